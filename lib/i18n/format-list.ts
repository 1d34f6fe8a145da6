import { localeInUse } from './language-in-use.ts';
import { text } from './text.ts';

/**
 * Several things as the language in use lists them.
 * @param link between the last two: `and` for "one, two, and three", `comma` for "one, two, three"
 */
export function formatList(things: readonly string[], link: 'and' | 'comma'): string {
  return link === 'and' ? new Intl.ListFormat(localeInUse()).format(things) : things.join(text('list.comma'));
}

/**
 * One sentence after the other, as the language in use writes them: those that have no space after a comma have none after a full stop.
 * @param sentences empty ones are left out
 */
export function joinSentences(...sentences: string[]): string {
  return sentences.filter(Boolean).join(text('list.comma').endsWith(' ') ? ' ' : '');
}
