import { z } from '../../storage/schema.ts';
import { layoutPage, trustedPage } from './body-page.ts';
import { findSeen } from './find-seen.ts';

/** CSS pixels: the minimum height of the frame. */
const LEAST_PX = 256;
/** About fifty screens. A longer mail scrolls within its frame. */
const LONGEST_PX = 30_000;
/** Space below the end, for the target of the last link, which is shown below that link. */
const BELOW_PX = 12;
/** Space for a horizontal scroll bar, if the mail is wider than the frame. */
const BAR_PX = 16;

const sizesSchema = z.object({ scrollHeight: z.number(), scrollWidth: z.number(), clientWidth: z.number() });
const numbersSchema = z.array(z.number());

type Sizes = z.infer<typeof sizesSchema>;

/** A mail that is laid out where nobody sees it, in a window of any size, in CSS pixels. */
interface UnseenMail {
  measure(width: number, height: number): Promise<Sizes>;
  /** The numbers of the placeholders that a user could see, see `findSeen`. */
  findSeen(width: number, height: number): Promise<number[]>;
}

/**
 * Lays out a mail's page, to inspect it. No script of the mail runs, no link opens and nothing is requested.
 * @param srcdoc of `buildBodyDocument`, without a remote image
 * @param look called when the page is loaded; its result is returned
 * @param signal ends it, however long the layout takes
 */
export type LayOut = <Seen>(
  srcdoc: string,
  look: (mail: UnseenMail) => Promise<Seen>,
  signal?: AbortSignal,
) => Promise<Seen>;

/**
 * Measures how high a frame has to be to show a mail without scrolling. The frame that shows the mail has no origin, so its content
 * can't be measured.
 * @param width of the frame that shows it, in CSS pixels
 * @returns CSS pixels, at least `LEAST_PX`
 */
export function measureMailHeight(srcdoc: string, width: number, signal: AbortSignal): Promise<number> {
  const look = async (mail: UnseenMail) => {
    const { scrollHeight, scrollWidth, clientWidth } = await mail.measure(width, LEAST_PX);
    return Math.min(scrollHeight + BELOW_PX + (scrollWidth > clientWidth ? BAR_PX : 0), LONGEST_PX);
  };
  return layOutUnseen(srcdoc, look, signal);
}

/** In a frame of our own origin, in which no script runs. Its layout stops our page for as long as it takes. */
export const layOutHere: LayOut = (srcdoc, look, signal) =>
  withFrame(
    'allow-same-origin',
    (frame) => {
      frame.srcdoc = trustedPage(srcdoc);
    },
    async (frame) => {
      const sized = (width: number, height: number) => {
        size(frame, width, height);
        if (!frame.contentDocument) throw new Error('The frame is gone');
        return frame.contentDocument;
      };
      return look({
        measure: async (width, height) => sized(width, height).documentElement,
        findSeen: async (width, height) => findSeen(sized(width, height)),
      });
    },
    signal,
  );

/** Answers each request of `layOutApart`, in its page. */
export type LayoutRequest = { what: keyof UnseenMail; width: number; height: number };

/**
 * In a frame without an origin, which Chromium gives a process of its own: a layout that takes long stops nothing of ours. The one script
 * in it is `lay-out-page.ts`. (2026-11: a frame whose `src` is a page of ours shares our process, whatever its sandbox.)
 */
export const layOutApart: LayOut = (srcdoc, look, signal) =>
  withFrame(
    'allow-scripts',
    (frame) => {
      frame.srcdoc = trustedPage(layoutPage(location.origin));
    },
    async (frame) => {
      const { port1: port, port2 } = new MessageChannel();
      const answer = () => new Promise<MessageEvent>((resolve) => Object.assign(port, { onmessage: resolve }));
      const ask = async (what: keyof UnseenMail, width: number, height: number) => {
        size(frame, width, height);
        port.postMessage({ what, width, height } satisfies LayoutRequest);
        return (await answer()).data as unknown;
      };
      const isReady = answer();
      frame.contentWindow?.postMessage(srcdoc, '*', [port2]);
      try {
        await isReady;
        return await look({
          measure: async (width, height) => sizesSchema.parse(await ask('measure', width, height)),
          findSeen: async (width, height) => numbersSchema.parse(await ask('findSeen', width, height)),
        });
      } finally {
        // An open port keeps its frame.
        port.close();
      }
    },
    signal,
  );

/** Other browsers than Chromium lay out all frames of an extension in one process. */
export const layOutUnseen: LayOut = import.meta.env.CHROME ? layOutApart : layOutHere;

/** Adds a hidden frame, and removes it when the promise settles or the signal aborts. */
async function withFrame<Seen>(
  sandbox: string,
  fill: (frame: HTMLIFrameElement) => void,
  use: (frame: HTMLIFrameElement) => Promise<Seen>,
  signal?: AbortSignal,
): Promise<Seen> {
  signal?.throwIfAborted();
  const place = document.createElement('div');
  // It has no size, so that it does not move other elements.
  place.setAttribute('style', 'position:fixed;top:0;left:0;width:0;height:0');
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', sandbox);
  frame.setAttribute('aria-hidden', 'true');
  // A scroll bar would make the lines shorter.
  frame.setAttribute('scrolling', 'no');
  frame.tabIndex = -1;
  fill(frame);
  size(frame, 360, 0);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    // In a closed shadow root, queries of the page do not find it.
    place.attachShadow({ mode: 'closed' }).append(frame);
    document.body.append(place);
    await Promise.race([loaded, aborted]);
    return await Promise.race([use(frame), aborted]);
  } finally {
    place.remove();
  }
}

function size(frame: HTMLIFrameElement, width: number, height: number): void {
  frame.setAttribute('style', `position:fixed;top:0;left:-9999px;border:0;width:${width}px;height:${height}px`);
}
