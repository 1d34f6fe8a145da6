import type { Domain } from '../../lib/api/wire.ts';
import { PACE, type Pace, QUIET_MS } from '../../lib/background/poll/planner.ts';
import { joinSentences } from '../../lib/i18n/format-list.ts';
import { perLocale } from '../../lib/i18n/format-time.ts';
import { localeInUse } from '../../lib/i18n/language-in-use.ts';
import { plural, text } from '../../lib/i18n/text.ts';
import { DAY } from '../../lib/i18n/time.ts';
import { type CodeSites, type FieldButtonChoice, LOCK_MINUTES, type Settings } from '../../lib/storage/settings.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { DomainSelect } from '../ui/domain-select.tsx';
import { SwitchRow } from '../ui/switch-row.tsx';
import { CodeFillSetting } from './code-fill-setting.tsx';
import { FieldButtonSetting } from './field-button-setting.tsx';
import { LanguageChoice, ThemeChoice } from './theme-choice.tsx';

const minutes = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
);

/** A time in whole words: "5 minutes". */
function formatMinutes(count: number, locale = localeInUse()): string {
  return minutes(locale).format(count);
}

export type ChoicesProps = {
  settings: Settings;
  /** how often addresses are checked now for which no mail is expected; absent until it is known */
  quietMs?: number | undefined;
  fieldButton: FieldButtonChoice;
  /** to choose from; empty where the service chooses alone */
  domains: Domain[];
  codeSites: CodeSites;
  onSettings: (changed: Partial<Settings>) => void;
  /** for one site, or for all; called within the click: a permission is asked for */
  onFieldButton: (isOn: boolean, site?: string) => void;
  /** what was answered for a site about codes is forgotten */
  onForgetCodeSite: (origin: string) => void;
};

/** What a pace costs, rounded to two digits. @param leastMs between checks, where the limit allows no more */
function describeCost(pace: Pace, leastMs: number): string {
  const perDay = DAY / Math.max(PACE[pace] * QUIET_MS, leastMs);
  return plural('settings.cost', Math.max(1, Number(perDay.toPrecision(2))));
}

/** All settings but the service. */
export function Choices({
  settings,
  quietMs = 0,
  fieldButton,
  codeSites,
  domains,
  onSettings,
  onFieldButton,
  onForgetCodeSite,
}: ChoicesProps) {
  const leastMs = quietMs > PACE[settings.pace] * QUIET_MS ? quietMs : 0;
  return (
    <>
      <section class="panel choices" aria-labelledby="filling">
        <h2 id="filling">{text('settings.filling')}</h2>
        <FieldButtonSetting
          choice={fieldButton}
          onSwitch={onFieldButton}
          onSite={(site, isOn) => onFieldButton(isOn, site)}
        />
        <CodeFillSetting
          chosen={settings.codeFill}
          sites={codeSites}
          onChoose={(codeFill) => onSettings({ codeFill })}
          onForget={onForgetCodeSite}
        />
        <SwitchRow
          label={text('settings.spareAddress')}
          note={text('settings.spareAddressNote')}
          isOn={settings.spareAddress}
          onChange={(spareAddress) => onSettings({ spareAddress })}
        />
        {domains.length > 1 && (
          <div class="field">
            <label for="new-domain">{text('settings.newDomain')}</label>
            <DomainSelect
              id="new-domain"
              domains={domains}
              chosen={settings.newDomain}
              describedBy="new-domain-note"
              onChange={(newDomain) => onSettings({ newDomain })}
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
          onChange={(pace) => onSettings({ pace })}
          choices={[
            {
              value: 'frugal',
              label: text('settings.frugal'),
              note: joinSentences(text('settings.frugalNote'), describeCost('frugal', leastMs)),
            },
            {
              value: 'normal',
              label: text('settings.normal'),
              note: joinSentences(text('settings.normalNote'), describeCost('normal', leastMs)),
            },
            {
              value: 'quick',
              label: text('settings.quick'),
              note: joinSentences(text('settings.quickNote'), describeCost('quick', leastMs)),
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
        <ChoiceGroup
          label={text('settings.lock')}
          chosen={String(settings.lockMinutes)}
          onChange={(chosen) => onSettings({ lockMinutes: LOCK_MINUTES.find((one) => String(one) === chosen) ?? 0 })}
          choices={LOCK_MINUTES.map((one) => ({
            value: String(one),
            label: one === 0 ? text('settings.lockNever') : text('settings.lockAfter', { time: formatMinutes(one) }),
          }))}
        />
        <p class="soft note">{text('settings.lockNote')}</p>
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
      <ThemeChoice chosen={settings.theme} onChange={(theme) => onSettings({ theme })} />
      <LanguageChoice chosen={settings.language} onChange={(language) => onSettings({ language })} />
    </>
  );
}
