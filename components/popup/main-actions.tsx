import { text } from '../../lib/language/text.ts';
import { Icon } from '../ui/icon.tsx';

type MainActionsProps = {
  /** false while a fresh code or link is shown, whose button comes first */
  isPrimary: boolean;
  isCreating: boolean;
  isFilling: boolean;
  /** absent where another button creates an address */
  onCreate?: (() => void) | undefined;
  /** absent in a tab of our own, where there is no page to fill */
  onFill?: (() => void) | undefined;
  /** fills the current address, which was used on this site before; absent where it was not */
  onFillAgain?: (() => void) | undefined;
};

type Action = { label: string; icon: 'fill' | 'plus'; isBusy: boolean; run: () => void };

/** The main buttons, the likeliest first. A click on a busy button does nothing. */
export function MainActions({ isPrimary, isCreating, isFilling, onCreate, onFill, onFillAgain }: MainActionsProps) {
  const actions: Action[] = [];
  if (onFillAgain) actions.push({ label: text('do.fillAgain'), icon: 'fill', isBusy: isFilling, run: onFillAgain });
  if (onFill) actions.push({ label: text('do.fillPage'), icon: 'fill', isBusy: isFilling, run: onFill });
  if (onCreate) actions.push({ label: text('do.newAddress'), icon: 'plus', isBusy: isCreating, run: onCreate });
  return (
    <div class="main-actions">
      {actions.map(({ label, icon, isBusy, run }, index) => (
        <button
          key={label}
          type="button"
          class={isPrimary && index === 0 ? 'button primary' : 'button'}
          aria-busy={isBusy}
          onClick={() => !isBusy && run()}
        >
          <Icon name={isBusy ? 'busy' : icon} />
          {label}
        </button>
      ))}
    </div>
  );
}
