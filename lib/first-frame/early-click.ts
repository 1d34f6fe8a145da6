/** What is pressed while only the snapshot is there. @property end stops the listening */
type EarlyClicks = { end: AbortController; last?: { pressed: HTMLElement; words: string } };

declare global {
  /** Kept between the script of the first frame and that of the page. */
  var mayflyEarlyClicks: EarlyClicks | undefined;
}

/** The label and text of a button or link, without relative times, which change. */
function wordsOn(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const changing of copy.querySelectorAll('[data-snapshot]')) changing.remove();
  return `${copy.ariaLabel ?? ''} ${copy.textContent}`;
}

/** Records the last click before the page has loaded. */
export function catchEarlyClicks(): void {
  const early: EarlyClicks = { end: new AbortController() };
  globalThis.mayflyEarlyClicks = early;
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
      if (pressed) early.last = { pressed, words: wordsOn(pressed) };
    },
    { signal: early.end.signal },
  );
}

/** Repeats that click once the page has loaded, if the same button or link is still there. */
export function passEarlyClickOn(): void {
  const early = globalThis.mayflyEarlyClicks;
  globalThis.mayflyEarlyClicks = undefined;
  early?.end.abort();
  const { pressed, words } = early?.last ?? {};
  if (pressed?.isConnected && wordsOn(pressed) === words) pressed.click();
}
