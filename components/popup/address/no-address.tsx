import type { ComponentChildren } from 'preact';
import { text } from '../../../lib/i18n/text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown before the first address, and once all have expired with no mail stored; with the buttons that create one. */
export function NoAddress({ children }: { children: ComponentChildren }) {
  return (
    <EmptyState title={text('address.noneTitle')} text={text('address.noneText', { item: text('do.fillNew') })}>
      {children}
    </EmptyState>
  );
}
