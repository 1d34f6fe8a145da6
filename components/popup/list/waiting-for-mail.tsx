import { text } from '../../../lib/i18n/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown while an address is live and has no messages yet. */
export function WaitingForMail() {
  return <EmptyState title={text('mail.waitingTitle')} text={text('mail.waitingText')} />;
}
