import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { text } from '../../lib/i18n/text.ts';
import { Button } from './button.tsx';
import { Mark } from './empty-state.tsx';
import { ViewBar } from './view-bar.tsx';

type ErrorBoundaryProps = {
  /** the view is the whole page */
  isPage?: boolean;
  /** goes back to where the view was opened from; absent if there is no way back */
  onBack?: (() => void) | undefined;
  children: ComponentChildren;
};

/** Wraps a view. If the view throws, a message replaces it, and the rest of the page keeps working. */
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
        <Button kind="button primary" onClick={() => location.reload()} text={text('do.reload')} />
      </div>
    </Container>
  );
}
