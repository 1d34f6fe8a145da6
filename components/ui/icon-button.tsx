import { Button } from './button.tsx';
import type { IconName } from './icon.tsx';

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
