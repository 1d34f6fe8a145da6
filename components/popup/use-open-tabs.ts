import { useEffect, useState } from 'preact/hooks';
import type { HostServices } from '../reader/host-services.ts';

/**
 * The ids of the browser's open tabs.
 * @param first read before the first render, if they were
 * @returns undefined while unknown
 */
export function useOpenTabs(
  { readOpenTabs, watchOpenTabs }: Pick<HostServices, 'readOpenTabs' | 'watchOpenTabs'>,
  first: ReadonlySet<number> | undefined,
): ReadonlySet<number> | undefined {
  const [open, setOpen] = useState(first);
  useEffect(() => {
    const watching = new AbortController();
    const read = () => {
      readOpenTabs().then(
        (tabs) => !watching.signal.aborted && setOpen(tabs),
        () => {},
      );
    };
    watchOpenTabs(read, watching.signal);
    return () => watching.abort();
  }, [readOpenTabs, watchOpenTabs]);
  return open;
}
