import { containPointerEvents, hostStyle, SEEN_MS, watchCover, watchSight } from '../fields/is-uncovered.ts';
import { callOf, findAll, findFirst, isMatch } from '../fields/page-node.ts';
import { findLayer, openShadowRoot, selfAndAncestors } from '../fields/shadow-dom.ts';
import { type ButtonPosition, findPosition } from './place-button.ts';

/** The wings and the body of `public/icon/mark.svg`, which is 32 pixels wide. */
const MARK =
  'M20 19Q10 15 10 4q11 3 10 15zM22 19q0-9 6-13 2 9-6 13zM25 20a2 2 0 1 1-1 4q-7-3-12 1-4 3-8 3 3-1 6-4-4-2-6-7 4 5 9 5 7-3 12-2z';

/** Ends the button’s tooltip. By it, a script also recognises the button of an earlier one. */
const SHORTCUT = '(Alt+↓)';

type ButtonElement = { host: HTMLElement; button: HTMLElement; moveTo(place: ButtonPosition): void };

/** Makes the button within a closed shadow root: the page can neither look into it nor style it. */
function createButtonElement(label: string): ButtonElement {
  const host = callOf(document, 'createElement', 'div');
  // A popover is in the top layer: above the page, and free from transforms and opacity of ancestors.
  host.popover = 'manual';
  const button = callOf(document, 'createElement', 'button') as HTMLButtonElement;
  button.tabIndex = -1;
  button.ariaLabel = label;
  button.title = `${label} ${SHORTCUT}`;
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet];
  root.append(button);
  return {
    host,
    button,
    moveTo({ x, y, size }) {
      sheet.replaceSync(
        `${hostStyle(`position:fixed!important;inset:${y}px auto auto ${x}px!important`)}button{all:unset;display:block;zoom:${size / 32};border-radius:8px;background:#0b6b5d;cursor:pointer;forced-color-adjust:none}[aria-busy]{opacity:.5}:before{content:"";display:block;padding:16px;background:#fff;clip-path:path("${MARK}")}`,
      );
    },
  };
}

/** After these events the field may have moved, or something else may be at its end. */
const MOVES = ['scrollend', 'resize', 'input', 'transitionend', 'animationend', 'pointerover'];

/** Removes a button from before an update of Mayfly. Firefox has ended its script, so that it would stay, and do nothing. */
function removeLeftButtons(layer: Element): void {
  for (const host of findAll(layer, ':scope>div[popover=manual]')) {
    const root = openShadowRoot(host);
    if (root && findFirst(root, `button[title$="${SHORTCUT}"]`)) host.remove();
  }
}

/** Alt+↓, except where the page or the browser opens a list by it. */
function isShortcut({ isTrusted, altKey, key }: KeyboardEvent, field: Element): boolean {
  return isTrusted && altKey && key === 'ArrowDown' && !isMatch(field, '[list],[role=combobox],[aria-haspopup]');
}

/**
 * Shows the button over the field's end, until the signal aborts.
 * @param label the button's label: what a click does
 * @param isExtensionAlive whether the extension of this script is still installed, and was not updated
 * @param does `fillHere` for Alt+↓, `onClick` for a click of a user who can see the button; it is busy until the promise settles
 */
export function showButton(
  field: HTMLElement,
  label: string,
  isExtensionAlive: () => boolean,
  does: { fillHere: () => Promise<unknown>; onClick: () => Promise<unknown> },
  signal: AbortSignal,
): void {
  const { host, button, moveTo } = createButtonElement(label);
  const canBeSeen = watchCover(host, button);
  const seenSince = watchSight(host, signal);
  const onPage = { capture: true, signal };
  let place: ButtonPosition | undefined;
  let movedAt = 0;
  let frame = 0;

  /** Shows, moves or removes the button. @returns whether it was in place already */
  const update = (now: number): boolean => {
    frame = 0;
    const next = signal.aborted || !isExtensionAlive() ? undefined : findPosition(field, host);
    // A page may put a button back that was removed: that one is in no place.
    if (host.isConnected && JSON.stringify(next) === JSON.stringify(place)) return next !== undefined;
    place = next;
    movedAt = now;
    if (next) moveTo(next);
    else host.remove();
    if (next && !host.isConnected) {
      const layer = findLayer(field);
      layer.append(host);
      host.showPopover();
    }
    return false;
  };

  const press = async (event: Event, act: () => Promise<unknown>) => {
    const isInPlace = update(event.timeStamp);
    if (button.ariaBusy || !isInPlace || !canBeSeen(event)) return;
    button.ariaBusy = 'true';
    await act().catch(() => {});
    button.ariaBusy = null;
  };

  // While the field scrolls there is no button: to move it in every frame would make scrolling slow.
  addEventListener(
    'scroll',
    ({ target }) => {
      if (target === document || selfAndAncestors(field).indexOf(target as Element) > 0) host.remove();
    },
    onPage,
  );
  for (const type of MOVES) addEventListener(type, () => (frame ||= requestAnimationFrame(update)), onPage);
  containPointerEvents(button);
  button.addEventListener('click', (event) => {
    if (event.timeStamp - Math.max(movedAt, seenSince()) >= SEEN_MS) press(event, does.onClick);
  });
  addEventListener(
    'keydown',
    (event) => {
      if (!isShortcut(event, field)) return;
      event.preventDefault();
      press(event, does.fillHere);
    },
    onPage,
  );
  signal.addEventListener('abort', () => host.remove());

  removeLeftButtons(findLayer(field));
  update(0);
}
