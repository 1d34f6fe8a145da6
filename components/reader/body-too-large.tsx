import { describeSize } from '../../lib/api/describe-problem.ts';
import type { ResponseSize } from '../../lib/api/problem.ts';
import { text } from '../../lib/i18n/text.ts';
import { EmptyState } from '../ui/empty-state.tsx';

type BodyTooLargeProps = {
  size: ResponseSize | undefined;
  /** absent where the service has forgotten it with its address */
  onFetch?: (() => void) | undefined;
  onSave: () => void;
};

/** Seen in place of a message's text that is too large to be fetched. */
export function BodyTooLarge({ size, onFetch, onSave }: BodyTooLargeProps) {
  return (
    <EmptyState title={text('message.tooLarge', { size: describeSize(size) })} text={text('message.tooLargeText')}>
      {onFetch && (
        <>
          <button type="button" class="button" onClick={onSave}>
            {text('message.saveEml')}
          </button>
          <button type="button" class="text-button" onClick={onFetch}>
            {text('do.tryAgain')}
          </button>
        </>
      )}
    </EmptyState>
  );
}
