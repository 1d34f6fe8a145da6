import { text } from '../../lib/language/text.ts';
import { restrictPage } from './page-policy.ts';

/** Links may open tabs, and what opens there is a page like any other. Nothing else: no scripts, no origin, no forms. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

let ready: HTMLIFrameElement | undefined;

/** A frame that runs nothing. @param page where it will stand: its policy is the frame's too */
export function makeFrame(srcdoc: string, page: Document): HTMLIFrameElement {
  const frame = page.createElement('iframe');
  frame.title = text('message.title');
  frame.referrerPolicy = 'no-referrer';
  frame.setAttribute('sandbox', SANDBOX);
  frame.srcdoc = srcdoc;
  return frame;
}

/**
 * Loads and lays out a mail before it is opened, unseen and out of reach. Not in browsers in which a frame loads anew when it is put
 * elsewhere.
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

/** Shows a mail where it is read: in the frame that is ready for it, else in the one that stands there, else in a new one. */
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

/** Does away with what was made ready and is not wanted. */
export function dropReadyFrame(): void {
  ready?.remove();
  ready = undefined;
}
