import { EmptyState } from '../empty-state.tsx';
import { ViewBar } from '../popup/view-bar.tsx';

/** Seen when a notification or a link leads to a message that was deleted since. */
export function MessageGone({ onBack }: { onBack: () => void }) {
  return (
    <>
      <ViewBar title="Message" onBack={onBack} />
      <EmptyState title="This message is gone" text="It was deleted, here or together with its address.">
        <button type="button" class="button" onClick={onBack}>
          Show all messages
        </button>
      </EmptyState>
    </>
  );
}
