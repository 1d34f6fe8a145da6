import { Fragment } from 'preact';
import { useId } from 'preact/hooks';
import type { ShortcutsSet } from '../../lib/browser/own-extension.ts';
import { LANGUAGES, type Language } from '../../lib/i18n/languages.ts';
import { text } from '../../lib/i18n/text.ts';
import { BROWSERS_LANGUAGE, type Settings } from '../../lib/storage/settings.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup, SwitchRow } from '../ui/choice-group.tsx';
import { Fact } from '../ui/fact.tsx';
import { useSettings } from './settings-context.ts';

/** The theme, light or dark, for all pages of Mayfly. */
export function ThemeChoice() {
  const { state, actions } = useSettings();
  const id = useId();
  if (!state.settings) return null;
  return (
    <section class="panel choices" aria-labelledby={id}>
      <h2 id={id}>{text('settings.appearance')}</h2>
      <ChoiceGroup
        label={text('settings.theme')}
        chosen={state.settings.theme}
        onChange={(theme) => actions.changeSettings({ theme })}
        choices={[
          { value: 'system', label: text('settings.themeSystem') },
          { value: 'light', label: text('settings.themeLight') },
          { value: 'dark', label: text('settings.themeDark') },
        ]}
      />
    </section>
  );
}

/** The language of all of Mayfly. Each is listed under its own name, so that users find theirs among texts that they can't read. */
export function LanguageChoice() {
  const { state, actions } = useSettings();
  const id = useId();
  if (!state.settings) return null;
  return (
    <section class="panel choices" aria-labelledby={id}>
      <h2 id={id}>{text('settings.language')}</h2>
      <select
        class="language-choice"
        aria-labelledby={id}
        aria-describedby={`${id}-note`}
        value={state.settings.language}
        onChange={(event) => actions.changeSettings({ language: event.currentTarget.value as Settings['language'] })}
      >
        <option value={BROWSERS_LANGUAGE}>{text('settings.languageOfBrowser')}</option>
        {(Object.keys(LANGUAGES) as Language[]).map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGES[language].name}
          </option>
        ))}
      </select>
      <p class="soft note" id={`${id}-note`}>
        {text('settings.languageNote')}
      </p>
    </section>
  );
}

/** Keyboard shortcuts: those of the browser, and the single keys of Mayfly's pages, which can be switched off. */
export function ShortcutSettings() {
  const { state, actions } = useSettings();
  const { settings, shortcuts } = state;
  // A browser without shortcuts runs on a phone, where single keys are of no use either.
  if (!shortcuts) return null;
  return (
    <section class="panel" aria-labelledby="shortcuts">
      <h2 id="shortcuts">{text('settings.shortcuts')}</h2>
      <BrowserShortcuts shortcuts={shortcuts} />
      {settings && (
        <SwitchRow
          label={text('settings.singleKeys')}
          note={text('settings.singleKeysNote')}
          isOn={settings.singleKeys}
          onChange={(singleKeys) => actions.changeSettings({ singleKeys })}
        />
      )}
    </section>
  );
}

function BrowserShortcuts({ shortcuts }: { shortcuts: ShortcutsSet }) {
  const { changeShortcuts } = useSettings().actions;
  return (
    <>
      <dl class="facts keys">
        <Fact name={text('settings.shortcutFill')}>
          <ShortcutKeys shortcut={shortcuts.fill} />
        </Fact>
        <Fact name={text('settings.shortcutOpen')}>
          <ShortcutKeys shortcut={shortcuts.open} />
        </Fact>
      </dl>
      <Button onClick={changeShortcuts} text={text('settings.changeShortcuts')} />
    </>
  );
}

/**
 * A shortcut, key by key.
 * @param shortcut as the browser writes it, such as `Alt+Shift+E` or, on a Mac, `⌥⇧E`; empty if none is set
 */
export function ShortcutKeys({ shortcut }: { shortcut: string }) {
  if (shortcut === '') return <span class="soft">{text('settings.shortcutNone')}</span>;
  return (
    <span dir="ltr">
      {shortcut.split('+').map((key, place) => (
        <Fragment key={key}>
          {place > 0 && <span class="unseen">+</span>}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
