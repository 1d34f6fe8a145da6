import { text } from './text.ts';

/**
 * One sentence after the other, as the language in use writes them: those that have no space after a comma have none after a full stop.
 * @param sentences empty ones are left out
 */
export function joinSentences(...sentences: string[]): string {
  return sentences.filter(Boolean).join(text('list.comma').endsWith(' ') ? ' ' : '');
}
