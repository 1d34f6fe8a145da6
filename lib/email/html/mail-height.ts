import { layOutUnseen, sizeUnseen } from './lay-out-unseen.ts';

/** CSS pixels: as high as the frame is at least. Parts of the window's height, which a mail may ask for, are parts of that. */
const LEAST_PX = 256;
/** Some fifty screens. What is longer is scrolled within its frame. */
const LONGEST_PX = 30_000;
/** Below the end, for the line that says where the last link leads. */
const BELOW_PX = 12;
/** For a bar, below what is wider than the frame. */
const BAR_PX = 16;

/**
 * How high a mail has to be shown, so that it need not be scrolled. The frame that shows it has no origin, and nobody can look into
 * it: this is measured in another, where no script runs either, and which is gone at once.
 * @param srcdoc of `buildBodyDocument`, without a remote image
 * @param width of the frame that shows it, in CSS pixels
 * @returns CSS pixels, from `LEAST_PX` on
 */
export function measureMailHeight(srcdoc: string, width: number, page: Document = document): Promise<number> {
  return layOutUnseen(srcdoc, page, (frame) => {
    const mail = frame.contentDocument?.documentElement;
    if (!mail) return LEAST_PX;
    sizeUnseen(frame, width, LEAST_PX);
    const { scrollHeight, scrollWidth, clientWidth } = mail;
    return Math.min(scrollHeight + BELOW_PX + (scrollWidth > clientWidth ? BAR_PX : 0), LONGEST_PX);
  });
}
