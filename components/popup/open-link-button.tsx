import { Icon } from '../icon.tsx';

/** Opens a confirmation link in a new tab. Its true host stands beside it and in its name: nothing is opened unseen. */
export function OpenLinkButton({ host, onOpen }: { host: string; onOpen: () => void }) {
  return (
    <button type="button" class="button primary" title={host} onClick={onOpen}>
      <Icon name="link" />
      Open link
      <span class="unseen"> to {host}</span>
    </button>
  );
}
