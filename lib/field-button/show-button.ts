import { createButtonElement } from './button-element.ts';
import { isUncovered } from './is-uncovered.ts';
import { findPlace } from './look-at-field.ts';
import type { ButtonPlace } from './place-button.ts';

/** How long the button has to be in plain sight before a click on it can be meant. */
const SEEN_MS = 300;

/** After these a field may be elsewhere, or something else at its end. */
const MOVES = ['scroll', 'resize', 'input', 'transitionend', 'animationend', 'pointerover'];

/** What the page is not to hear of a pointer on the button: many close their dialogs at a click outside. */
const POINTER = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'click'];

/** Chromium's Intersection Observer v2 tells whether anything covers, fades or moves an element; elsewhere it is `undefined`. */
type Sight = IntersectionObserverEntry & { isVisible?: boolean };

/** The innermost dialog or popover around the field: what is outside of a dialog is inert, a click outside of a popover closes it. */
function findLayer(field: Element): Element {
  for (let node: Element | undefined = field; node; node = (node.getRootNode() as ShadowRoot).host) {
    const layer = node.closest('dialog,[popover]');
    if (layer) return layer;
  }
  return document.documentElement;
}

/**
 * Shows the button over the field's end, until the signal aborts.
 * @param onPress called when a person who sees the button presses it; the button is busy until the promise ends
 */
export function showButton(field: HTMLElement, onPress: () => Promise<unknown>, signal: AbortSignal): void {
  const { host, button, moveTo } = createButtonElement();
  let place: ButtonPlace | undefined;
  let seenSinceAt = Number.POSITIVE_INFINITY;
  let frame = 0;

  const put = (now: number) => {
    frame = 0;
    const next = findPlace(field, host);
    const isSame = next && next.x === place?.x && next.y === place.y && next.size === place.size;
    if (isSame && host.isConnected) return;
    place = next;
    if (!next) return host.remove();
    moveTo(next);
    if (!host.isConnected) {
      findLayer(field).append(host);
      host.showPopover();
    }
    seenSinceAt = Math.max(seenSinceAt, now);
  };

  const press = async () => {
    if (button.ariaBusy || !place || !isUncovered(host, place, field)) return;
    button.ariaBusy = 'true';
    await onPress().catch(() => {});
    button.ariaBusy = null;
  };

  const sight = new IntersectionObserver(
    (entries) => {
      const { isVisible, intersectionRatio, time } = entries.at(-1) as Sight;
      seenSinceAt = intersectionRatio > 0.9 && isVisible !== false ? time : Number.POSITIVE_INFINITY;
    },
    { threshold: 0.9, delay: 100, trackVisibility: true } as IntersectionObserverInit,
  );

  for (const type of MOVES) {
    addEventListener(type, () => (frame ||= requestAnimationFrame(put)), { capture: true, passive: true, signal });
  }
  for (const type of POINTER) {
    button.addEventListener(type, (event) => {
      event.stopPropagation();
      // The field keeps the focus.
      if (type === 'mousedown') event.preventDefault();
      if (type === 'click' && event.isTrusted && event.timeStamp - seenSinceAt >= SEEN_MS) void press();
    });
  }
  addEventListener(
    'keydown',
    (event) => {
      const { isTrusted, altKey, key, ctrlKey, metaKey, shiftKey, repeat } = event;
      if (!isTrusted || !altKey || key !== 'ArrowDown' || ctrlKey || metaKey || shiftKey || repeat) return;
      // Where the page or the browser opens a list by this key, it stays theirs.
      if (field.matches('[list],[role=combobox],[aria-haspopup]')) return;
      event.preventDefault();
      void press();
    },
    { capture: true, signal },
  );
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    sight.disconnect();
    host.remove();
  });

  put(performance.now());
  sight.observe(host);
}
