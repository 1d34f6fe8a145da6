import type { ButtonPlace } from './place-button.ts';

/**
 * Whether nothing covers the button. It is in the top layer, where only what came there later can, and need not take the pointer to
 * do so. Intersection Observer v2 does it better, where a browser has it; this is asked in all, at the moment of a press.
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
