import { trustedPage } from '../../lib/email/html/body-page.ts';
import { text } from '../../lib/i18n/text.ts';
import { restrictPage } from './page-policy.ts';

/** Links may open ordinary tabs. Nothing else: no scripts, no origin, no forms. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** Remote images are requested without the client hints that browsers send by default: brand, mobile and system. */
const NO_HINTS = ['ch-ua', 'ch-ua-mobile', 'ch-ua-platform'].map((hint) => `${hint} 'none'`).join('; ');

export type MailFrame = {
  frame: HTMLIFrameElement;
  /** Resolves once the document is on screen. */
  painted: Promise<void>;
};

/**
 * Makes a frame without scripts that shows a mail. The caller adds it to the page.
 * @param page the document that will contain the frame; its Content-Security-Policy applies to the frame, too
 */
export function makeFrame(srcdoc: string, page: Document): MailFrame {
  const frame = page.createElement('iframe');
  frame.title = text('message.title');
  frame.referrerPolicy = 'no-referrer';
  frame.setAttribute('sandbox', SANDBOX);
  // Images are loaded without the browser's cookies, cache and connections. Firefox lacks this: its frames load no remote images.
  frame.setAttribute('credentialless', '');
  frame.allow = NO_HINTS;
  const painted = new Promise<void>((resolve) => {
    // The second animation frame comes after the first was laid out and painted.
    const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    frame.addEventListener('load', afterPaint, { once: true });
  });
  frame.srcdoc = trustedPage(srcdoc);
  return { frame, painted };
}

/**
 * Shows a mail in a new frame in `place`. Not in the one that is there: Chromium 156 may never lay out, or never load, the second document
 * of a sandboxed frame whose first one has not been painted yet.
 */
export function placeFrame(place: Element, srcdoc: string): MailFrame {
  restrictPage();
  const last = place.querySelector('iframe');
  const made = makeFrame(srcdoc, document);
  made.frame.className = 'html-body';
  // The reader below it stays where it is.
  if (last) made.frame.style.flexBasis = last.style.flexBasis;
  place.replaceChildren(made.frame);
  return made;
}
