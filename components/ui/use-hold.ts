import { useRef } from 'preact/hooks';

/** A press that lasts longer is a hold. */
const HOLD_MS = 500;

/**
 * For a button that does something else when it is held: with the pointer, or as the system does it for a menu. No press follows a hold.
 * @param onHold absent for a button that can't be held
 * @returns the button's attributes
 */
export function useHold(onHold: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  if (!onHold) return {};

  const hold = () => {
    clearTimeout(timer.current);
    if (isHeld.current) return;
    isHeld.current = true;
    onHold();
  };
  const end = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      isHeld.current = false;
      if (button === 0) timer.current = setTimeout(hold, HOLD_MS);
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      hold();
    },
    onClickCapture: (event: MouseEvent) => {
      if (isHeld.current) event.stopImmediatePropagation();
      isHeld.current = false;
    },
  };
}
