import { useEffect, useState } from 'preact/hooks';

/** Whether our button is in the toolbar, asked again whenever one comes back to this page, as not every browser tells of a change. */
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
