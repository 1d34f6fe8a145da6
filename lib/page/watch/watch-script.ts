import { SECOND, sleep } from '../../i18n/time.ts';
import { findCertainField } from '../fields/find-certain-field.ts';
import { findCodeFields } from '../fields/find-fields.ts';
import { findMailHints, isSendAgain } from '../fields/find-mail-hints.ts';
import { callOf, documentOf, isVisible, propertyOf } from '../fields/page-node.ts';
import { inputsWithin } from '../fields/shadow-dom.ts';
import { codeToCompare } from '../fields/write-field.ts';
import { type CardTexts, type PageCard, showCard } from './page-card.ts';
import { createAbsence, pageEvents } from './page-events.ts';
import { type NoticeTexts, showNotice } from './page-notice.ts';
import { type Hint, type PageWatch, WATCHED_MS, type WatchRefusal } from './page-watch.ts';
import { writeIntoPage } from './write-into-page.ts';

/** The shortest interval between two scans of the page, and the largest share of time that scans may take. */
const SCAN_INTERVAL_MS = SECOND;
const SCAN_SHARE = 0.02;

/** The shortest interval between two calls of the same hint. The background throttles hints further. */
const CALL_AGAIN_MS: Record<Hint, number> = {
  mailExpected: 10 * SECOND,
  // Shorter than the interval of the scans: a call that comes too early is dropped, and a new field is reported only once.
  codeFieldShown: SCAN_INTERVAL_MS / 2,
  codeTyped: SECOND,
  userReturned: 10 * SECOND,
  pageLeft: SECOND,
  refusedHere: 10 * SECOND,
};

/** How long the offer of another domain is shown, counted from when the page has the focus. */
const OFFERED_MS = 30 * SECOND;

/** Pages that ask their server whether they accept an address have its answer by then. */
const CHECKED_MS = 1.5 * SECOND;

/** A user who was away for less than this has not read a mail. */
const AWAY_MS = 5 * SECOND;

const CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: 'class style hidden open inert aria-hidden disabled readonly type aria-invalid'.split(' '),
};

/**
 * Watches a page. Calls to the background say that something happened, never what the page contains. The page is changed only when
 * `writeCode` is called, or a notice is shown.
 * @param isLoadedAfterFill, email as of `PageWatch.start`
 * @param isExtensionAlive false once the extension was removed or updated
 * @returns the functions behind `PageWatch`
 */
