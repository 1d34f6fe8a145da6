import { text } from '../../lib/language/text.ts';
import { restrictPage } from './page-policy.ts';

/** Links may open ordinary tabs. Nothing else: no scripts, no origin, no forms. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

let ready: HTMLIFrameElement | undefined;

/** A frame without scripts. @param page its document, whose policy applies to the frame too */
export function makeFrame(srcdoc: string, page: Document): HTMLIFrameElement {
  const frame = page.createElement('iframe');
  frame.title = text('message.title');
  frame.referrerPolicy = 'no-referrer';
  frame.setAttribute('sandbox', SANDBOX);
  frame.srcdoc = srcdoc;
  return frame;
}

/**
 * Loads and lays out a mail before it is opened, invisible and inert. Only in browsers with `moveBefore`: elsewhere a moved frame
 * loads again.
 */
export function makeFrameReady(srcdoc: string): void {
  if (!('moveBefore' in Element.prototype) || ready?.srcdoc === srcdoc) return;
  dropReadyFrame();
  restrictPage();
  ready = makeFrame(srcdoc, document);
  ready.className = 'html-body ready';
  ready.inert = true;
  document.body.append(ready);
}

/** Shows a mail: in the frame that is ready for it, else in the one that is there, else in a new one. */
export function placeFrame(place: Element, srcdoc: string): void {
  restrictPage();
  const standing = place.querySelector('iframe');
  if (ready?.srcdoc === srcdoc) {
    standing?.remove();
    ready.className = 'html-body';
    ready.inert = false;
    place.moveBefore(ready, null);
    ready = undefined;
  } else if (standing) {
    standing.srcdoc = srcdoc;
  } else {
    const frame = makeFrame(srcdoc, document);
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
