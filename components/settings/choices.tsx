import { joinSentences, plural, text } from '../../lib/i18n/text.ts';
import type { Settings } from '../../lib/storage/settings.ts';
import { ChoiceGroup, SwitchRow } from '../ui/choice-group.tsx';
import { DomainSelect } from '../ui/domain-select.tsx';
import { useSettings } from './settings-context.ts';
import { CodeFillSetting, FieldButtonSetting } from './site-settings.tsx';

/** The settings of filling, of mail and of reading. */
export function Choices() {
  const { state, model, actions } = useSettings();
  const { settings } = state;
  const { checksPerDay, newDomains } = model;
  // Where the limit leaves as little for each, the numbers would say that nothing is to be chosen.
  const isCostTold = checksPerDay.frugal < checksPerDay.quick;
  const describePace = (note: string, pace: Settings['pace']) =>
    isCostTold ? joinSentences(note, plural('settings.cost', checksPerDay[pace])) : note;
  const { changeSettings } = actions;
  if (!settings) return null;
  return (
    <>
      <section class="panel choices" aria-labelledby="filling">
        <h2 id="filling">{text('settings.filling')}</h2>
        <FieldButtonSetting />
        <CodeFillSetting />
        {newDomains.length > 0 && (
          <div class="field">
            <label for="new-domain">{text('settings.newDomain')}</label>
            <DomainSelect
              id="new-domain"
              domains={newDomains}
              chosen={settings.newDomain}
              describedBy="new-domain-note"
              onChange={(newDomain) => changeSettings({ newDomain })}
            />
            <p class="soft note" id="new-domain-note">
              {text('settings.newDomainNote')}
            </p>
          </div>
        )}
      </section>
      <section class="panel choices" aria-labelledby="mail">
        <h2 id="mail">{text('settings.mail')}</h2>
        <ChoiceGroup
          label={text('settings.pace')}
          chosen={settings.pace}
          onChange={(pace) => changeSettings({ pace })}
          choices={[
            {
              value: 'frugal',
              label: text('settings.frugal'),
              note: describePace(text('settings.frugalNote'), 'frugal'),
            },
            {
              value: 'normal',
              label: text('settings.normal'),
              note: describePace(text('settings.normalNote'), 'normal'),
            },
            {
              value: 'quick',
              label: text('settings.quick'),
              note: describePace(text('settings.quickNote'), 'quick'),
            },
          ]}
        />
        <ChoiceGroup
          label={text('settings.notifications')}
          chosen={settings.notifications}
          onChange={(notifications) => changeSettings({ notifications })}
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
          onChange={(showContents) => changeSettings({ showContents })}
        />
      </section>
      <section class="panel choices" aria-labelledby="reading">
        <h2 id="reading">{text('settings.reading')}</h2>
        <ChoiceGroup
          label={text('settings.remote')}
          chosen={settings.remoteImages}
          onChange={(remoteImages) => changeSettings({ remoteImages })}
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
    </>
  );
}
