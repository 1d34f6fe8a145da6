import { text } from '../../lib/i18n/text.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** Shown when the mailbox can't be read. @param isOfNewer because a newer version of Mayfly has made it */
export function StorageBroken({ isOfNewer = false }: { isOfNewer?: boolean | undefined }) {
  if (isOfNewer) return <EmptyState title={text('mail.newer')} text={text('mail.newerText')} />;
  return <EmptyState title={text('mail.broken')} text={text('mail.brokenText')} />;
}
