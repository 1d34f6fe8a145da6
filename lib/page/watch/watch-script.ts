import { SECOND } from '../../i18n/time.ts';
import { findCertainField } from '../fields/find-certain-field.ts';
import { findMailHints, isSendAgain } from '../fields/find-mail-hints.ts';
import { createAbsence } from './absence.ts';
import { pageEvents } from './page-events.ts';
import { type NoticeWords, showNotice } from './page-notice.ts';
import { type Hint, type PageWatch, WATCHED_MS, type WatchRefusal } from './page-watch.ts';
import { writeIntoPage } from './write-into-page.ts';

/** A page that changes all the time is looked through this often, and with no more than this share of its time. */
const LOOK_AGAIN_MS = SECOND;
const SHARE_OF_TIME = 0.02;

/** The background counts hints ever more rarely; more often than this they are not even called. */
const CALL_AGAIN_MS: Record<Hint, number> = {
  mailExpected: 10 * SECOND,
  // Less than from look to look: what one of them has found is not kept for the next.
  fillCodeHere: LOOK_AGAIN_MS / 2,
  userReturned: 10 * SECOND,
  followTab: SECOND,
  refusedHere: 10 * SECOND,
  tryDomain: SECOND,
};

/** For as long as the page is visible. */
const OFFERED_MS = 30 * SECOND;

/** Who was away for less has not been to their mail. */
const AWAY_MS = 5 * SECOND;

const CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: [
    'class',
    'style',
    'hidden',
    'open',
    'inert',
    'aria-hidden',
    'disabled',
    'readonly',
    'type',
    'aria-invalid',
  ],
};

/**
 * Watches a page. Nobody is told what is in it, and nothing in it is changed.
 * @param isNew, email as of `PageWatch.start`
 * @param isThere false once the extension was removed or updated
 * @returns what writes a code, and what ends it
 */
function watchPage(
  document: Document,
  isNew: boolean,
  email: string,
  isThere: () => boolean,
  call: (hint: Hint) => Promise<unknown>,
) {
  const leaving = new AbortController();
  const { signal } = leaving;
  const absence = createAbsence(document.hidden, performance.now());
  const called = new Map<Hint, number>();
  const seen = new WeakSet<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restUntil = 0;
  let awaySince: number | undefined;
  let isNowRefused = () => false;
  /** Whether the field that is shown has had a code: until a field appears, or a mail is to be sent again, there is no other. */
  let isServed = false;
  let written: { sender: string; values: ReadonlyMap<HTMLInputElement, string> } | undefined;

  function callNow(hint: Hint): void {
    const now = performance.now();
    if (!isThere()) leaving.abort();
    if (signal.aborted || now - (called.get(hint) ?? Number.NEGATIVE_INFINITY) < CALL_AGAIN_MS[hint]) return;
    called.set(hint, now);
    call(hint).catch(() => {});
  }

  /** @returns whether anything is there that was not there before */
  function look(): { isNewField: boolean; isNewHint: boolean } {
    const beganAt = performance.now();
    const { codeFields, paragraphs } = findMailHints(document);
    const isNew = (element: Element) => !seen.has(element);
    const isNewField = codeFields.some(isNew);
    const isNewHint = isNewField || paragraphs.some(isNew);
    for (const element of [...codeFields, ...paragraphs]) seen.add(element);
    const now = performance.now();
    restUntil = now + Math.max(LOOK_AGAIN_MS, (now - beganAt) / SHARE_OF_TIME);
    return { isNewField, isNewHint };
  }

  function lookSoon(): void {
    if (timer !== undefined || document.hidden || signal.aborted) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        if (!isThere()) leaving.abort();
        if (signal.aborted || document.hidden) return;
        const { isNewField, isNewHint } = look();
        if (isNewField) {
          isServed = false;
          callNow('fillCodeHere');
        }
        if (isNewHint) callNow('mailExpected');
        if (isNowRefused()) callNow('refusedHere');
      },
      Math.max(0, restUntil - performance.now()),
    );
  }

  function leave(): void {
    awaySince ??= performance.now();
  }

  function comeBack(): void {
    lookSoon();
    if (awaySince !== undefined && performance.now() - awaySince >= AWAY_MS) callNow('userReturned');
    awaySince = undefined;
  }

  function changeSight(): void {
    absence.change(document.hidden, performance.now());
    if (document.hidden) leave();
    else comeBack();
  }

  const listen = pageEvents(document, signal, {
    changed: lookSoon,
    clicked(path) {
      if (!isSendAgain(path)) return;
      isServed = false;
      callNow('mailExpected');
    },
    sightChanged: changeSight,
    blurred: leave,
    focused: comeBack,
    // Only the page before this one can have it watched again, see `followTab`.
    restored: () => leaving.abort(),
    left: () => callNow('followTab'),
  });
  const observer = new MutationObserver((changes) => {
    // `document.open` takes all listeners away, also ours, and leaves the observer.
    if (changes.some(({ target }) => target === document)) {
      listen();
      absence.change(document.hidden, performance.now());
    }
    lookSoon();
  });
  observer.observe(document, CHANGES);
  listen();
  const ending = setTimeout(() => leaving.abort(), WATCHED_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(ending);
  });

  if (isNew) lookSoon();
  else look();

  /** Those that hold what we wrote for the same sender, or else, where none was written, those that are empty. */
  function findFields(code: string, sender: string): HTMLInputElement[] {
    if (signal.aborted || absence.wasLongAway(performance.now())) return [];
    const find = (values?: ReadonlyMap<HTMLInputElement, string>) => findCertainField(document, code, values);
    const replaced = written?.sender === sender ? find(written.values) : [];
    return replaced.length > 0 || isServed ? replaced : find();
  }

  return {
    email,
    findFields,
    async writeCode(code: string, sender: string, words: NoticeWords): Promise<boolean> {
      const fields = findFields(code, sender);
      if (fields.length === 0) return false;
      isServed = true;
      // A look that comes later does not take them for new.
      for (const field of fields) seen.add(field);
      const values = await writeIntoPage(fields, code, words);
      written = values && { sender, values };
      return values !== undefined;
    },
    tryDomain: () => callNow('tryDomain'),
    lookForRefusal(watch: WatchRefusal) {
      isNowRefused = watch(document, email, isNew);
      lookSoon();
    },
    stop: () => leaving.abort(),
    isOver: () => signal.aborted,
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
  call: (hint: Hint) => Promise<unknown>,
): PageWatch {
  if (before?.isThere()) return before;
  let watching: ReturnType<typeof watchPage> | undefined;
  // The document's own origin: one in a sandbox has none, whatever its URL says.
  const isMeant = (origin: string) => document.defaultView?.origin === origin;
  return {
    isThere,
    start(isNew, email) {
      if (isNew && watching?.isOver() === false) return;
      watching?.stop();
      watching = watchPage(document, isNew, email, isThere, call);
    },
    canTake: (code, origin, sender) => isMeant(origin) && (watching?.findFields(code, sender).length ?? 0) > 0,
    writeCode: async (code, origin, sender, words) =>
      isMeant(origin) && (await watching?.writeCode(code, sender, words)) === true,
    lookForRefusal: (watch) => watching?.lookForRefusal(watch),
    offer(email, words) {
      const meant = watching;
      if (meant?.email === email && !meant.isOver()) showNotice(document, words, meant.tryDomain, OFFERED_MS);
    },
  };
}
