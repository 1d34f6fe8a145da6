import { browser } from 'wxt/browser';
import { setMessages } from '../i18n/language-in-use.ts';
import { type Language, missedLanguage } from '../i18n/languages.ts';
import { createSerialQueue } from './serial-queue.ts';
import { BROWSERS_LANGUAGE, type Settings, settingsItem } from './settings.ts';

/** Loads the texts of a language from the package. @param language absent for the browser's own, which needs no loading */
async function loadLanguage(language: Language | undefined): Promise<void> {
  if (language === undefined) return setMessages(undefined);
  const file = await fetch(browser.runtime.getURL(`/_locales/${language.replace('-', '_')}/messages.json` as '/'));
  setMessages(await file.json());
}

/** The language whose texts are loaded; undefined for the one that the browser chose. */
let loaded: Language | undefined;
let loading: Promise<void> | undefined;
const queue = createSerialQueue();

/** Loads the texts of the chosen language. @returns whether the language has changed */
async function loadChosen(chosen: Settings['language']): Promise<boolean> {
  const language = chosen === BROWSERS_LANGUAGE ? missedLanguage() : chosen;
  if (language === loaded) return false;
  await loadLanguage(language);
  loaded = language;
  return true;
}

const warn = (error: unknown) => console.warn('The chosen language could not be read:', error);

/** Resolves once texts are in the chosen language. Never rejects: if the language can't be loaded, texts stay as they are. */
export function languageLoaded(): Promise<void> {
  loading ??= queue(async () => {
    await loadChosen((await settingsItem.read()).language);
  }).catch(warn);
  return loading;
}

/** Calls back as soon as texts are in another language, as often as one is chosen, until the signal aborts. */
export function watchLanguage(onChange: () => void, signal: AbortSignal): void {
  settingsItem.watch(({ language }) => {
    // The stored choice is loaded before the new one, so that `onChange` is called only if they differ.
    void languageLoaded();
    loading = queue(async () => {
      if (await loadChosen(language).catch(warn)) onChange();
    });
  }, signal);
}
