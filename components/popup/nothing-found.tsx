import { EmptyState } from '../empty-state.tsx';

/** Seen when no message has all the words of the search. */
export function NothingFound({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <EmptyState title="Nothing found" text={`No message has “${query.trim()}” in it.`}>
      <button type="button" class="button" onClick={onClear}>
        Show all messages
      </button>
    </EmptyState>
  );
}
