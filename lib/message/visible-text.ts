/** Controls, bidi overrides and isolates, zero-width marks: nothing that anybody sees, all that a name can hide behind. */
const INVISIBLE = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Half of a surrogate pair, which no encoder can write. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * One line of text as a person may be shown it: nothing invisible, nothing that turns the writing direction around,
 * white space folded. The joiners U+200C and U+200D stay, because emoji and Persian are spelled with them.
 */
export function visibleText(text: string): string {
  return text
    .replace(/[\t-\r]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(/\s+/g, ' ')
    .trim();
}
