import { useId } from 'preact/hooks';
import { LANGUAGES, type Language } from '../../lib/i18n/languages.ts';
import { text } from '../../lib/i18n/text.ts';
import { BROWSERS_LANGUAGE, type Settings } from '../../lib/storage/settings.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
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
