import { sleep } from '../../i18n/time.ts';
import { trustedPage } from './body-page.ts';
import { findSeen } from './find-seen.ts';
import type { LayoutRequest } from './lay-out-unseen.ts';

/** The page learns its size from another process, a moment after the request. Zoom may round it. Images are in the mail itself. */
const LONGEST_WAIT_MS = 1000;

/**
 * Makes this window, which has no origin, lay out the mail that the page around it sends, and answer what that asks: see `layOutApart`.
 * The mail replaces all that is in the page, and brings its own Content Security Policy.
 */
export function answerLayoutRequests(): void {
  addEventListener('message', ({ source, data, ports: [port] }) => {
    if (source !== parent || !port) return;
    const mail = new DOMParser().parseFromString(trustedPage(String(data)), 'text/html');
    document.replaceChild(document.adoptNode(mail.documentElement), document.documentElement);
    port.onmessage = async ({ data: { what, width, height } }: MessageEvent<LayoutRequest>) => {
      await hasSize(width, height);
      const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
      port.postMessage(what === 'measure' ? { scrollHeight, scrollWidth, clientWidth } : findSeen(document));
    };
    const images = Promise.all([...document.images].map(hasLoaded));
    void Promise.race([images, sleep(LONGEST_WAIT_MS)]).then(() => port.postMessage('ready'));
  });
}

/** Not `decode()`: in a frame that is not drawn, as this one, it may never end. */
function hasLoaded(image: HTMLImageElement): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  for (const end of ['load', 'error']) image.addEventListener(end, resolve, { once: true });
  return image.complete ? Promise.resolve() : promise;
}

async function hasSize(width: number, height: number): Promise<void> {
  const isSized = () => Math.abs(innerWidth - width) <= 1 && Math.abs(innerHeight - height) <= 1;
  for (const startedAt = performance.now(); !isSized() && performance.now() - startedAt < LONGEST_WAIT_MS; )
    await new Promise((resolve) => setTimeout(resolve, 5));
}
