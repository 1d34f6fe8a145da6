import type { PublicPath } from 'wxt/browser';
import { loadLazyScript } from '../../packaging/lazy-script.ts';
import type { fetchImages } from './fetch-images.ts';

/** What fetches the images of mails. @property findImages the URLs of the images in a message's HTML, as its reader finds them */
export type ImageFetcher = { findImages: (html: string) => string[]; fetchImages: typeof fetchImages };

declare global {
  /** Set by `entrypoints/image-fetcher.ts`. */
  var mayflyImageFetcher: ImageFetcher | undefined;
}

/** Not packed for Chromium, whose background has no DOM, and needs none: there the frame of a mail loads its images. */
const FILE = '/image-fetcher.js' as PublicPath;

/** Loads what reads mails as the reader does into Firefox's background. @throws where the script can't be loaded */
export async function loadImageFetcher(): Promise<ImageFetcher> {
  if (!globalThis.mayflyImageFetcher) await loadLazyScript(FILE);
  if (!globalThis.mayflyImageFetcher) throw new Error(`${FILE} did not run`);
  return globalThis.mayflyImageFetcher;
}
