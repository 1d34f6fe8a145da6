import { joinSentences } from '../../lib/language/join-sentences.ts';
import { plural, text } from '../../lib/language/text.ts';
import type { Pace } from '../../lib/polling/pace.ts';
import { quietRequestsPerDay } from '../../lib/polling/quiet-cost.ts';
import type { FieldButtonChoice } from '../../lib/settings/field-button-item.ts';
import type { Settings } from '../../lib/settings/settings.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { SwitchRow } from '../ui/switch-row.tsx';
import { FieldButtonSetting } from './field-button-setting.tsx';
import { LanguageChoice } from './language-choice.tsx';

export type ChoicesProps = {
  settings: Settings;
  fieldButton: FieldButtonChoice;
  onSettings: (changed: Partial<Settings>) => void;
  /** for one site, or for all; called within the click: a permission is asked for */
  onFieldButton: (isOn: boolean, site?: string) => void;
};

/** Rounded to two digits. */
function describeCost(pace: Pace): string {
  return plural('settings.cost', Number(quietRequestsPerDay(pace).toPrecision(2)));
}

/** All settings but the service. */
export function Choices({ settings, fieldButton, onSettings, onFieldButton }: ChoicesProps) {
  return (
    <>
      <section class="panel choices" aria-labelledby="filling">
        <h2 id="filling">{text('settings.filling')}</h2>
        <FieldButtonSetting
          choice={fieldButton}
          onSwitch={onFieldButton}
          onSite={(site, isOn) => onFieldButton(isOn, site)}
        />
        <SwitchRow
          label={text('settings.spareAddress')}
          note={text('settings.spareAddressNote')}
          isOn={settings.spareAddress}
          onChange={(spareAddress) => onSettings({ spareAddress })}
        />
      </section>
      <section class="panel choices" aria-labelledby="mail">
        <h2 id="mail">{text('settings.mail')}</h2>
        <ChoiceGroup
          label={text('settings.pace')}
          chosen={settings.pace}
          onChange={(pace) => onSettings({ pace })}
          choices={[
            {
              value: 'frugal',
              label: text('settings.frugal'),
              note: joinSentences(text('settings.frugalNote'), describeCost('frugal')),
            },
            {
              value: 'normal',
              label: text('settings.normal'),
              note: joinSentences(text('settings.normalNote'), describeCost('normal')),
            },
            {
              value: 'quick',
              label: text('settings.quick'),
              note: joinSentences(text('settings.quickNote'), describeCost('quick')),
            },
          ]}
        />
        <ChoiceGroup
          label={text('settings.notifications')}
          chosen={settings.notifications}
          onChange={(notifications) => onSettings({ notifications })}
          choices={[
            { value: 'all', label: text('settings.notifyAll') },
            { value: 'codes', label: text('settings.notifyCodes') },
            { value: 'none', label: text('settings.notifyNone'), note: text('settings.notifyNoneNote') },
          ]}
        />
        <SwitchRow
          label={text('settings.showContents')}
          note={text('settings.showContentsNote')}
          isOn={settings.showContents}
          onChange={(showContents) => onSettings({ showContents })}
        />
      </section>
      <section class="panel choices" aria-labelledby="reading">
        <h2 id="reading">{text('settings.reading')}</h2>
        <ChoiceGroup
          label={text('settings.remote')}
          chosen={settings.remoteImages}
          onChange={(remoteImages) => onSettings({ remoteImages })}
          choices={[
            {
              value: 'ask',
              label: text('settings.remoteAsk'),
              note: text('settings.remoteAskNote', { button: text('message.showImages') }),
            },
            { value: 'never', label: text('settings.remoteNever'), note: text('settings.remoteNeverNote') },
          ]}
        />
        <p class="soft note">{text('settings.linksNote')}</p>
      </section>
      <LanguageChoice chosen={settings.language} onChange={(language) => onSettings({ language })} />
    </>
  );
}
