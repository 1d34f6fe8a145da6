import { browser } from 'wxt/browser';
import type { Language } from './languages.ts';
import { setMessages } from './messages.ts';

/**
 * Loads the texts of a language from the package. From then on, all texts are in it.
 * @param language absent for the browser's own, which needs no loading
 */
export async function speakLanguage(language: Language | undefined): Promise<void> {
  if (language === undefined) return setMessages(undefined);
  const file = await fetch(browser.runtime.getURL(`/_locales/${language.replace('-', '_')}/messages.json` as '/'));
  setMessages(await file.json());
}
