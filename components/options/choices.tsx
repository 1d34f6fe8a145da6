import type { Settings } from '../../lib/settings/settings.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { SwitchRow } from './switch-row.tsx';

export type ChoicesProps = {
  settings: Settings;
  /** whether the button in e-mail fields is wanted on all sites */
  isFieldButtonOn: boolean;
  onSettings: (changed: Partial<Settings>) => void;
  /** called within the click itself: a permission is asked for */
  onFieldButton: (isOn: boolean) => void;
};

/** Everything that can be chosen beside the service. */
export function Choices({ settings, isFieldButtonOn, onSettings, onFieldButton }: ChoicesProps) {
  return (
    <>
      <section class="panel choices" aria-labelledby="filling">
        <h2 id="filling">Filling</h2>
        <SwitchRow
          label="Show a button in e-mail fields"
          note="One click fills the field. For this the browser lets Mayfly into all pages; nothing is read but what kind of fields they have."
          isOn={isFieldButtonOn}
          onChange={onFieldButton}
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
            { value: 'frugal', label: 'Sparing', note: 'Half the requests; mail shows up later.' },
            { value: 'normal', label: 'Normal', note: 'Quick while mail is expected, slow when it is not.' },
            { value: 'quick', label: 'Quick', note: 'Twice the requests; mail shows up sooner.' },
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
