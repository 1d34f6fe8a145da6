import { browser } from 'wxt/browser';
import type { Language } from './languages.ts';
import { setMessages } from './messages.ts';

/**
 * Reads the texts of a language out of the package; from then on all are in it.
 * @param language the browser's own when absent, for which there is nothing to read
 */
export async function speakLanguage(language: Language | undefined): Promise<void> {
  if (language === undefined) return setMessages(undefined);
  const file = await fetch(browser.runtime.getURL(`/_locales/${language.replace('-', '_')}/messages.json` as '/'));
  setMessages(await file.json());
}
