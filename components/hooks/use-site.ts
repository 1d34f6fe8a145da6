import { useEffect, useState } from 'preact/hooks';
import type { HostServices, OpenSite } from '../host/host-services.ts';

/**
 * The site of the page beside us. Asked for once in the toolbar's popup, which closes before another page can come; followed in a side
 * panel, which stays.
 * @param first as it was before the first render, where that was asked
 * @returns undefined while it is asked for, null where there is no such page
 */
export function useSite(
  { readSite, watchSite }: Pick<HostServices, 'readSite' | 'watchSite'>,
  first?: OpenSite | null,
): OpenSite | null | undefined {
  const [site, setSite] = useState(first);
  useEffect(() => {
    const watching = new AbortController();
    const read = () => {
      readSite()
        .catch(() => null)
        .then((found) => {
          if (watching.signal.aborted) return;
          setSite((last) => (last && last.name === found?.name && last.mayEnter === found.mayEnter ? last : found));
        });
    };
    watchSite?.(read, watching.signal);
    if (first === undefined) read();
    return () => watching.abort();
  }, [readSite, watchSite]);
  return site;
}
