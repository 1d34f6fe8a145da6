import type { Pace } from '../../lib/polling/pace.ts';
import { quietRequestsPerDay } from '../../lib/polling/quiet-cost.ts';
import type { FieldButtonChoice } from '../../lib/settings/field-button-item.ts';
import type { Settings } from '../../lib/settings/settings.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { FieldButtonSetting } from './field-button-setting.tsx';
import { SwitchRow } from './switch-row.tsx';

export type ChoicesProps = {
  settings: Settings;
  fieldButton: FieldButtonChoice;
  onSettings: (changed: Partial<Settings>) => void;
  /** for one site, or for all; called within the click itself: a permission is asked for */
  onFieldButton: (isOn: boolean, site?: string) => void;
};

const roughly = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 2 });

function describeCost(pace: Pace): string {
  return `While all is quiet, ${roughly.format(quietRequestsPerDay(pace))} requests a day for each address.`;
}

/** Everything that can be chosen beside the service. */
export function Choices({ settings, fieldButton, onSettings, onFieldButton }: ChoicesProps) {
  return (
    <>
      <section class="panel choices" aria-labelledby="filling">
        <h2 id="filling">Filling</h2>
        <FieldButtonSetting
          choice={fieldButton}
          onSwitch={onFieldButton}
          onSite={(site, isOn) => onFieldButton(isOn, site)}
        />
        <SwitchRow
          label="Keep an address ready"
          note="The next fill is instant. Costs a request now and then, and an address that may not be used."
          isOn={settings.spareAddress}
          onChange={(spareAddress) => onSettings({ spareAddress })}
        />
      </section>
      <section class="panel choices" aria-labelledby="mail">
        <h2 id="mail">Mail</h2>
        <ChoiceGroup
          label="How quickly to look for mail"
          chosen={settings.pace}
          onChange={(pace) => onSettings({ pace })}
          choices={[
            {
              value: 'frugal',
              label: 'Sparing',
              note: `Half the requests; mail shows up later. ${describeCost('frugal')}`,
            },
            {
              value: 'normal',
              label: 'Normal',
              note: `Quick while mail is expected, slow when it is not. ${describeCost('normal')}`,
            },
            {
              value: 'quick',
              label: 'Quick',
              note: `Twice the requests; mail shows up sooner. ${describeCost('quick')}`,
            },
          ]}
        />
        <ChoiceGroup
          label="Notifications"
          chosen={settings.notifications}
          onChange={(notifications) => onSettings({ notifications })}
          choices={[
            { value: 'all', label: 'For every message' },
            { value: 'codes', label: 'Only for messages with a code' },
            { value: 'none', label: 'None', note: 'The number on the button still tells of new mail.' },
          ]}
        />
        <SwitchRow
          label="Show subject and code in notifications"
          note="Whoever looks at your screen can read them."
          isOn={settings.showContents}
          onChange={(showContents) => onSettings({ showContents })}
        />
      </section>
    </>
  );
}
