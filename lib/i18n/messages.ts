import { browser } from 'wxt/browser';

/** All texts of one language, as the browser packs them: `_locales/…/messages.json`. */
export type Messages = Record<string, { message: string }>;

let known: Messages = {};

/**
 * From now on texts are read from these, and from the browser's own language where one is missing. None is: every file has every text,
 * which `test/house` holds, so that a page is never in two languages.
 */
export function setMessages(messages: Messages = {}): void {
  known = messages;
}

/**
 * The raw text of a key: in the language that was set, else in the browser's, else in English.
 * @param key with dots, as in `locales/*.yml`
 * @returns empty for a key that no language has
 */
export function findMessage(key: string): string {
  const name = key.replaceAll('.', '_');
  // Cached: a list asks for the same few texts in every row, and `getMessage` is slow.
  known[name] ??= { message: browser.i18n.getMessage(name as '@@extension_id') };
  return known[name].message;
}
