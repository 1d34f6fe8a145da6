import { browser } from 'wxt/browser';

const plainOf = (tag: string) => new Intl.Locale(tag).language;

/** The same language, or one with the same script. @param tag BCP 47 */
function findClosest(tag: string): Language | undefined {
  if (isLanguage(tag)) return tag;
  const { language, script } = new Intl.Locale(tag).maximize();
  const isOfIt = (own: Intl.Locale) => own.language === language && own.script === script;
  return (Object.keys(LANGUAGES) as Language[]).find((ours) => isOfIt(new Intl.Locale(ours).maximize()));
}

/**
 * The language that the browser should have chosen from the package. The browser looks for its exact language tag, then for the language
 * without a region, and falls back to English: in zh-HK it does not find zh-TW.
 * @returns undefined if the browser chose the best language
 */
export function missedLanguage(): Language | undefined {
  const found = browser.i18n.getMessage('language' as '@@extension_id');
  const closest = findClosest(browser.i18n.getUILanguage());
  if (closest === undefined || closest === found) return undefined;
  return found === 'en' || plainOf(found) === plainOf(closest) ? closest : undefined;
}

/** The languages of the texts, by BCP 47 tag (`_` for `-` in the files): their own names, and their writing direction. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  it: { name: 'Italiano', direction: 'ltr' },
  nl: { name: 'Nederlands', direction: 'ltr' },
  pl: { name: 'Polski', direction: 'ltr' },
  'pt-BR': { name: 'Português (Brasil)', direction: 'ltr' },
  ru: { name: 'Русский', direction: 'ltr' },
  tr: { name: 'Türkçe', direction: 'ltr' },
  uk: { name: 'Українська', direction: 'ltr' },
  ja: { name: '日本語', direction: 'ltr' },
  ko: { name: '한국어', direction: 'ltr' },
  'zh-CN': { name: '简体中文', direction: 'ltr' },
  'zh-TW': { name: '繁體中文', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);
