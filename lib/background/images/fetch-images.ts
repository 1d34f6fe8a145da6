import { readBlob } from '../../api/read-response.ts';
import { findAttachmentType } from '../../email/attachment/attachment-type.ts';
import type { FetchedImages } from '../../email/html/remote-content.ts';
import { toBase64 } from '../../email/parse/bytes.ts';

type ImageBounds = { imageBytes: number; totalBytes: number; timeoutMs: number };

const IMAGE_BOUNDS: ImageBounds = { imageBytes: 5_000_000, totalBytes: 20_000_000, timeoutMs: 20_000 };

/** The number of parallel requests: as many as browsers open to one host. */
const AT_ONCE = 6;

/**
 * Fetches images without identifying the user: no cookies, referrer or cache. Redirects are not followed, because they could lead to a host
 * that the user did not allow, or into a private network.
 * @returns `data:` URLs, by URL, without images that failed, that are no raster images by their bytes, or that exceed the bounds. Never
 *   throws
 */
export async function fetchImages(urls: readonly string[], bounds = IMAGE_BOUNDS): Promise<FetchedImages> {
  const signal = AbortSignal.timeout(bounds.timeoutMs);
  const waiting = urls.values();
  const images: Record<string, string> = {};
  let leftBytes = bounds.totalBytes;

  async function fetchInTurn(): Promise<void> {
    for (const url of waiting) {
      const bytes = await fetchBytes(url, Math.min(bounds.imageBytes, leftBytes), signal);
      // Parallel requests may have used up the bytes meanwhile.
      if (!bytes || bytes.length > leftBytes) continue;
      const { type, preview } = findAttachmentType('', bytes.subarray(0, 1024));
      if (preview !== 'image') continue;
      leftBytes -= bytes.length;
      images[url] = `data:${type};base64,${toBase64(bytes)}`;
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, fetchInTurn));
  return images;
}

/** @returns undefined if the request failed or the image is longer than `maxBytes` */
async function fetchBytes(url: string, maxBytes: number, signal: AbortSignal): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(url, {
      headers: { Accept: 'image/avif,image/webp,image/*' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
      signal,
    });
    const file = response.ok ? await readBlob(response, maxBytes) : undefined;
    return file && new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
