import { text } from '../../../lib/i18n/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown beside the list while no message is open. */
export function ChooseMessage() {
  return <EmptyState title={text('mail.nothingOpen')} text={text('mail.nothingOpenText')} />;
}
