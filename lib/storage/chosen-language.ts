import { browser } from 'wxt/browser';
import { setMessages } from '../i18n/language-in-use.ts';
import { type Language, missedLanguage } from '../i18n/languages.ts';
import { createSerialQueue } from './serial-queue.ts';
import { BROWSERS_LANGUAGE, type Settings, settingsItem } from './settings.ts';

/**
 * Loads the texts of a language from the package. From then on, all texts are in it.
 * @param language absent for the browser's own, which needs no loading
 */
async function loadLanguage(language: Language | undefined): Promise<void> {
  if (language === undefined) return setMessages(undefined);
  const file = await fetch(browser.runtime.getURL(`/_locales/${language.replace('-', '_')}/messages.json` as '/'));
  setMessages(await file.json());
}

/** Absent: what the browser found itself. */
let spoken: Language | undefined;
let speaking: Promise<void> | undefined;
const queue = createSerialQueue();

/** @returns whether it is another one than before */
async function speak(chosen: Settings['language']): Promise<boolean> {
  const language = chosen === BROWSERS_LANGUAGE ? missedLanguage() : chosen;
  if (language === spoken) return false;
  await loadLanguage(language);
  spoken = language;
  return true;
}

const warn = (error: unknown) => console.warn('The chosen language could not be read:', error);

/** Resolves once texts are in the language that was chosen in the settings. Never rejects: then they are in the browser's. */
export function languageLoaded(): Promise<void> {
  speaking ??= queue(async () => {
    await speak((await settingsItem.read()).language);
  }).catch(warn);
  return speaking;
}

/** Calls back as soon as texts are in another language, as often as one is chosen, until the signal aborts. */
export function watchLanguage(onChange: () => void, signal: AbortSignal): void {
  settingsItem.watch(({ language }) => {
    // What was chosen before comes first: only another one is a change.
    void languageLoaded();
    speaking = queue(async () => {
      if (await speak(language).catch(warn)) onChange();
    });
  }, signal);
}
