import { useLayoutEffect, useRef } from 'preact/hooks';

/** What each key does, by `KeyboardEvent.key`. */
export type Shortcuts = Record<string, () => void>;

/** Whether the user is typing: then keys are no shortcuts. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

/**
 * Listens for single keys on the whole page. Those with Ctrl, Alt or Meta belong to the browser; `Escape` works while typing too. In a
 * dialog all of them are its own.
 * @param turn who gets a key that several listen for: `before-others` comes first
 * @param held what some of them do when they are held: until such a key is let go, it is not known which is meant
 */
export function useShortcuts(
  shortcuts: Shortcuts,
  turn: 'in-turn' | 'before-others' = 'in-turn',
  held: Shortcuts = {},
): void {
  const latest = useRef({ shortcuts, held });
  latest.current = { shortcuts, held };

  // At once: a user who knows the key presses it as soon as they see the page.
  useLayoutEffect(() => {
    /** The key that is down, and was not held yet. */
    let down: string | undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      // Wherever the focus is: what is behind a dialog is out of reach.
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key !== 'Escape' && isTyping(event.target)) return;
      const { shortcuts, held } = latest.current;
      const run = shortcuts[event.key];
      if (!run) return;
      event.preventDefault();
      const hold = held[event.key];
      if (!hold) return run();
      if (!event.repeat) down = event.key;
      else if (down === event.key) {
        down = undefined;
        hold();
      }
    };
    const letGo = ({ key }: KeyboardEvent) => {
      if (down === key) latest.current.shortcuts[key]?.();
      down = undefined;
    };
    const options = { capture: turn === 'before-others' };
    addEventListener('keydown', listen, options);
    addEventListener('keyup', letGo, options);
    return () => {
      removeEventListener('keydown', listen, options);
      removeEventListener('keyup', letGo, options);
    };
  }, [turn]);
}
