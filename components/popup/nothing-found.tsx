import { text } from '../../lib/language/text.ts';
import { EmptyState } from '../empty-state.tsx';

/** Seen when no message has all the words of the search. */
export function NothingFound({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <EmptyState title={text('mail.nothingFound')} text={text('mail.nothingFoundText', { query: query.trim() })}>
      <button type="button" class="button" onClick={onClear}>
        {text('do.showAllMessages')}
      </button>
    </EmptyState>
  );
}
