import { describeSize } from '../../lib/api/describe-problem.ts';
import type { ResponseSize } from '../../lib/api/problem.ts';
import { text } from '../../lib/i18n/text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useReader } from './reader-context.ts';

type BodyTooLargeProps = {
  size: ResponseSize | undefined;
  /** false where the service has forgotten it with its address */
  canFetch: boolean;
};

/** Seen in place of a message's text that is too large to be fetched. */
export function BodyTooLarge({ size, canFetch }: BodyTooLargeProps) {
  const { retry, saveSource } = useReader().actions;
  return (
    <EmptyState title={text('message.tooLarge', { size: describeSize(size) })} text={text('message.tooLargeText')}>
      {canFetch && (
        <>
          <button type="button" class="button" onClick={saveSource}>
            {text('message.saveEml')}
          </button>
          <button type="button" class="text-button" onClick={retry}>
            {text('do.tryAgain')}
          </button>
        </>
      )}
    </EmptyState>
  );
}
