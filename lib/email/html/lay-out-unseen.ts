import { trustedPage } from './body-page.ts';

/** CSS pixels: the minimum height of the frame. Units of the viewport's height in a mail, such as `vh`, are relative to it. */
const LEAST_PX = 256;
/** About fifty screens. A longer mail scrolls within its frame. */
const LONGEST_PX = 30_000;
/** Space below the end, for the target of the last link, which is shown below that link. */
const BELOW_PX = 12;
/** Space for a horizontal scroll bar, if the mail is wider than the frame. */
const BAR_PX = 16;

/**
 * Measures how high a frame has to be to show a mail without scrolling. The frame that shows the mail has no origin, so its content
 * can't be measured. This uses another frame, in which no script runs either, and removes it at once.
 * @param width of the frame that shows it, in CSS pixels
 * @returns CSS pixels, at least `LEAST_PX`
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
 * Lays out a mail's page in a hidden frame, to inspect it. The frame has our own origin, because the content of others can't be
 * accessed. No script runs in it, no link opens and nothing is requested. It is removed when the promise settles.
 * @param srcdoc of `buildBodyDocument`, without a remote image
 * @param look called when the page is loaded; its result is returned
 */
export async function layOutUnseen<Seen>(srcdoc: string, look: (frame: HTMLIFrameElement) => Seen): Promise<Seen> {
  const place = document.createElement('div');
  // It has no size, so that it does not move other elements.
  place.setAttribute('style', 'position:fixed;top:0;left:0;width:0;height:0');
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.setAttribute('aria-hidden', 'true');
  // A scroll bar would make the lines shorter.
  frame.setAttribute('scrolling', 'no');
  frame.tabIndex = -1;
  frame.srcdoc = trustedPage(srcdoc);
  sizeUnseen(frame, 360, 0);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  try {
    // In a closed shadow root, queries of the page do not find it.
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
