import './fill-button.css';
import type { ComponentChildren } from 'preact';
import { text, textParts } from '../../../lib/i18n/text.ts';
import { ShortEmail } from '../../ui/email-text.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { MenuItem } from '../../ui/menu.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { FillChoice } from './list-fill-choices.ts';

type FillButtonProps = {
  /** the first is the button, the others are its menu */
  choices: [FillChoice, ...FillChoice[]];
  /** false while a fresh code or link is shown, whose button comes first */
  isPrimary: boolean;
  /** a click on the busy button does nothing */
  isBusy: boolean;
  onChoose: (choice: FillChoice) => void;
  /** the last in the menu; absent for none */
  more?: MenuItem | undefined;
};

type Words = { name: string; label: ComponentChildren; icon: IconName };

/** What a press does, in words: its name, and as much of that as there is room for. */
function describe(choice: FillChoice): Words {
  switch (choice.does) {
    case 'fill': {
      const { email } = choice;
      return {
        name: text('do.fillThis', { email }),
        label: textParts('do.fillThis', { email: <ShortEmail email={email} /> }),
        icon: 'fill',
      };
    }
    case 'fill-new':
      return same(text('do.fillNew'), 'fill');
    case 'copy-new':
      return same(text('do.copyNew'), 'copy');
    case 'create':
      return same(text('do.newAddress'), 'plus');
    case 'choose':
      return same(text('address.choose'), 'plus');
  }
}

const same = (words: string, icon: IconName): Words => ({ name: words, label: words, icon });

/** The button that fills, which says with what, and a menu of what else can be done. */
export function FillButton({ choices: [first, ...others], isPrimary, isBusy, onChoose, more }: FillButtonProps) {
  const { name, label, icon } = describe(first);
  const kind = isPrimary ? 'button primary' : 'button';
  const items = others.map((choice) => ({ ...describe(choice), run: () => onChoose(choice) }));
  return (
    <div class="fill-button">
      <button
        type="button"
        class={`${kind} fill-button-first`}
        // An address is there whole for who listens, however much of it is shown.
        aria-label={first.does === 'fill' ? undefined : name}
        title={name}
        aria-busy={isBusy}
        onClick={() => !isBusy && onChoose(first)}
      >
        <Icon name={isBusy ? 'busy' : icon} />
        <span class="fill-words" data-shortened={first.does === 'fill'}>
          {label}
        </span>
      </button>
      <MenuButton kind={kind} label={text('do.otherChoices')} items={more ? [...items, more] : items} />
    </div>
  );
}
