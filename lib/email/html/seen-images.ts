import { type BodyOptions, buildBodyDocument } from './body-document.ts';
import { isSeen } from './is-seen.ts';
import { layOutUnseen, sizeUnseen } from './lay-out-unseen.ts';
import { placeholderNumber } from './remote-content.ts';

/** As narrow as a popup, and as wide as a tab. Never the window's own width: what is asked for would tell it. */
const WIDTHS = [360, 800];
/** Further down nothing is loaded: some hundred screens. */
const LONGEST_PX = 100_000;

/**
 * The remote images of a mail that the user can see: large enough, inside the page, and with nothing over them. It is laid out in
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
  const seen = await layOutUnseen(srcdoc, page, (frame) => WIDTHS.map((width) => findAtWidth(frame, width)));
  const numbers = new Set(seen.flat());
  return measured.filter((_, number) => numbers.has(number));
}

function findAtWidth(frame: HTMLIFrameElement, width: number): number[] {
  const mail = frame.contentDocument;
  if (!mail) return [];
  sizeUnseen(frame, width, 600);
  // What is under a point can only be told inside the window.
  sizeUnseen(frame, width, Math.min(mail.documentElement.scrollHeight, LONGEST_PX));
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
