/** What is done when a page changes, and when the user leaves it or comes back. Each is called as often as it happens. */
export type PageReactions = {
  /** Something was loaded or pressed, or a transition ended. */
  changed(): void;
  /** The user has clicked. @param path the innermost element first */
  clicked(path: EventTarget[]): void;
  sightChanged(): void;
  blurred(): void;
  focused(): void;
  /** It was in the browser's back/forward cache. */
  restored(): void;
  left(): void;
};

/**
 * Prepares the listeners of a page.
 * @returns what adds them, and adds again those that the page has taken away; the others it leaves as they are
 */
export function pageEvents(document: Document, signal: AbortSignal, reactions: PageReactions): () => void {
  const window = document.defaultView ?? globalThis;
  // Of the events that mean a user, only those that the browser makes: a page can make what looks like them.
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
    // What changes in frames and shadow roots is not observed, but mostly something is loaded or pressed before.
    for (const type of ['load', 'click', 'input', 'transitionend'])
      document.addEventListener(type, reactions.changed, on);
    document.addEventListener('click', clicked, on);
    document.addEventListener('visibilitychange', reactions.sightChanged, on);
    window.addEventListener('blur', blurred, { signal });
    window.addEventListener('focus', focused, { signal });
    window.addEventListener('pageshow', shown, { signal });
    window.addEventListener('pagehide', left, { signal });
  };
}
