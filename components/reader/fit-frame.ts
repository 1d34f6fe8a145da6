import { measureMailHeight } from '../../lib/email/html/lay-out-unseen.ts';
import { createCoalescingRunner } from '../../lib/storage/serial-queue.ts';

/**
 * A link to another part of the same mail. A sandboxed frame can't scroll the page around it, so the frame of a long mail with such links
 * keeps its height and scrolls by itself.
 */
const LEADS_WITHIN = ' href="about:srcdoc#';
/** CSS pixels: about two screens of the popup. */
const LONG_PX = 1000;

/**
 * Keeps a frame as high as the mail in it, so that the reader scrolls and not the frame. Measures again when the frame's width changes.
 * Below a short mail, the frame still fills the free space.
 * @param page the mail's page without remote images: the frame itself can't be looked into
 * @param painted resolves once the mail is on screen: only then it is measured, so that one with a very slow layout is laid out once
 * @returns stops it
 */
export function fitFrame(frame: HTMLIFrameElement, page: () => string, painted: Promise<void>): () => void {
  const ending = new AbortController();
  let measured = 0;

  async function fit(): Promise<void> {
    const width = frame.clientWidth;
    if (ending.signal.aborted || width === 0 || width === measured) return;
    measured = width;
    const srcdoc = page();
    const height = await measureMailHeight(srcdoc, width, ending.signal);
    if (ending.signal.aborted) return;
    const fitted = `${height + frame.offsetHeight - frame.clientHeight}px`;
    if (height < LONG_PX || !srcdoc.includes(LEADS_WITHIN)) frame.style.flexBasis = fitted;
  }

  const fitting = createCoalescingRunner(fit, (error) => {
    if (!ending.signal.aborted) console.warn('A mail could not be measured:', error);
  });
  const observer = new ResizeObserver(fitting);
  void painted.then(() => !ending.signal.aborted && observer.observe(frame));
  return () => {
    ending.abort();
    observer.disconnect();
  };
}
