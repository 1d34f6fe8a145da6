import { browser, type PublicPath } from 'wxt/browser';
import type { FetchedImages } from '../../email/html/remote-content.ts';
import { isLoadable } from '../../email/html/remote-image.ts';
import { readBody } from '../../mailbox/read-contents.ts';
import { loadGlobal } from '../../packaging/lazy-script.ts';
import { hostPattern } from '../../site/site-pattern.ts';
import type { fetchImages } from './fetch-images.ts';

/** What fetches the images of mails. @property findImages the URLs of the images in a message's HTML, as its reader finds them */
type ImageFetcher = { findImages: (html: string) => string[]; fetchImages: typeof fetchImages };

declare global {
  /** Set by `entrypoints/image-fetcher.ts`. */
  var mayflyImageFetcher: ImageFetcher | undefined;
}

/** Not packed for Chromium, whose background has no DOM, and needs none: there the frame of a mail loads its images. */
const FILE = '/image-fetcher.js' as PublicPath;

/**
 * Fetches images of a message, where frames can't load them without the browser's cookies. Only images that the stored message has, over
 * https, from public hosts that the user allowed.
 * @param wanted as the reader found them; others are ignored
 */
export async function loadImages(id: string, wanted: readonly string[]): Promise<FetchedImages> {
  const html = (await readBody(id))?.html;
  if (!html) return {};
  const fetcher = await loadGlobal(FILE, () => globalThis.mayflyImageFetcher);
  const found = new Set(fetcher.findImages(html));
  const urls = [...new Set(wanted)].filter((url) => found.has(url) && isLoadable(url));
  const patterns = [...new Set(urls.map(hostPattern))];
  const answers = await Promise.all(patterns.map((origin) => browser.permissions.contains({ origins: [origin] })));
  const allowed = new Set(patterns.filter((_, at) => answers[at]));
  return fetcher.fetchImages(urls.filter((url) => allowed.has(hostPattern(url))));
}
