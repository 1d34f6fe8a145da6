import { type BodyOptions, buildBodyDocument } from './body-document.ts';
import { layOutUnseen } from './lay-out-unseen.ts';

/** CSS pixels: as narrow as a popup, and as wide as a tab. Never the window's own width, which the requested images would reveal. */
const WIDTHS = [360, 800];
/** CSS pixels: images further down, after more than a hundred screens, are not loaded. */
const LONGEST_PX = 100_000;

/**
 * Finds the remote images of a mail that the user can see. The mail is laid out unseen, at two widths, with placeholders for the images;
 * nothing is requested.
 * @returns the URLs, each once, for `remote` of `buildBodyDocument`
 */
export async function findSeenImages(
  html: string,
  options: Omit<BodyOptions, 'remote'>,
  layOut = layOutUnseen,
): Promise<string[]> {
  const { srcdoc, measured } = buildBodyDocument(html, { ...options, theme: 'light', remote: 'measured' });
  if (measured.length === 0) return [];
  const numbers = await layOut(srcdoc, async (mail) => {
    const seen = new Set<number>();
    for (const width of WIDTHS) {
      const { scrollHeight } = await mail.measure(width, 600);
      for (const number of await mail.findSeen(width, Math.min(scrollHeight, LONGEST_PX))) seen.add(number);
    }
    return seen;
  });
  return measured.filter((_, number) => numbers.has(number));
}
