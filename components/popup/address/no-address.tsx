import type { ComponentChildren } from 'preact';
import { text } from '../../../lib/language/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Seen before the first address, and once all have expired with no mail kept; with the buttons that make one. */
export function NoAddress({ children }: { children: ComponentChildren }) {
  return (
    <EmptyState title={text('address.noneTitle')} text={text('address.noneText', { item: text('do.fillAddress') })}>
      {children}
    </EmptyState>
  );
}
