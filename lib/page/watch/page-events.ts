import { MINUTE } from '../../i18n/time.ts';
import { callOf, propertyOf } from '../fields/page-node.ts';

/** Called when a page changes, and when the user leaves it or comes back. Each function is called for every such event. */
export type PageReactions = {
  /** Something was loaded, clicked or typed, or a transition or animation ended. */
  changed(): void;
  /** The user has clicked. @param path the clicked elements, the innermost first */
  clicked(path: EventTarget[]): void;
  visibilityChanged(): void;
  blurred(): void;
  focused(): void;
  /** The page was restored from the browser's back/forward cache. */
  restored(): void;
  left(): void;
};

/** Prepares the listeners of a page. @returns adds them; called again, only those that the page has removed meanwhile */
export function pageEvents(document: Document, signal: AbortSignal, reactions: PageReactions): () => void {
  const window = propertyOf(document, 'defaultView') ?? globalThis;
  // Events of user actions count only if the browser made them: a page can dispatch imitations.
  const ifReal = (react: (event: Event) => void) => (event: Event) => {
    if (event.isTrusted) react(event);
  };
  const clicked = ifReal((event) => reactions.clicked(event.composedPath()));
  const shown = (event: PageTransitionEvent) => {
    if (event.isTrusted && event.persisted) reactions.restored();
  };
  const blurred = ifReal(reactions.blurred);
  const focused = ifReal(reactions.focused);
  const left = ifReal(reactions.left);
  const on = { capture: true, signal };
  return () => {
    // Changes in frames and shadow roots are not observed, but mostly follow a load or a click.
    for (const type of ['load', 'click', 'input', 'transitionend', 'animationend'])
      callOf(document, 'addEventListener', type, reactions.changed, on);
    callOf(document, 'addEventListener', 'click', clicked, on);
    callOf(document, 'addEventListener', 'visibilitychange', reactions.visibilityChanged, on);
    window.addEventListener('blur', blurred, { signal });
    window.addEventListener('focus', focused, { signal });
    window.addEventListener('pageshow', shown, { signal });
    window.addEventListener('pagehide', left, { signal });
  };
}

/** If a tab was hidden for longer than this, the user is no longer expected to be waiting there. */
export const LONG_ABSENCE_MS = 2 * MINUTE;

/** Records whether a page was hidden for long, at any time since it was watched. All times are in ms, of the same clock. */
export function createAbsence(isHidden: boolean, now: number) {
  let hiddenSince = isHidden ? now : undefined;
  let wasLong = false;

  const updateWasLong = (at: number): boolean => {
    wasLong ||= hiddenSince !== undefined && at - hiddenSince > LONG_ABSENCE_MS;
    return wasLong;
  };

  return {
    wasLongAway: updateWasLong,
    change(isHiddenNow: boolean, at: number): void {
      updateWasLong(at);
      hiddenSince = isHiddenNow ? (hiddenSince ?? at) : undefined;
    },
  };
}
