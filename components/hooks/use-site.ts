import { useEffect, useState } from 'preact/hooks';
import type { OpenSite } from '../popup/edge.ts';

/**
 * The site of the page beside us, asked for once: the toolbar's popup closes before another page can come.
 * @param readSite null where there is no such page
 * @returns undefined while it is asked for
 */
export function useSite(readSite: () => Promise<OpenSite | null>): OpenSite | null | undefined {
  const [site, setSite] = useState<OpenSite | null>();
  useEffect(() => {
    readSite().then(setSite, () => setSite(null));
  }, [readSite]);
  return site;
}
