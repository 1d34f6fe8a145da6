import { text } from '../../../lib/language/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Seen while an address lives and nothing has come yet. */
export function WaitingForMail() {
  return <EmptyState title={text('mail.waitingTitle')} text={text('mail.waitingText')} />;
}
