import { Icon, type IconName } from './icon.tsx';

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

/** A button that shows only an icon. While busy it stays focusable, and a second click does nothing. */
export function IconButton({ icon, label, onClick, describedBy, isBusy = false, isPressed }: IconButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      aria-describedby={describedBy}
      aria-busy={isBusy}
      aria-pressed={isPressed}
      onClick={() => !isBusy && onClick()}
    >
      <Icon name={isBusy ? 'busy' : icon} />
    </button>
  );
}
