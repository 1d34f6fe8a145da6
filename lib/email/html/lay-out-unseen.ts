import { trustedPage } from './body-page.ts';

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
 * @param width of the frame that shows it, in CSS pixels
 * @returns CSS pixels, from `LEAST_PX` on
 */
export function measureMailHeight(srcdoc: string, width: number): Promise<number> {
  return layOutUnseen(srcdoc, (frame) => {
    const mail = frame.contentDocument?.documentElement;
    if (!mail) return LEAST_PX;
    sizeUnseen(frame, width, LEAST_PX);
    const { scrollHeight, scrollWidth, clientWidth } = mail;
    return Math.min(scrollHeight + BELOW_PX + (scrollWidth > clientWidth ? BAR_PX : 0), LONGEST_PX);
  });
}

/**
 * Lays out a mail's page out of sight, to look at it: in a frame of our own origin, as no other can be looked into, where no script
 * runs, no link opens and nothing is asked for. It is gone when the promise settles.
 * @param srcdoc of `buildBodyDocument`, without a remote image
 */
export async function layOutUnseen<Seen>(srcdoc: string, look: (frame: HTMLIFrameElement) => Seen): Promise<Seen> {
  const place = document.createElement('div');
  // Without a size, so that nothing makes room for it.
  place.setAttribute('style', 'position:fixed;top:0;left:0;width:0;height:0');
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.setAttribute('aria-hidden', 'true');
  // A bar would take room from the lines.
  frame.setAttribute('scrolling', 'no');
  frame.tabIndex = -1;
  frame.srcdoc = trustedPage(srcdoc);
  sizeUnseen(frame, 360, 0);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  try {
    // No view finds it there.
    place.attachShadow({ mode: 'closed' }).append(frame);
    document.body.append(place);
    await loaded;
    return look(frame);
  } finally {
    place.remove();
  }
}

export function sizeUnseen(frame: HTMLIFrameElement, width: number, height: number): void {
  frame.setAttribute('style', `position:fixed;top:0;left:-9999px;border:0;width:${width}px;height:${height}px`);
}
