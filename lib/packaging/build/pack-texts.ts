import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateChromeMessagesText, parseMessagesFile } from '@wxt-dev/i18n/build';

/**
 * Chromium looks for texts in the browser's language, in its base, then in English: from `de_AT` it comes to `de`, but from `pt_PT` not to
 * `pt_BR`. For such languages the package has the nearest one under their name too.
 * No browser of ours is itself in zh-HK or zh-SG; where one is nevertheless, `missedLanguage` finds the texts at run time.
 * @see https://developer.chrome.com/docs/extensions/reference/api/i18n#concepts_and_usage
 */
export const VARIANTS: Readonly<Record<string, string>> = { pt_PT: 'pt_BR' };

/** @param folder that has the locale files @returns what the build writes besides the languages themselves */
export function packVariants(folder: string): Promise<{ relativeDest: string; contents: string }[]> {
  return Promise.all(
    Object.entries(VARIANTS).map(async ([variant, language]) => ({
      relativeDest: `_locales/${variant}/messages.json`,
      contents: generateChromeMessagesText(await parseMessagesFile(join(folder, `${language}.yml`))),
    })),
  );
}

/** A language's texts, and the English ones where it has none yet: the browser would take those of its own language. */
export const withEnglish = <T>(english: Record<string, T>, texts: Record<string, T>) => ({ ...english, ...texts });

/** @param folder of the built extension */
export function fillInEnglish(folder: string): void {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const english = read('_locales/en/messages.json');
  for (const file of globSync('_locales/*/messages.json', { cwd: folder }))
    writeFileSync(join(folder, file), JSON.stringify(withEnglish(english, read(file))));
}
