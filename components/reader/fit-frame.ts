import { measureMailHeight } from '../../lib/email/html/lay-out-unseen.ts';
import { createCoalescingRunner } from '../../lib/storage/coalescing-runner.ts';

/** A link to a place within the mail: no page may scroll those around it, so that the frame has to. */
const LEADS_WITHIN = ' href="about:srcdoc#';

/**
 * Makes a mail's frame as high as its mail, as long as it stands and whenever its width changes: the reader around it is what is
 * scrolled. It keeps the room that it has anyway.
 * @param page the mail's page without remote images: the frame itself can't be looked into
 * @param painted the mail is on screen. One that no browser can lay out in time is not laid out a second time
 * @returns ends it
 */
export function fitFrame(frame: HTMLIFrameElement, page: () => string, painted: Promise<void>): () => void {
  const ending = new AbortController();
  let measured = 0;

  async function fit(): Promise<void> {
    const width = frame.clientWidth;
    if (ending.signal.aborted || width === 0 || width === measured) return;
    measured = width;
    const srcdoc = page();
    if (srcdoc.includes(LEADS_WITHIN)) return;
    const height = await measureMailHeight(srcdoc, width);
    if (!ending.signal.aborted) frame.style.flexBasis = `${height + frame.offsetHeight - frame.clientHeight}px`;
  }

  const fitting = createCoalescingRunner(fit, (error) => console.warn('A mail could not be measured:', error));
  const observer = new ResizeObserver(fitting);
  void painted.then(() => !ending.signal.aborted && observer.observe(frame));
  return () => {
    ending.abort();
    observer.disconnect();
  };
}
