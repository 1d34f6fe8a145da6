import './view-bar.css';
import type { ComponentChildren } from 'preact';
import { text } from '../../lib/language/text.ts';
import { IconButton } from './icon-button.tsx';
import { useFocusAtFirst } from './use-focus-at-first.ts';

type ViewBarProps = {
  /** what one looks at; absent where the view has a heading of its own */
  title?: string;
  onBack: () => void;
  children?: ComponentChildren;
};

/** The bar above everything that is opened from the mail list: the way back, and what can be done here. */
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
