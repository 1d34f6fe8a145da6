import { text } from '../../lib/language/text.ts';
import { Icon } from '../ui/icon.tsx';

type MainActionsProps = {
  /** what is done most; something else has that rank while a fresh code or link stands above the list */
  isPrimary: boolean;
  isCreating: boolean;
  isFilling: boolean;
  /** absent where a new address is made elsewhere in the view */
  onCreate?: (() => void) | undefined;
  /** absent in a tab of our own: there is no page to fill */
  onFill?: (() => void) | undefined;
  /** with the address that was used on this site before, and stands above; absent where there is none */
  onFillAgain?: (() => void) | undefined;
};

type Action = { label: string; icon: 'fill' | 'plus'; isBusy: boolean; run: () => void };

/** What the popup is opened for, the likeliest first. The second click on a button that is at work does nothing. */
export function MainActions({ isPrimary, isCreating, isFilling, onCreate, onFill, onFillAgain }: MainActionsProps) {
  const actions: Action[] = [];
  if (onFillAgain) actions.push({ label: text('do.fillAgain'), icon: 'fill', isBusy: isFilling, run: onFillAgain });
  if (onFill) actions.push({ label: text('do.fillPage'), icon: 'fill', isBusy: isFilling, run: onFill });
  if (onCreate) actions.push({ label: text('do.newAddress'), icon: 'plus', isBusy: isCreating, run: onCreate });
  return (
    <div class="main-actions">
      {actions.map(({ label, icon, isBusy, run }, place) => (
        <button
          key={label}
          type="button"
          class={isPrimary && place === 0 ? 'button primary' : 'button'}
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
