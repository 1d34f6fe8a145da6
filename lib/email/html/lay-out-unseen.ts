import { trustedPage } from './trusted-page.ts';

/**
 * Lays out a mail's page out of sight, to look at it: in a frame of our own origin, as no other can be looked into, where no script
 * runs, no link opens and nothing is asked for. It is gone when the promise settles.
 * @param srcdoc of `buildBodyDocument`, without a remote image
 * @param page where the frame is put for a moment; in a shadow root, so that no view finds it
 */
export async function layOutUnseen<Seen>(
  srcdoc: string,
  page: Document,
  look: (frame: HTMLIFrameElement) => Seen,
): Promise<Seen> {
  const place = page.createElement('div');
  // Without a size, so that nothing makes room for it.
  place.setAttribute('style', 'position:fixed;top:0;left:0;width:0;height:0');
  const frame = page.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.setAttribute('aria-hidden', 'true');
  // A bar would take room from the lines.
  frame.setAttribute('scrolling', 'no');
  frame.tabIndex = -1;
  frame.srcdoc = trustedPage(srcdoc);
  sizeUnseen(frame, 360, 0);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  try {
    place.attachShadow({ mode: 'closed' }).append(frame);
    page.body.append(place);
    await loaded;
    return look(frame);
  } finally {
    place.remove();
  }
}

/** Gives such a frame a size, in CSS pixels. */
export function sizeUnseen(frame: HTMLIFrameElement, width: number, height: number): void {
  frame.setAttribute('style', `position:fixed;top:0;left:-9999px;border:0;width:${width}px;height:${height}px`);
}
