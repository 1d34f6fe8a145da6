import { text } from '../../lib/i18n/text.ts';
import { Button } from './button.tsx';

type OpenLinkButtonProps = {
  host: string;
  /** false if another button is the primary one */
  isPrimary?: boolean;
  /** the id of the element with what the user should know before the click */
  describedBy?: string | undefined;
  onOpen: () => void;
};

/** Opens a confirmation link in a new tab. The link's host is shown beside the button, and is in its accessible name. */
export function OpenLinkButton({ host, isPrimary = true, describedBy, onOpen }: OpenLinkButtonProps) {
  return (
    <Button
      kind={isPrimary ? 'button primary' : 'button'}
      title={host}
      aria-label={text('do.openLinkTo', { host })}
      aria-describedby={describedBy}
      onClick={onOpen}
      icon="link"
      text={text('do.openLink')}
    />
  );
}
