import { useEffect, useRef } from 'preact/hooks';

/** What each key does, by `KeyboardEvent.key`. */
export type Shortcuts = Record<string, () => void>;

/** Whether the person is typing, or has a dialog open: then keys are no shortcuts. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}

/**
 * Listens for single keys on the whole page. Those with Ctrl, Alt or Meta belong to the browser; `Escape` works while typing too.
 * @param turn who gets a key that several listen for: `before-others` comes first
 */
export function useShortcuts(shortcuts: Shortcuts, turn: 'in-turn' | 'before-others' = 'in-turn'): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      if (event.key !== 'Escape' && isTyping(event.target)) return;
      const run = latest.current[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    const options = { capture: turn === 'before-others' };
    addEventListener('keydown', listen, options);
    return () => removeEventListener('keydown', listen, options);
  }, [turn]);
}
