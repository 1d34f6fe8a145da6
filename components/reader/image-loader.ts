import { hasAccess, requestAccess } from '../../lib/browser/permissions.ts';
import type { FetchedImages } from '../../lib/email/html/remote-content.ts';
import { isLoadable, MOST_IMAGES } from '../../lib/email/html/remote-image.ts';
import { callBackground } from '../../lib/messaging/call-background.ts';
import { hostPattern } from '../../lib/site/host.ts';

export type ImageLoader = {
  /** Whether the browser asks the user before these images are fetched. */
  asksFirst(urls: string[]): Promise<boolean>;
  /**
   * Fetches those of the images that are visible; to be called within a click.
   * @returns the URLs of the visible ones, and what was fetched of them; undefined if the user did not allow it
   */
  load(
    urls: string[],
    findSeen: () => Promise<string[]>,
  ): Promise<{ seen: string[]; fetched: FetchedImages } | undefined>;
};

const findLoadable = (urls: string[]) => urls.filter(isLoadable).slice(0, MOST_IMAGES);

const findOrigins = (urls: string[]) => [...new Set(findLoadable(urls).map(hostPattern))];

/**
 * A loader that fetches a message's images in the background: the requests of a frame would send the browser's cookies.
 * @returns undefined where frames can be `credentialless`, and load the images themselves
 */
export function imageLoader(
  id: string,
  isCredentialless = 'credentialless' in HTMLIFrameElement.prototype && !import.meta.env.FIREFOX,
): ImageLoader | undefined {
  if (isCredentialless) return undefined;
  return {
    asksFirst: async (urls) => !(await hasAccess(...findOrigins(urls)).catch(() => true)),
    async load(urls, findSeen) {
      const origins = findOrigins(urls);
      if (origins.length > 0 && !(await requestAccess(...origins).catch(() => false))) return undefined;
      const seen = await findSeen();
      const wanted = findLoadable(urls).filter((url) => seen.includes(url));
      const answer = await callBackground('fetchImages', { id, urls: wanted });
      return { seen, fetched: answer.ok ? answer.value.images : {} };
    },
  };
}
