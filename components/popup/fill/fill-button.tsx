import './fill-button.css';
import type { ComponentChildren } from 'preact';
import { joinSentences, text, textParts } from '../../../lib/i18n/text.ts';
import { ShortEmail, ShortName } from '../../ui/email-text.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { MenuButton, type MenuItem } from '../../ui/menu-button.tsx';
import type { PopupActions } from '../popup-context.ts';
import { usePopup } from '../popup-context.ts';
import type { FillChoice } from './list-fill-choices.ts';

type FillButtonProps = {
  /** the first is for the button, the others are for its menu */
  choices: [FillChoice, ...FillChoice[]];
  /** false while another button is the primary one of the view */
  isPrimary: boolean;
};

type Words = { name: string; label: ComponentChildren; icon: IconName };

/** The words for a choice: the whole name, and a label that may be shortened to fit. */
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
      return unshortened(text('do.fillNew'), 'fill');
    case 'copy-new':
      return unshortened(text('do.copyNew'), 'copy');
    case 'choose':
      return unshortened(text('do.newAddress'), 'plus');
  }
}

/** The words for a choice whose label is its whole name. */
const unshortened = (words: string, icon: IconName): Words => ({ name: words, label: words, icon });

function choose(choice: FillChoice, actions: PopupActions) {
  if (choice.does === 'choose') actions.go({ view: 'new' });
  else actions.fillPage(choice.does === 'fill' ? choice.email : undefined);
}

/** A menu of these choices, and of what else can be done in the page. @param kind classes of its button */
export function FillMenu({ choices, kind }: { choices: readonly FillChoice[]; kind: string }) {
  const { state, model, actions } = usePopup();
  const { siteButton } = state;
  const replacement = model.top?.replacement;
  const items: MenuItem[] = choices.map((choice) => ({ ...describe(choice), run: () => choose(choice, actions) }));
  if (replacement?.domain !== undefined && !replacement.isRefused) {
    const { address, domain } = replacement;
    const words = joinSentences(text('address.notAccepted'), text('address.tryDomain', { domain }));
    items.push({ ...unshortened(words, 'fill'), run: () => actions.replaceAddress(address.email, domain) });
  }
  // While no site has the button in fields, the menu offers it. After that, its switch is in the footer.
  if (siteButton && !siteButton.isInUse)
    items.push({
      ...unshortened(joinSentences(text('status.siteButton', { site: siteButton.host }), text('code.willAsk')), 'fill'),
      run: () => siteButton.onChange(true),
    });
  return items.length > 0 && <MenuButton kind={kind} label={text('do.otherChoices')} items={items} />;
}

/** The button that fills an address, or opens the form for one, with a menu of the other choices. */
export function FillButton({ choices: [first, ...others], isPrimary }: FillButtonProps) {
  const { state, actions } = usePopup();
  const isBusy = state.running.has('fillPage');
  const { name, icon } = describe(first);
  const kind = isPrimary ? 'button primary' : 'button';
  return (
    <div class="fill-button">
      <button
        type="button"
        class={`${kind} fill-button-first`}
        aria-label={name}
        title={name}
        aria-busy={isBusy}
        onClick={() => !isBusy && choose(first, actions)}
      >
        <Icon name={isBusy ? 'busy' : icon} />
        <span class="fill-words">
          {first.does === 'fill' ? textParts('do.fillThis', { email: <ShortName email={first.email} /> }) : name}
        </span>
      </button>
      <FillMenu choices={others} kind={kind} />
    </div>
  );
}
