import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateChromeMessagesText, parseMessagesFile } from '@wxt-dev/i18n/build';

/**
 * Chromium searches for texts in the browser's language, in its base language, then in English: `de_AT` falls back to `de`, but `pt_PT`
 * does not fall back to `pt_BR`. For such languages, the package contains the nearest language under their name too.
 * No supported browser has zh-HK or zh-SG as its own language; for one that has, `missedLanguage` finds the texts at run time.
 * @see https://developer.chrome.com/docs/extensions/reference/api/i18n#concepts_and_usage
 */
export const VARIANTS: Readonly<Record<string, string>> = { pt_PT: 'pt_BR' };

/** @param folder the folder of the locale files @returns the files that the build adds to those of the languages */
export function packVariants(folder: string): Promise<{ relativeDest: string; contents: string }[]> {
  return Promise.all(
    Object.entries(VARIANTS).map(async ([variant, language]) => ({
      relativeDest: `_locales/${variant}/messages.json`,
      contents: generateChromeMessagesText(await parseMessagesFile(join(folder, `${language}.yml`))),
    })),
  );
}

/** A language's texts, completed by the English ones: the browser would replace missing texts by those of its own language. */
export const withEnglish = <T>(english: Record<string, T>, texts: Record<string, T>) => ({ ...english, ...texts });

/** @param folder of the built extension */
export function fillInEnglish(folder: string): void {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const english = read('_locales/en/messages.json');
  for (const file of globSync('_locales/*/messages.json', { cwd: folder }))
    writeFileSync(join(folder, file), JSON.stringify(withEnglish(english, read(file))));
}
