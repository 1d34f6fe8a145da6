import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const GLOSSARY = join(import.meta.dirname, '../../lib/i18n/GLOSSARY.md');

/** As the glossary calls it: German, Brazilian Portuguese, Simplified Chinese. */
function nameOf(language: string): string {
  const { language: plain, script } = new Intl.Locale(language).maximize();
  const tag = plain === 'zh' ? `${plain}-${script}` : language;
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? language;
}

/** The words of a sentence that begins with *Not*; what follows one, as in “*Name* for a label”, says that it is right elsewhere. */
function wordsInSentences(prose: string): string[] {
  const sentences = [...prose.replaceAll(/\s+/g, ' ').matchAll(/\bNot ([^.]*)/g)].map(([, named = '']) => named);
  return sentences.flatMap((named) =>
    named.split(', ').flatMap((item) => /^\*([^*]+)\*$/.exec(item.trim())?.[1] ?? []),
  );
}

/** The words below the heading *not*, but those that are said for something else, or that a parenthesis allows elsewhere. */
function wordsInTable(rows: string[][]): string[] {
  const [head = [], ...body] = rows;
  const column = head.indexOf('not');
  if (column < 0) return [];
  const words = body.map((row) => row.filter((_, nth) => nth > 0 && nth !== column).join(' ')).join(' ');
  return body
    .flatMap((row) => (row[column] ?? '').split(/, |; /))
    .filter((word) => word !== '' && !word.includes('(') && !hasWord(words, word));
}

const readRows = (section: string) =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/**
 * Words that the glossary says no to in a language, wherever they stand.
 * @param glossary Markdown, with a section `## German`, or a list point `- **German, French**: …`, for a language
 * @returns undefined where nothing is about the language
 */
export function readForbidden(language: string, glossary = readFileSync(GLOSSARY, 'utf8')): string[] | undefined {
  const name = nameOf(language);
  const section = glossary.split(/^## /m).find((one) => one.startsWith(`${name}\n`));
  const points = glossary.split(/^(?=- |#|\|)|\n\n/m).flatMap((part) => {
    const [, names = '', words = ''] = /^- \*\*([^*]+)\*\*: (.*)$/s.exec(part) ?? [];
    return names.split(', ').includes(name) ? [words] : [];
  });
  if (section === undefined && points.length === 0) return undefined;
  return [...wordsInTable(readRows(section ?? '')), ...[section ?? '', ...points].flatMap(wordsInSentences)];
}

/** Whether a text has a word, or one that it begins. Chinese and Japanese have no ends of words. */
export function hasWord(text: string, word: string): boolean {
  const isSpaced = !/[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}]/u.test(word);
  return new RegExp(`${isSpaced ? '(?<!\\p{L})' : ''}${RegExp.escape(word)}`, 'iu').test(text);
}
