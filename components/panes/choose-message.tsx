import { EmptyState } from '../empty-state.tsx';

/** Seen beside the list while no message is open. */
export function ChooseMessage() {
  return <EmptyState title="Nothing open" text="Choose a message to read it here." />;
}
