import { boundText } from './bound-text.ts';

/**
 * Controls, and everything that Unicode says is drawn as nothing: bidi overrides and isolates, zero-width marks, Hangul fillers, tags.
 * Joiners and the variation selectors of emoji are told apart below.
 */
const INVISIBLE = /(?!\u200c|\u200d|\ufe0e|\ufe0f)(?:\p{Cc}|\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb])/gu;

/** Joiners and selectors where no spelling needs them: at the start, and behind a letter of an alphabet that is not joined. */
const IDLE_JOINER = /(?<=^|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\s@.,:;_-])(?:\u200c|\u200d|\ufe0e|\ufe0f)+/gu;

/** Braille's pattern without a dot: a space that is none. */
const BLANK = /[\t-\r\u2800]/g;

/** Half of a surrogate pair, which no encoder can write. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * One line of text as a user may be shown it: nothing invisible, nothing that turns the writing direction around,
 * white space folded. The joiners U+200C and U+200D stay where emoji, Persian or Indian scripts are spelled with them.
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
