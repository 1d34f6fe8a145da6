import type { ComponentChildren, ComponentProps } from 'preact';
import { Icon, type IconName } from './icon.tsx';

type ButtonProps = ComponentProps<'button'> & {
  text?: ComponentChildren;
  /** its classes: `text-button` in a line of words */
  kind?: string;
  icon?: IconName | undefined;
  isBusy?: boolean | undefined;
};

/** A button with words. While busy it stays focusable, and a second click does nothing. */
export function Button({ text, kind = 'button', icon, isBusy, onClick, ...rest }: ButtonProps) {
  const shown = isBusy ? 'busy' : icon;
  return (
    <button type="button" class={kind} aria-busy={isBusy} onClick={(event) => !isBusy && onClick?.(event)} {...rest}>
      {shown && <Icon name={shown} />}
      {text}
    </button>
  );
}

type IconButtonProps = {
  icon: IconName;
  /** its accessible name, and its tooltip */
  label: string;
  onClick: () => void;
  /** the id of the element that says what the button acts on, if the page has several such buttons */
  describedBy?: string | undefined;
  isBusy?: boolean;
  isPressed?: boolean;
};

/** A button that shows only an icon. */
export const IconButton = ({ label, describedBy, isPressed, isBusy = false, ...rest }: IconButtonProps) => (
  <Button
    {...rest}
    kind="icon-button"
    isBusy={isBusy}
    aria-label={label}
    title={label}
    aria-describedby={describedBy}
    aria-pressed={isPressed}
  />
);
