import { findMailSigns, isSendAgain } from '../fields/find-mail-signs.ts';
import { openShadowRoot } from '../fields/open-shadow-root.ts';
import { WATCHED_MS } from './watched-ms.ts';

/**
 * What the script calls the background for: that something happened, and never what the page says.
 * - `signalMail`: the page says that it has sent a mail, or waits for its code, or was asked to send it again
 * - `signalLook`: the person has come back to the page
 * - `followTab`: the page is being left
 */
export type Sign = 'signalMail' | 'signalLook' | 'followTab';

const SECOND = 1000;

/** A page that changes all the time is looked through this often, and with no more than this share of its time. */
const LOOK_AGAIN_MS = SECOND;
const SHARE_OF_TIME = 0.02;

/** The background counts signs ever more rarely; more often than this they are not even called. */
const CALL_AGAIN_MS = 10 * SECOND;

/** Who was away for less has not been to their mail. */
const AWAY_MS = 5 * SECOND;

const CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['class', 'style', 'hidden', 'open', 'inert', 'aria-hidden', 'disabled', 'readonly', 'type'],
};

/**
 * Watches a page that an address was filled into, until it is left or an hour is over. Nobody is told what is in it, and nothing in it is
 * changed.
 * @param isNew whether the page came after the fill: then what is there from the beginning is a sign as well
 * @param isThere false once the extension was removed or updated
 * @returns ends it
 */
export function watchPage(
  document: Document,
  isNew: boolean,
  isThere: () => boolean,
  call: (sign: Sign) => Promise<unknown>,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const window = document.defaultView ?? globalThis;
  const called = new Map<Sign, number>();
  const seen = new WeakSet<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restUntil = 0;
  let awaySince: number | undefined;

  function callNow(sign: Sign): void {
    const now = performance.now();
    if (!isThere()) leaving.abort();
    if (signal.aborted || now - (called.get(sign) ?? Number.NEGATIVE_INFINITY) < CALL_AGAIN_MS) return;
    called.set(sign, now);
    call(sign).catch(() => {});
  }

  /** @returns whether anything is there that was not there before */
  function look(): boolean {
    const beganAt = performance.now();
    const fresh = findMailSigns(document, openShadowRoot).filter((element) => !seen.has(element));
    for (const element of fresh) seen.add(element);
    const now = performance.now();
    restUntil = now + Math.max(LOOK_AGAIN_MS, (now - beganAt) / SHARE_OF_TIME);
    return fresh.length > 0;
  }

  function lookSoon(): void {
    if (timer !== undefined || document.hidden || signal.aborted) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        if (signal.aborted || document.hidden) return;
        if (look()) callNow('signalMail');
      },
      Math.max(0, restUntil - performance.now()),
    );
  }

  function comeBack(): void {
    lookSoon();
    if (awaySince !== undefined && performance.now() - awaySince >= AWAY_MS) callNow('signalLook');
    awaySince = undefined;
  }

  const observer = new MutationObserver(lookSoon);
  observer.observe(document, CHANGES);
  const on = { capture: true, signal };
  // What changes in frames and shadow roots is not observed, but mostly something is loaded or pressed before.
  for (const type of ['load', 'click', 'input', 'transitionend']) document.addEventListener(type, lookSoon, on);
  document.addEventListener(
    'click',
    (event) => {
      if (event.isTrusted && isSendAgain(event.composedPath())) callNow('signalMail');
    },
    on,
  );
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : comeBack()), on);
  window.addEventListener('blur', leave, { signal });
  window.addEventListener('focus', comeBack, { signal });
  window.addEventListener('pagehide', () => callNow('followTab'), { signal });
  const ending = setTimeout(() => leaving.abort(), WATCHED_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(ending);
  });

  function leave(): void {
    awaySince ??= performance.now();
  }

  if (isNew) lookSoon();
  else look();
  return () => leaving.abort();
}
