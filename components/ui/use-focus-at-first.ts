import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Moves the focus to the start of a view when it appears: otherwise keyboard and screen reader lose their place.
 * The element needs `tabIndex={-1}`.
 */
export function useFocusAtFirst<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return element;
}