function watchPage(
  document: Document,
  isLoadedAfterFill: boolean,
  email: string,
  isExtensionAlive: () => boolean,
  call: (hint: Hint | 'fillCodeHere') => Promise<unknown>,
) {
  const leaving = new AbortController();
  const { signal } = leaving;
  const absence = createAbsence(propertyOf(document, 'hidden'), performance.now());
  const called = new Map<Hint, number>();
  const seen = new WeakSet<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restUntil = 0;
  let awaySince: number | undefined;
  let isNowRefused = () => false;
  /** Whether writing a code was tried since a code field last appeared, or the user last asked to send the mail again. */
  let hasTriedCode = false;
  let card: PageCard | undefined;
  let isCardClosed = false;
  let shownCode = '';
  let written: { sender: string; values: ReadonlyMap<HTMLInputElement, string> } | undefined;

  function callNow(hint: Hint): void {
    const now = performance.now();
    if (!isExtensionAlive()) leaving.abort();
    if (signal.aborted || now - (called.get(hint) ?? Number.NEGATIVE_INFINITY) < CALL_AGAIN_MS[hint]) return;
    called.set(hint, now);
    call(hint).catch(() => {});
  }

  /** @returns whether anything is there that was not there before */
  function scan(): { isNewField: boolean; isNewHint: boolean } {
    const beganAt = performance.now();
    const { codeFields, paragraphs } = findMailHints(document);
    const isUnseen = (element: Element) => !seen.has(element);
    const isNewField = codeFields.some(isUnseen);
    const isNewHint = isNewField || paragraphs.some(isUnseen);
    for (const element of [...codeFields, ...paragraphs]) seen.add(element);
    if (isEntered(shownCode)) {
      card?.remove();
      callNow('codeTyped');
    }
    card?.place();
    const now = performance.now();
    restUntil = now + Math.max(SCAN_INTERVAL_MS, (now - beganAt) / SCAN_SHARE);
    return { isNewField, isNewHint };
  }

  function scheduleScan(): void {
    if (timer !== undefined || propertyOf(document, 'hidden') || signal.aborted) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        if (!isExtensionAlive()) leaving.abort();
        if (signal.aborted || propertyOf(document, 'hidden')) return;
        const { isNewField, isNewHint } = scan();
        if (isNewField) {
          hasTriedCode = false;
          callNow('codeFieldShown');
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
    scheduleScan();
    if (awaySince !== undefined && performance.now() - awaySince >= AWAY_MS) callNow('userReturned');
    awaySince = undefined;
  }

  function changeSight(): void {
    absence.change(propertyOf(document, 'hidden'), performance.now());
    if (propertyOf(document, 'hidden')) leave();
    else comeBack();
  }

  const listen = pageEvents(document, signal, {
    changed: scheduleScan,
    clicked(path) {
      if (!isSendAgain(path)) return;
      hasTriedCode = false;
      callNow('mailExpected');
    },
    visibilityChanged: changeSight,
    blurred: leave,
    focused: comeBack,
    // A page from the back/forward cache is watched again only if the page that was left for it asks for that, see `pageLeft`.
    restored: () => leaving.abort(),
    left: () => callNow('pageLeft'),
  });
  const observer = new MutationObserver((changes) => {
    // `document.open` takes all listeners away, also ours, and leaves the observer.
    if (changes.some(({ target }) => target === document)) {
      listen();
      absence.change(propertyOf(document, 'hidden'), performance.now());
    }
    scheduleScan();
  });
  observer.observe(document, CHANGES);
  listen();
  const ending = setTimeout(() => leaving.abort(), WATCHED_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(ending);
    card?.remove();
  });

  if (isLoadedAfterFill) scheduleScan();
  // What is in the page at the time of the fill is no hint: mark it as seen.
  else scan();

  /** The fields that still hold our last code of the same sender; without such, and if no code was written yet, the empty ones. */
  function findFields(code: string, sender: string): HTMLInputElement[] {
    if (signal.aborted || absence.wasLongAway(performance.now())) return [];
    const find = (values?: ReadonlyMap<HTMLInputElement, string>) => findCertainField(document, code, values);
    const replaced = written?.sender === sender ? find(written.values) : [];
    return replaced.length > 0 || hasTriedCode ? replaced : find();
  }

  /** The fields that hold the address. */
  const findHolders = () => inputsWithin(document).filter(({ value }) => value === email);

  /** The field that the card stands beside: the one for the code, else the one with the address. */
  function findCardField(): HTMLInputElement | undefined {
    const isSeen = (field: HTMLInputElement) => documentOf(field) === document && isVisible(field);
    return [...findCodeFields(document).flat(), ...findHolders()].find(isSeen);
  }

  /** Whether the page has the code already, from the user or from us. */
  function isEntered(code: string): boolean {
    const values = findCodeFields(document).map((fields) => fields.map(({ value }) => value).join(''));
    return code !== '' && values.some((value) => codeToCompare(value) === codeToCompare(code));
  }

  return {
    email,
    findFields,
    async losesAddress(withinMs: number): Promise<boolean> {
      const holders = findHolders();
      let isEdited = false;
      const listen = ({ isTrusted }: Event) => {
        isEdited ||= isTrusted;
      };
      callOf(document, 'addEventListener', 'input', listen, { capture: true, signal });
      await sleep(withinMs);
      callOf(document, 'removeEventListener', 'input', listen, true);
      const isEmptied = holders.some((field) => field.value === '' && isVisible(field));
      return isEmptied && !isEdited && findHolders().length === 0;
    },
    showCard(words: CardTexts, code: string) {
      if (isCardClosed || signal.aborted || !isExtensionAlive()) return;
      shownCode = code;
      if (isEntered(code)) return card?.remove();
      card ??= showCard(document, email, words, findCardField, {
        async onFill() {
          const answer = await call('fillCodeHere');
          // Firefox can't tell what the user saw: its popup is open now, and fills.
          return import.meta.env.FIREFOX ? undefined : `${answer}`;
        },
        onClose: () => {
          isCardClosed = true;
        },
        onRemove: () => {
          card = undefined;
        },
      });
      if (code) card.showArrival(words.arrived);
    },
    hideCard: () => card?.remove(),
    offer(words: NoticeTexts) {
      // With another address in the field, there is nothing to offer any more.
      signal.addEventListener('abort', showNotice(document, words, undefined, OFFERED_MS));
    },
    async writeCode(code: string, sender: string, words: NoticeTexts): Promise<boolean> {
      const fields = findFields(code, sender);
      if (fields.length === 0) return false;
      hasTriedCode = true;
      // So that the next scan does not report these fields as new.
      for (const field of fields) seen.add(field);
      const values = await writeIntoPage(fields, code, words);
      written = values && { sender, values };
      return values !== undefined;
    },
    startRefusalWatch(watch: WatchRefusal) {
      isNowRefused = watch(document, email, isLoadedAfterFill);
      scheduleScan();
    },
    stop: () => leaving.abort(),
    isOver: () => signal.aborted,
  };
}

/** @param before the watch in the page; that of an extension that was updated is replaced @param isExtensionAlive, call see `watchPage` */
export function createPageWatch(
  before: PageWatch | undefined,
  document: Document,
  isExtensionAlive: () => boolean,
  call: (hint: Hint | 'fillCodeHere') => Promise<unknown>,
): PageWatch {
  if (before?.isExtensionAlive()) return before;
  let watching: ReturnType<typeof watchPage> | undefined;
  // Of the document, not of its URL: a sandboxed document has an opaque origin.
  const isOwnOrigin = (origin: string) => propertyOf(document, 'defaultView')?.origin === origin;
  const isWatchedFor = (email: string) => watching?.email === email && !watching.isOver();
  return {
    isExtensionAlive,
    start(isLoadedAfterFill, email) {
      if (isLoadedAfterFill && watching?.isOver() === false) return;
      watching?.stop();
      watching = watchPage(document, isLoadedAfterFill, email, isExtensionAlive, call);
    },
    canTake: (code, origin, sender) => isOwnOrigin(origin) && (watching?.findFields(code, sender).length ?? 0) > 0,
    writeCode: async (code, origin, sender, words) =>
      isOwnOrigin(origin) && (await watching?.writeCode(code, sender, words)) === true,
    startRefusalWatch: (watch) => watching?.startRefusalWatch(watch),
    losesAddress: async (email, withinMs = CHECKED_MS) =>
      isWatchedFor(email) && (await watching?.losesAddress(withinMs)) === true,
    showCard(email, origin, words, code) {
      const isOfCard = isOwnOrigin(origin) && propertyOf(document, 'defaultView') === top && isWatchedFor(email);
      if (isOfCard) watching?.showCard(words, code);
      return isOfCard;
    },
    hideCard(email) {
      if (isWatchedFor(email)) watching?.hideCard();
      return isWatchedFor(email);
    },
    offer(email, words) {
      if (isWatchedFor(email)) watching?.offer(words);
    },
  };
}
