import { text } from '../../lib/language/text.ts';
import { EmptyState } from '../ui/empty-state.tsx';

type BodyEvictedProps = {
  /** the service has forgotten it with its address */
  isGone: boolean;
  onFetch: () => void;
};

/** Seen in place of a message's text that was evicted. */
export function BodyEvicted({ isGone, onFetch }: BodyEvictedProps) {
  return (
    <EmptyState title={text('keep.clearedTitle')} text={text(isGone ? 'keep.bodyGone' : 'keep.bodyCleared')}>
      {!isGone && (
        <button type="button" class="button" onClick={onFetch}>
          {text('keep.fetchAgain')}
        </button>
      )}
    </EmptyState>
  );
}
