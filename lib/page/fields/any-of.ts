/**
 * A pattern for the words of pages, in lower case, from regular expressions that are its alternatives. Two characters stand for a text of
 * limited length, because a text of nothing but such words would otherwise be scanned to its end from each of them: `…` for the rest of a
 * word, `~` for what is between two words.
 */
export function anyOf(...words: string[]): RegExp {
  return new RegExp(words.join('|').replaceAll('…', '\\S{0,20}').replaceAll('~', '.{0,12}'));
}
