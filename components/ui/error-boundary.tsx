import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { text } from '../../lib/i18n/text.ts';
import { Mark } from './empty-state.tsx';
import { ViewBar } from './view-bar.tsx';

type ErrorBoundaryProps = {
  /** the view is all that is on the page */
  isPage?: boolean;
  /** the way back to where the view was opened from; absent for none */
  onBack?: (() => void) | undefined;
  children: ComponentChildren;
};

/** Stands around a view. If the view throws, the others go on, and in its place stands what happened. */
export function ErrorBoundary({ isPage = false, onBack, children }: ErrorBoundaryProps) {
  const [error] = useErrorBoundary((thrown) => console.error('A view stopped:', thrown));
  if (error === undefined) return children;
  const Container = isPage ? 'main' : 'div';
  return (
    <Container>
      {onBack && <ViewBar onBack={onBack} />}
      <div class="empty-state" role="alert">
        <Mark />
        <h1>{text('mail.stopped')}</h1>
        <p class="soft">{text('mail.stoppedText')}</p>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {text('do.reload')}
        </button>
      </div>
    </Container>
  );
}
