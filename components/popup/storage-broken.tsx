import { EmptyState } from '../empty-state.tsx';

/** Seen when the browser can't open its storage: better than a blank popup. */
export function StorageBroken() {
  return (
    <EmptyState
      title="Your mail can’t be read"
      text="The browser could not open its storage. Free some disk space, then close and open the browser."
    />
  );
}
