import { EmptyState } from '../empty-state.tsx';

/** Seen before the first address, and once all have expired with no mail kept. */
export function NoAddress() {
  return (
    <EmptyState
      title="No address yet"
      text="Right-click an e-mail field on any page and choose “Fill temporary address”, or make one here."
    />
  );
}
