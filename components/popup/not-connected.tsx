import { EmptyState } from '../empty-state.tsx';

/** Seen until a service is connected, and nothing is held from an earlier one. */
export function NotConnected({ onConnect }: { onConnect: () => void }) {
  return (
    <EmptyState
      title="Connect your mail service"
      text="Mayfly needs the API key of a temporary-mail service. It takes less than a minute."
    >
      <button type="button" class="button primary" onClick={onConnect}>
        Open settings
      </button>
    </EmptyState>
  );
}
