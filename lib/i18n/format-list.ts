import { localeInUse } from './language-in-use.ts';
import { text } from './text.ts';

/**
 * Joins items into a list in the language in use.
 * @param link between the last two: `and` for "one, two, and three", `comma` for "one, two, three"
 */
export function formatList(things: readonly string[], link: 'and' | 'comma'): string {
  return link === 'and' ? new Intl.ListFormat(localeInUse()).format(things) : things.join(text('list.comma'));
}

/**
 * Joins sentences in the language in use: languages without a space after a comma have none after a full stop.
 * @param sentences empty ones are left out
 */
export function joinSentences(...sentences: string[]): string {
  return sentences.filter(Boolean).join(text('list.comma').endsWith(' ') ? ' ' : '');
}
