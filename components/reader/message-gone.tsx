import { text } from '../../lib/i18n/text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ViewBar } from '../ui/view-bar.tsx';

/** Shown when a notification or a link leads to a deleted message. */
export function MessageGone({ onBack }: { onBack: () => void }) {
  return (
    <>
      <ViewBar title={text('message.title')} onBack={onBack} />
      <EmptyState title={text('message.goneTitle')} text={text('message.goneText')}>
        <button type="button" class="button" onClick={onBack}>
          {text('do.showAllMessages')}
        </button>
      </EmptyState>
    </>
  );
}
