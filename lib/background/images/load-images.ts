import type { PublicPath } from 'wxt/browser';
import { findGranted } from '../../browser/permissions.ts';
import type { FetchedImages } from '../../email/html/remote-content.ts';
import { isLoadable } from '../../email/html/remote-image.ts';
import { readBody } from '../../mailbox/read-contents.ts';
import { loadGlobal } from '../../packaging/lazy-script.ts';
import { hostPattern } from '../../site/host.ts';
import { loadSiteList } from '../../site/loaded-sites.ts';
import type { fetchImages } from './fetch-images.ts';

type ImageFetcher = {
  /** Returns the image URLs in a message's HTML, as the reader finds them. */
  findImages: (html: string) => string[];
  fetchImages: typeof fetchImages;
};

declare global {
  /** Set by `entrypoints/image-fetcher.ts`. */
  var mayflyImageFetcher: ImageFetcher | undefined;
}

/** Not part of the Chromium build: there the background has no DOM, and the frame of a mail loads its images itself. */
const FILE = '/image-fetcher.js' as PublicPath;

/**
 * Fetches images of a message, for browsers whose frames can't load them without the browser's cookies. Only images that are in the stored
 * message are fetched, over https, from public hosts that the user allowed.
 * @param wanted the URLs that the reader found; others are ignored
 */
export async function loadImages(id: string, wanted: readonly string[]): Promise<FetchedImages> {
  const html = (await readBody(id))?.html;
  if (!html) return {};
  await loadSiteList();
  const fetcher = await loadGlobal(FILE, () => globalThis.mayflyImageFetcher);
  const found = new Set(fetcher.findImages(html));
  const urls = [...new Set(wanted)].filter((url) => found.has(url) && isLoadable(url));
  const allowed = new Set(await findGranted([...new Set(urls.map(hostPattern))]));
  return fetcher.fetchImages(urls.filter((url) => allowed.has(hostPattern(url))));
}
