import { EmptyState } from '../empty-state.tsx';

/** Seen while an address lives and nothing has come yet. */
export function WaitingForMail() {
  return (
    <EmptyState
      title="Waiting for mail"
      text="Use the address on a website. What it sends appears here by itself; you may close this window."
    />
  );
}
