import type { ComponentChildren } from 'preact';
import { Mark } from './mark.tsx';

type EmptyStateProps = {
  title: string;
  /** what to do next */
  text: string;
  /** a button that does it */
  children?: ComponentChildren;
};

/** Shown where there is nothing to list: says what to do next. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div class="empty-state">
      <Mark />
      <h2>{title}</h2>
      <p class="soft">{text}</p>
      {children}
    </div>
  );
}
