import type { ComponentChildren } from 'preact';
import { EmptyState } from '../empty-state.tsx';

/** Seen before the first address, and once all have expired with no mail kept; with the buttons that make one. */
export function NoAddress({ children }: { children: ComponentChildren }) {
  return (
    <EmptyState
      title="No address yet"
      text="Right-click an e-mail field on any page and choose “Fill temporary address”, or make one here."
    >
      {children}
    </EmptyState>
  );
}
