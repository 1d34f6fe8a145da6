import { useEffect, useState } from 'preact/hooks';
import type { OptionsServices, ShortcutsSet } from './options-services.ts';

/**
 * The shortcuts as they are set. Read again when the person comes back to this page: there is no event.
 * @returns undefined until they are read, and where the browser has none
 */
export function useShortcutsSet(readShortcuts: OptionsServices['readShortcuts']): ShortcutsSet | undefined {
  const [shortcuts, setShortcuts] = useState<ShortcutsSet>();

  useEffect(() => {
    const read = () =>
      readShortcuts().then(setShortcuts, (error: unknown) => console.warn('The shortcuts could not be read:', error));
    void read();
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
  }, [readShortcuts]);

  return shortcuts;
}
