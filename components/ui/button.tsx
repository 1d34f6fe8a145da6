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
