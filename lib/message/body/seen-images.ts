import { type BodyOptions, buildBodyDocument } from './body-document.ts';
import { isSeen } from './is-seen.ts';
import { placeholderNumber } from './remote-content.ts';
import { trustedPage } from './trusted-page.ts';

/** As narrow as a popup, and as wide as a tab. Never the window's own width: what is asked for would tell it. */
const WIDTHS = [360, 800];
/** Further down nothing is loaded: some hundred screens. */
const LONGEST_PX = 100_000;

/**
 * The remote images of a mail that somebody can see: large enough, inside the page, and with nothing over them. It is laid out in
 * a frame of our own where no script runs, with placeholders in their places, at two widths; nothing is asked for.
 * @param page where the frame is put for a moment, out of sight
 * @returns the URLs, each once, for `remote` of `buildBodyDocument`
 */
export async function findSeenImages(
  html: string,
  options: Omit<BodyOptions, 'remote'>,
  page: Document = document,
): Promise<string[]> {
  const { srcdoc, measured } = buildBodyDocument(html, { ...options, remote: 'measured' });
  if (measured.length === 0) return [];
  const frame = page.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.srcdoc = trustedPage(srcdoc);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  try {
    page.body.append(frame);
    await loaded;
    const seen = new Set(WIDTHS.flatMap((width) => findAtWidth(frame, width)));
    return measured.filter((_, number) => seen.has(number));
  } finally {
    frame.remove();
  }
}

function findAtWidth(frame: HTMLIFrameElement, width: number): number[] {
  const mail = frame.contentDocument;
  if (!mail) return [];
  const place = (height: number) =>
    frame.setAttribute('style', `position:fixed;top:0;left:-9999px;border:0;width:${width}px;height:${height}px`);
  place(600);
  // What is under a point can only be told inside the window.
  place(Math.min(mail.documentElement.scrollHeight, LONGEST_PX));
  return [...mail.body.querySelectorAll('*'), mail.body].flatMap((element) => {
    const number = numberOf(element);
    return number !== undefined && isSeen(element) ? [number] : [];
  });
}

/** The image that an element shows, of several backgrounds the uppermost. */
function numberOf(element: Element): number | undefined {
  if (element.localName === 'img') return placeholderNumber(element.getAttribute('src') ?? '');
  const background = getComputedStyle(element).backgroundImage;
  return background.startsWith('url(') ? placeholderNumber(background) : undefined;
}
