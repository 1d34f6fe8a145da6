import { text } from '../../lib/language/text.ts';
import { EmptyState } from '../empty-state.tsx';

type BodyClearedProps = {
  /** the service has forgotten it with its address */
  isGone: boolean;
  onFetch: () => void;
};

/** Seen in place of a message's text that had to make room for others. */
export function BodyCleared({ isGone, onFetch }: BodyClearedProps) {
  return (
    <EmptyState title={text('keep.title')} text={text(isGone ? 'keep.bodyGone' : 'keep.bodyCleared')}>
      {!isGone && (
        <button type="button" class="button" onClick={onFetch}>
          {text('keep.fetchAgain')}
        </button>
      )}
    </EmptyState>
  );
}
