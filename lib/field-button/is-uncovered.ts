import type { ButtonPlace } from './place-button.ts';

/**
 * Whether nothing in the top layer covers the button: popovers and modal dialogs opened after it can, even those that ignore the
 * pointer. Asked at the moment of a press, in every browser. Chromium's Intersection Observer v2 notices more, see `show-button.ts`.
 */
export function isUncovered(host: HTMLElement, { x, y, size }: ButtonPlace): boolean {
  return (
    host.matches(':popover-open') &&
    ![...document.querySelectorAll(':popover-open,:modal')].some((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      return !other.contains(host) && left < x + size && right > x && top < y + size && bottom > y;
    })
  );
}
