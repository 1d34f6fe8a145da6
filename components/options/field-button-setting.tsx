import './field-button-setting.css';
import type { FieldButtonChoice } from '../../lib/settings/field-button-item.ts';
import { SwitchRow } from './switch-row.tsx';

type FieldButtonSettingProps = {
  choice: FieldButtonChoice;
  /** all sites; called within the click itself, since a permission is asked for */
  onSwitch: (isOn: boolean) => void;
  /** one site; within the click as well */
  onSite: (site: string, isOn: boolean) => void;
};

/** The button in e-mail fields: on all sites but those left out, or only on those switched on by themselves. */
export function FieldButtonSetting({ choice, onSwitch, onSite }: FieldButtonSettingProps) {
  const { isEverywhere, onSites, offSites } = choice;
  const sites = isEverywhere ? offSites : onSites;
  return (
    <div class="field-button-setting">
      <SwitchRow
        label="Show a button in e-mail fields"
        note="One click fills the field. For this the browser lets Mayfly into all pages; nothing is read but what kind of fields they have."
        isOn={isEverywhere}
        onChange={onSwitch}
      />
      {sites.length > 0 && (
        <div class="field-button-sites">
          <h3>{isEverywhere ? 'Not on' : 'Only on'}</h3>
          <ul>
            {sites.toSorted().map((site) => (
              <li key={site}>
                <bdi dir="ltr">{site}</bdi>
                <button type="button" class="text-button" onClick={() => onSite(site, isEverywhere)}>
                  {isEverywhere ? 'Show again' : 'Take away'}
                  <span class="unseen"> on {site}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
