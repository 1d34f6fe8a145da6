import { boundText } from './bound-text.ts';

/**
 * Control characters, and those that are invisible by Unicode: bidi overrides and isolates, zero-width marks, Hangul fillers, tags.
 * Joiners and the variation selectors of emoji are handled by `IDLE_JOINER`.
 */
const INVISIBLE = /(?!\u200c|\u200d|\ufe0e|\ufe0f)(?:\p{Cc}|\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb])/gu;

/**
 * Joiners and selectors that no spelling needs: at the start, after a space or punctuation, after a letter that is never joined, and before a
 * space or another joiner.
 */
const IDLE_JOINER =
  /(?<=^|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\s@.,:;_-])(?:\u200c|\u200d|\ufe0e|\ufe0f)+|(?:\u200c|\u200d)(?=\s|\u200c|\u200d|$)/gu;

/** White space, and the Braille pattern without dots, which looks like a space. */
const BLANK = /[\t-\r\u2800]/g;

/** Half of a surrogate pair, which no encoder can write. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Makes a text safe to show in one line: removes invisible characters and those that change the writing direction, and reduces
 * white space to single spaces. The joiners U+200C and U+200D stay where emoji, Persian or Indian scripts are spelled with them.
 */
export function visibleText(text: string): string {
  return boundText(text)
    .replace(BLANK, ' ')
    .replace(INVISIBLE, '')
    .replace(IDLE_JOINER, '')
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(/\s+/g, ' ')
    .trim();
}
