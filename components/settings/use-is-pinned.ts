import { useEffect, useState } from 'preact/hooks';

/** Whether our button is pinned to the toolbar. Read again when the person comes back to this page: not every browser has an event. */
export function useIsPinned(readIsPinned: () => Promise<boolean | undefined>): boolean | undefined {
  const [isPinned, setPinned] = useState<boolean>();

  useEffect(() => {
    const read = () => readIsPinned().then(setPinned, () => setPinned(undefined));
    void read();
    addEventListener('focus', read);
    document.addEventListener('pointerenter', read);
    return () => {
      removeEventListener('focus', read);
      document.removeEventListener('pointerenter', read);
    };
  }, [readIsPinned]);

  return isPinned;
}
