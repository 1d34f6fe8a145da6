import { text } from '../../lib/language/text.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** Shown when the browser can't open its storage. */
export function StorageBroken() {
  return <EmptyState title={text('mail.broken')} text={text('mail.brokenText')} />;
}
