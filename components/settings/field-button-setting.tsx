import './field-button-setting.css';
import { text } from '../../lib/i18n/text.ts';
import type { FieldButtonChoice } from '../../lib/storage/settings.ts';
import { SwitchRow } from '../ui/switch-row.tsx';

type FieldButtonSettingProps = {
  choice: FieldButtonChoice;
  /** all sites; called within the click: a permission is asked for */
  onSwitch: (isOn: boolean) => void;
  /** one site; called within the click too */
  onSite: (site: string, isOn: boolean) => void;
};

/** The button in e-mail fields: on all sites but some, or only on some. */
export function FieldButtonSetting({ choice, onSwitch, onSite }: FieldButtonSettingProps) {
  const { isEverywhere, onSites, offSites } = choice;
  const sites = isEverywhere ? offSites : onSites;
  const change = text(isEverywhere ? 'settings.showAgain' : 'settings.takeAway');
  return (
    <div class="field-button-setting">
      <SwitchRow
        label={text('settings.fieldButton')}
        note={text('settings.fieldButtonNote')}
        isOn={isEverywhere}
        onChange={onSwitch}
      />
      {sites.length > 0 && (
        <div class="field-button-sites">
          <h3>{text(isEverywhere ? 'settings.notOn' : 'settings.onlyOn')}</h3>
          <ul>
            {sites.toSorted().map((site) => (
              <li key={site}>
                <bdi dir="ltr">{site}</bdi>
                <button
                  type="button"
                  class="text-button"
                  aria-label={text(isEverywhere ? 'settings.showAgainOn' : 'settings.takeAwaySite', { site })}
                  onClick={() => onSite(site, isEverywhere)}
                >
                  {change}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
