import { useRef } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';

/** A press that lasts longer is a hold. */
const HOLD_MS = 500;

/**
 * For a button that does something else when it is held: with the pointer, or as the system does it for a menu. No press follows a hold.
 * @param onHold absent for a button that can't be held
 * @returns the button's attributes
 */
function useHold(onHold: (() => void) | undefined) {
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

type IconButtonProps = {
  icon: IconName;
  /** its accessible name, and its tooltip */
  label: string;
  onClick: () => void;
  /** the id of the element that says what it acts on, where there are several */
  describedBy?: string;
  isBusy?: boolean;
  isPressed?: boolean;
  /** does something else when it is held */
  onHold?: (() => void) | undefined;
};

/** A button that shows only an icon. While busy it stays focusable, and a second click does nothing. */
export function IconButton({ icon, label, onClick, describedBy, isBusy = false, isPressed, onHold }: IconButtonProps) {
  const holding = useHold(onHold);
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      aria-describedby={describedBy}
      aria-busy={isBusy}
      aria-pressed={isPressed}
      {...holding}
      onClick={() => !isBusy && onClick()}
    >
      <Icon name={isBusy ? 'busy' : icon} />
    </button>
  );
}
