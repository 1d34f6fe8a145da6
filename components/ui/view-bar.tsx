import './view-bar.css';
import type { ComponentChildren } from 'preact';
import { text } from '../../lib/i18n/text.ts';
import { IconButton } from './icon-button.tsx';
import { useFocusAtFirst } from './use-focus-at-first.ts';

type ViewBarProps = {
  /** absent if the view has its own heading */
  title?: string;
  onBack: () => void;
  children?: ComponentChildren;
};

/** The bar above a view that was opened from the list, with the button that goes back, and the view's actions. */
export function ViewBar({ title, onBack, children }: ViewBarProps) {
  const heading = useFocusAtFirst<HTMLHeadingElement>();
  return (
    <header class="view-bar">
      <IconButton icon="back" label={text('do.back')} onClick={onBack} />
      {title && (
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      )}
      <span class="view-bar-actions">{children}</span>
    </header>
  );
}
