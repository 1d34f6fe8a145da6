import { browser } from 'wxt/browser';
import { isLanguage, LANGUAGES, type Language } from './languages.ts';

const plainOf = (tag: string) => new Intl.Locale(tag).language;

/** The same, or one of the same language in the same script. @param tag BCP 47 */
function findClosest(tag: string): Language | undefined {
  if (isLanguage(tag)) return tag;
  const { language, script } = new Intl.Locale(tag).maximize();
  const isOfIt = (own: Intl.Locale) => own.language === language && own.script === script;
  return (Object.keys(LANGUAGES) as Language[]).find((ours) => isOfIt(new Intl.Locale(ours).maximize()));
}

/**
 * The language that the browser should have found in the package. It looks for its very tag, then for the language without a
 * country, and takes English where there is neither: to it, zh-HK has nothing to do with zh-TW.
 * @returns undefined when it found what there is
 */
export function missedLanguage(): Language | undefined {
  const found = browser.i18n.getMessage('language' as '@@extension_id');
  const closest = findClosest(browser.i18n.getUILanguage());
  if (closest === undefined || closest === found) return undefined;
  return found === 'en' || plainOf(found) === plainOf(closest) ? closest : undefined;
}
