import { text } from '../../lib/language/text.ts';
import { trustedPage } from '../../lib/message/body/trusted-page.ts';
import { restrictPage } from './page-policy.ts';

/** Links may open ordinary tabs. Nothing else: no scripts, no origin, no forms. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** Not even the browser's brand and system, which pages are told unasked. */
const NO_HINTS = ['ch-ua', 'ch-ua-mobile', 'ch-ua-platform'].map((hint) => `${hint} 'none'`).join('; ');

let ready: HTMLIFrameElement | undefined;

/**
 * A frame without scripts.
 * @param page its document, whose policy applies to the frame too
 * @param onPainted called once what it shows is on screen, or would be if it were visible
 */
export function makeFrame(srcdoc: string, page: Document, onPainted: () => void): HTMLIFrameElement {
  const frame = page.createElement('iframe');
  frame.title = text('message.title');
  frame.referrerPolicy = 'no-referrer';
  frame.setAttribute('sandbox', SANDBOX);
  // No cookie, cache or connection of the browser's own goes with an image. Firefox has no such frames, and loads none in them.
  frame.setAttribute('credentialless', '');
  frame.allow = NO_HINTS;
  // The second frame comes after the first was laid out and painted.
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(onPainted));
  frame.addEventListener('load', afterPaint, { once: true });
  frame.srcdoc = trustedPage(srcdoc);
  return frame;
}

/**
 * Loads and lays out a mail before it is opened, invisible and inert. Only in browsers with `moveBefore`: elsewhere a moved frame
 * loads again.
 */
export function makeFrameReady(srcdoc: string, onPainted: () => void): void {
  if (!('moveBefore' in Element.prototype) || ready?.srcdoc === srcdoc) return;
  dropReadyFrame();
  restrictPage();
  ready = makeFrame(srcdoc, document, onPainted);
  ready.className = 'html-body ready';
  ready.inert = true;
  document.body.append(ready);
}

/** Shows a mail: in the frame that is ready for it, else in the one that is there, else in a new one. */
export function placeFrame(place: Element, srcdoc: string, onPainted: () => void): void {
  restrictPage();
  const standing = place.querySelector('iframe');
  if (ready?.srcdoc === srcdoc) {
    standing?.remove();
    ready.className = 'html-body';
    ready.inert = false;
    place.moveBefore(ready, null);
    ready = undefined;
  } else if (standing) {
    standing.srcdoc = trustedPage(srcdoc);
  } else {
    const frame = makeFrame(srcdoc, document, onPainted);
    frame.className = 'html-body';
    place.append(frame);
  }
  dropReadyFrame();
}

/** Removes a prepared frame that is not needed. */
export function dropReadyFrame(): void {
  ready?.remove();
  ready = undefined;
}
