import type { ComponentChildren } from 'preact';

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

/** Mayfly's mark, as `test/scripts/icons/icon-svg.ts` draws it, in the text's colour and without a background. */
export function Mark() {
  return (
    <svg class="mark" viewBox="2 2 28 28" aria-hidden="true">
      <path d="M20.4 19.2C13.2 16.6 9.2 10.6 10.2 3.8c7.2 1.6 11.6 8.2 10.2 15.4z" />
      <path d="M22.2 18.8c-.4-5.6 1.6-10 5.6-12.6 1.8 4.8 0 10-5.6 12.6z" opacity=".6" />
      <circle cx="25.6" cy="22.2" r="2.5" />
      <g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">
        <path d="M24.8 21.8c-4.2-2-8.6-1.6-12.6 1.4" stroke-width="2.9" />
        <path d="M12.2 23.2C8.6 22.6 5.6 20 4.2 16.2M12.2 23.2C9.8 26 7 27.4 3.8 27.4" stroke-width="1.7" />
      </g>
    </svg>
  );
}

/** A progress bar with a label that ends in an ellipsis, shown after a moment, so that a short wait does not flicker. */
export function WaitingBar({ what }: { what: string }) {
  return (
    <div class="waiting" role="status">
      <span class="waiting-bar" aria-hidden="true" />
      <span class="soft">{what}</span>
    </div>
  );
}
