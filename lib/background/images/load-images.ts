import { browser } from 'wxt/browser';
import { isLoadable } from '../../email/html/is-loadable.ts';
import type { FetchedImages } from '../../email/html/remote-content.ts';
import { readBody } from '../../mailbox/read-contents.ts';
import { loadSites } from '../../site/loaded-sites.ts';
import { hostPattern } from '../../site/site-pattern.ts';
import { loadImageFetcher } from './load-image-fetcher.ts';

/**
 * Fetches images of a message, where frames can't load them without the browser's cookies. Only images that the stored message has, over
 * https, from public hosts that the person allowed.
 * @param wanted as the reader found them; others are ignored
 * @throws where the mailbox can't be read
 */
export async function loadImages(id: string, wanted: readonly string[]): Promise<FetchedImages> {
  const html = (await readBody(id))?.html;
  if (!html) return {};
  const [{ findImages, fetchImages }] = await Promise.all([loadImageFetcher(), loadSites()]);
  const found = new Set(findImages(html));
  const urls = [...new Set(wanted)].filter((url) => found.has(url) && isLoadable(url));
  const patterns = [...new Set(urls.map(hostPattern))];
  const answers = await Promise.all(patterns.map((origin) => browser.permissions.contains({ origins: [origin] })));
  const allowed = new Set(patterns.filter((_, at) => answers[at]));
  return fetchImages(urls.filter((url) => allowed.has(hostPattern(url))));
}
