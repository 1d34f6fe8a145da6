import { findCertainField } from '../fields/find-certain-field.ts';
import { findMailSigns, isSendAgain } from '../fields/find-mail-signs.ts';
import { openShadowRoot } from '../fields/open-shadow-root.ts';
import { createAbsence } from './absence.ts';
import type { NoticeWords } from './code-notice.ts';
import { WATCHED_MS } from './watched-ms.ts';
import { writeIntoPage } from './write-into-page.ts';

/**
 * What the script calls the background for: that something happened, and never what the page says.
 * - `signalMail`: the page says that it has sent a mail, or waits for its code, or was asked to send it again
 * - `fillCodeHere`: the page shows a field for a code
 * - `signalLook`: the person has come back to the page
 * - `followTab`: the page is being left
 */
export type Sign = 'signalMail' | 'fillCodeHere' | 'signalLook' | 'followTab';

/** The script in a page that an address was filled into. */
export type PageWatch = {
  /** False for the script of an extension that was removed or updated since. */
  isThere(): boolean;
  /**
   * Watches the page from now on, until it is left or an hour is over.
   * @param isNew whether the page came after the fill: then what is there from the beginning is a sign as well, and a page that is watched
   *   already stays so: only a fill makes up for how long nobody looked at it
   */
  start(isNew: boolean): void;
  /**
   * Whether the page shows a field for the code, without a doubt.
   * @param origin the only one that may have it
   */
  canTake(code: string, origin: string): boolean;
  /**
   * Writes a code into the page's field for it, where there is no doubt, says so in the page and offers to undo it. The form is never sent.
   * @returns whether the field holds it
   */
  writeCode(code: string, origin: string, words: NoticeWords): Promise<boolean>;
};

const SECOND = 1000;

/** A page that changes all the time is looked through this often, and with no more than this share of its time. */
const LOOK_AGAIN_MS = SECOND;
const SHARE_OF_TIME = 0.02;

/** The background counts signs ever more rarely; more often than this they are not even called. */
const CALL_AGAIN_MS: Record<Sign, number> = {
  signalMail: 10 * SECOND,
  fillCodeHere: SECOND,
  signalLook: 10 * SECOND,
  followTab: SECOND,
};

/** Who was away for less has not been to their mail. */
const AWAY_MS = 5 * SECOND;

const CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['class', 'style', 'hidden', 'open', 'inert', 'aria-hidden', 'disabled', 'readonly', 'type'],
};

/**
 * Watches a page. Nobody is told what is in it, and nothing in it is changed.
 * @param isNew as of `PageWatch.start`
 * @param isThere false once the extension was removed or updated
 * @returns what writes a code, and what ends it
 */
function watchPage(document: Document, isNew: boolean, isThere: () => boolean, call: (sign: Sign) => Promise<unknown>) {
  const leaving = new AbortController();
  const { signal } = leaving;
  const window = document.defaultView ?? globalThis;
  const absence = createAbsence(document.hidden, performance.now());
  const called = new Map<Sign, number>();
  const seen = new WeakSet<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restUntil = 0;
  let awaySince: number | undefined;

  function callNow(sign: Sign): void {
    const now = performance.now();
    if (!isThere()) leaving.abort();
    if (signal.aborted || now - (called.get(sign) ?? Number.NEGATIVE_INFINITY) < CALL_AGAIN_MS[sign]) return;
    called.set(sign, now);
    call(sign).catch(() => {});
  }

  /** @returns whether anything is there that was not there before */
  function look(): { isNewField: boolean; isNewSign: boolean } {
    const beganAt = performance.now();
    const { codeFields, paragraphs } = findMailSigns(document, openShadowRoot);
    const isNew = (element: Element) => !seen.has(element);
    const isNewField = codeFields.some(isNew);
    const isNewSign = isNewField || paragraphs.some(isNew);
    for (const element of [...codeFields, ...paragraphs]) seen.add(element);
    const now = performance.now();
    restUntil = now + Math.max(LOOK_AGAIN_MS, (now - beganAt) / SHARE_OF_TIME);
    return { isNewField, isNewSign };
  }

  function lookSoon(): void {
    if (timer !== undefined || document.hidden || signal.aborted) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        if (!isThere()) leaving.abort();
        if (signal.aborted || document.hidden) return;
        const { isNewField, isNewSign } = look();
        if (isNewField) callNow('fillCodeHere');
        if (isNewSign) callNow('signalMail');
      },
      Math.max(0, restUntil - performance.now()),
    );
  }

  function leave(): void {
    awaySince ??= performance.now();
  }

  function comeBack(): void {
    lookSoon();
    if (awaySince !== undefined && performance.now() - awaySince >= AWAY_MS) callNow('signalLook');
    awaySince = undefined;
  }

  function changeSight(): void {
    absence.change(document.hidden, performance.now());
    if (document.hidden) leave();
    else comeBack();
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
  document.addEventListener('visibilitychange', changeSight, on);
  // Of the window's own events, only those that the browser makes: a page can make what looks like them.
  const onWindow = <Type extends keyof WindowEventMap>(type: Type, react: (event: WindowEventMap[Type]) => void) =>
    window.addEventListener(type, (event) => event.isTrusted && react(event), { signal });
  onWindow('blur', leave);
  onWindow('focus', comeBack);
  // Back from wherever the tab was: only the page before this one can have it watched again, see `followTab`.
  onWindow('pageshow', ({ persisted }) => persisted && leaving.abort());
  onWindow('pagehide', () => callNow('followTab'));
  const ending = setTimeout(() => leaving.abort(), WATCHED_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(ending);
  });

  if (isNew) lookSoon();
  else look();

  return {
    stop: () => leaving.abort(),
    isOver: () => signal.aborted,
    isWaitedAt: () => !signal.aborted && !absence.wasLongAway(performance.now()),
  };
}

/**
 * @param before what watches the page already; one from before an update calls nobody any more
 * @param isThere, call as of `watchPage`
 */
export function createPageWatch(
  before: PageWatch | undefined,
  document: Document,
  isThere: () => boolean,
  call: (sign: Sign) => Promise<unknown>,
): PageWatch {
  if (before?.isThere()) return before;
  let watching: ReturnType<typeof watchPage> | undefined;
  // The document's own origin: one in a sandbox has none, whatever its URL says.
  const isMeant = (origin: string) => watching?.isWaitedAt() === true && document.defaultView?.origin === origin;
  return {
    isThere,
    start(isNew) {
      if (isNew && watching?.isOver() === false) return;
      watching?.stop();
      watching = watchPage(document, isNew, isThere, call);
    },
    canTake: (code, origin) => isMeant(origin) && findCertainField(document, code, openShadowRoot).length > 0,
    writeCode: async (code, origin, words) => isMeant(origin) && writeIntoPage(document, code, words),
  };
}
