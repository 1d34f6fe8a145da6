import { useEffect, useState } from 'preact/hooks';
import type { SiteBeside } from '../../lib/browser/site-beside.ts';
import type { HostServices } from '../reader/host-services.ts';

/**
 * The site of the page that the popup or the panel belongs to. Read once in the popup, which closes before the page can change;
 * updated in the side panel, which stays.
 * @param first read before the first render, if it was
 * @returns undefined while it is read, null where there is no such page
 */
export function useSite(
  { readSite, watchSite }: Pick<HostServices, 'readSite' | 'watchSite'>,
  first?: SiteBeside | null,
): SiteBeside | null | undefined {
  const [site, setSite] = useState(first);
  useEffect(() => {
    const watching = new AbortController();
    const read = () => {
      readSite()
        .catch(() => null)
        .then((found) => {
          if (watching.signal.aborted) return;
          setSite((last) =>
            last && last.host === found?.host && last.mayEnter === found.mayEnter && last.container === found.container
              ? last
              : found,
          );
        });
    };
    watchSite?.(read, watching.signal);
    if (first === undefined) read();
    return () => watching.abort();
  }, [readSite, watchSite]);
  return site;
}
