/** What is pressed while only the snapshot is there. @property end stops the listening */
type EarlyClicks = { end: AbortController; last?: { pressed: HTMLElement; words: string } };

declare global {
  /** Kept between the script of the first frame and that of the page. */
  var mayflyEarlyClicks: EarlyClicks | undefined;
}

/** What stands on it; relative times change meanwhile. */
function wordsOn(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const changing of copy.querySelectorAll('[data-snapshot]')) changing.remove();
  return `${copy.ariaLabel ?? ''} ${copy.textContent}`;
}

/** Notes down what is pressed before the page can do anything about it. */
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

/** Presses it again, now that the page is there; unless something else has come in its place. */
export function passEarlyClickOn(): void {
  const early = globalThis.mayflyEarlyClicks;
  globalThis.mayflyEarlyClicks = undefined;
  early?.end.abort();
  const { pressed, words } = early?.last ?? {};
  if (pressed?.isConnected && wordsOn(pressed) === words) pressed.click();
}
