/** The last press while only the snapshot is there: on a button or link, or of a key that the page may know. */
type Press = { pressed: HTMLElement; words: string } | { key: string };

/** @property end stops the listening */
type EarlyPresses = { end: AbortController; last?: Press };

declare global {
  /** Kept between the script of the first frame and that of the page. */
  var mayflyEarlyPresses: EarlyPresses | undefined;
}

/** The label and text of a button or link, without relative times, which change. */
function wordsOn(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const changing of copy.querySelectorAll('[data-snapshot]')) changing.remove();
  return `${copy.ariaLabel ?? ''} ${copy.textContent}`;
}

/** Whether the browser, or the element that has the focus, makes something of the key itself. */
function isTaken({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
  const isForFocused = target instanceof Element && target.closest('input, button, a') !== null;
  return isForFocused || ctrlKey || altKey || metaKey || key === 'Tab' || key === 'Shift' || key === 'Escape';
}

/** Records the last press before the page has loaded. */
export function catchEarlyPresses(): void {
  const early: EarlyPresses = { end: new AbortController() };
  const { signal } = early.end;
  globalThis.mayflyEarlyPresses = early;
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
      if (pressed) early.last = { pressed, words: wordsOn(pressed) };
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isTaken(event)) early.last = { key: event.key };
    },
    { signal },
  );
}

/** Repeats that press once the page has loaded, a click if the same button or link is still there. */
export function passEarlyPressOn(): void {
  const early = globalThis.mayflyEarlyPresses;
  globalThis.mayflyEarlyPresses = undefined;
  early?.end.abort();
  const { last } = early ?? {};
  if (!last) return;
  if ('key' in last) {
    for (const type of ['keydown', 'keyup'])
      document.body.dispatchEvent(new KeyboardEvent(type, { key: last.key, bubbles: true, cancelable: true }));
  } else if (last.pressed.isConnected && wordsOn(last.pressed) === last.words) last.pressed.click();
}
