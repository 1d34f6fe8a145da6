import { text } from '../../lib/language/text.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** Seen when the browser can't open its storage: better than a blank popup. */
export function StorageBroken() {
  return <EmptyState title={text('mail.broken')} text={text('mail.brokenText')} />;
}
