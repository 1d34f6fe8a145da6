import { useEffect, useState } from 'preact/hooks';

/**
 * The site of the page beside us, asked for once: the toolbar's popup closes before another page can come.
 * @param readSite null where there is no such page
 * @returns undefined while it is asked for
 */
export function useSite(readSite: () => Promise<string | null>): string | null | undefined {
  const [site, setSite] = useState<string | null>();
  useEffect(() => {
    readSite().then(setSite, () => setSite(null));
  }, [readSite]);
  return site;
}
