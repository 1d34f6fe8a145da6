import './view-bar.css';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../../lib/i18n/text.ts';
import { IconButton } from './button.tsx';

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

/**
 * Moves the focus to the start of a view when it appears, before it is painted: otherwise keyboard and screen reader lose their place. As
 * everywhere, a layout effect: what is typed into a field that has been seen stays there.
 * The element needs `tabIndex={-1}`.
 */
export function useFocusAtFirst<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => element.current?.focus({ preventScroll: true }), []);
  return element;
}
