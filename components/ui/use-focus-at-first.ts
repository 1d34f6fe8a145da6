import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Puts the focus where a view begins, once it is there: without it, keyboard and screen reader stay behind in the view
 * that is gone. The element needs `tabIndex={-1}`.
 */
export function useFocusAtFirst<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return element;
}
