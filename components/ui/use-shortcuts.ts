import { useLayoutEffect, useRef } from 'preact/hooks';

/** What each key does, by `KeyboardEvent.key`. */
export type Shortcuts = Record<string, () => void>;

/**
 * Leaves out the keys that write a character. With speech input, or by a slip of the hand, many of them may be pressed by mistake.
 * @see https://www.w3.org/TR/WCAG22/#character-key-shortcuts
 */
export function withoutSingleKeys(shortcuts: Shortcuts): Shortcuts {
  return Object.fromEntries(Object.entries(shortcuts).filter(([key]) => key.length > 1));
}

/** Whether the user is typing into a field: then, keys are no shortcuts. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

/** The field of the search in the mail. Other fields that filter a list are always there. */
export const SEARCH_FIELD = 'input[name=search]';

/** Whether a search is open: then, what the user types is meant for it, wherever the focus is. */
const isSearching = () => document.querySelector(SEARCH_FIELD) !== null;

/**
 * Listens for keys on the whole page. Keys with Ctrl, Alt or Meta are left to the browser. While the user types, only `Escape` works.
 * While a search is open, no key works that writes a character. While a dialog is open, no shortcut works.
 * @param turn if several listeners have an action for a key, the one with `before-others` runs first
 */
export function useShortcuts(shortcuts: Shortcuts, turn: 'in-turn' | 'before-others' = 'in-turn'): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;

  // A layout effect, so that the keys work as soon as the user sees the page.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      // Even if the focus is outside of the dialog, the page behind it must not react.
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key !== 'Escape' && isTyping(event.target)) return;
      if (event.key.length === 1 && isSearching()) return;
      const run = latest.current[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', listen, { capture: turn === 'before-others', signal: listening.signal });
    return () => listening.abort();
  }, [turn]);
}
