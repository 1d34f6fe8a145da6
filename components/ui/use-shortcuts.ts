import { useLayoutEffect, useRef } from 'preact/hooks';

/** What each key does, by `KeyboardEvent.key`. */
export type Shortcuts = Record<string, () => void>;

/**
 * Without the keys that write a character. A word that is spoken to the computer, or a slip of the hand, is many of them.
 * @see https://www.w3.org/TR/WCAG22/#character-key-shortcuts
 */
export function withoutSingleKeys(shortcuts: Shortcuts): Shortcuts {
  return Object.fromEntries(Object.entries(shortcuts).filter(([key]) => key.length > 1));
}

/** Whether the user is typing: then keys are no shortcuts. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

/**
 * Listens for single keys on the whole page. Those with Ctrl, Alt or Meta belong to the browser; `Escape` works while typing too. In a
 * dialog all of them are its own.
 * @param turn who gets a key that several listen for: `before-others` comes first
 */
export function useShortcuts(shortcuts: Shortcuts, turn: 'in-turn' | 'before-others' = 'in-turn'): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;

  // At once: a user who knows the key presses it as soon as they see the page.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      // Wherever the focus is: what is behind a dialog is out of reach.
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key !== 'Escape' && isTyping(event.target)) return;
      const run = latest.current[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', listen, { capture: turn === 'before-others', signal: listening.signal });
    return () => listening.abort();
  }, [turn]);
}
