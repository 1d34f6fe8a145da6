import { text } from '../../lib/i18n/text.ts';
import { Icon } from './icon.tsx';

type OpenLinkButtonProps = {
  host: string;
  /** false where another action comes first */
  isPrimary?: boolean;
  /** id of what is to be known before */
  describedBy?: string | undefined;
  onOpen: () => void;
};

/** Opens a confirmation link in a new tab. The link's host stands beside it and in its name. */
export function OpenLinkButton({ host, isPrimary = true, describedBy, onOpen }: OpenLinkButtonProps) {
  return (
    <button
      type="button"
      class={isPrimary ? 'button primary' : 'button'}
      title={host}
      aria-label={text('do.openLinkTo', { host })}
      aria-describedby={describedBy}
      onClick={onOpen}
    >
      <Icon name="link" />
      {text('do.openLink')}
    </button>
  );
}
