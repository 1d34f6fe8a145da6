import './field-button-setting.css';
import { text } from '../../lib/i18n/text.ts';
import { SwitchRow } from '../ui/switch-row.tsx';
import { useSettings } from './settings-context.ts';

/** The setting of the button in email fields: on all sites except some, or only on some. */
export function FieldButtonSetting() {
  const { state, actions } = useSettings();
  if (!state.fieldButton) return null;
  const { isEverywhere, onSites, offSites } = state.fieldButton;
  const sites = isEverywhere ? offSites : onSites;
  const change = text(isEverywhere ? 'settings.showAgain' : 'settings.takeAway');
  return (
    <div class="field-button-setting">
      <SwitchRow
        label={text('settings.fieldButton')}
        note={text('settings.fieldButtonNote')}
        isOn={isEverywhere}
        onChange={(isOn) => actions.switchFieldButton(isOn)}
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
                  onClick={() => actions.switchFieldButton(isEverywhere, site)}
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
