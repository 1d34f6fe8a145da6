/** Put where pieces of a text meet without a space. No plain text has it. */
export const SEAM = '\ue000';

/** Spaces that are drawn at least as wide as the ordinary one. */
const SPACES = /[ \t\r\n\u00a0\u3000]+/;
const OPENING = /^[("'“”„‘‚«‹¿¡（「『【《[]+/;
const CLOSING = /(?<![,;:!?)"'”“’»›…，：；！？）」』】》،؛؟।။၊\]])[,;:!?)"'”“’»›…，：；！？）」』】》،؛؟।။၊\]]+$/;
const FULL_STOP = /[.。．۔]$/;
/** What ends a sentence and looks like a dot. After it, nothing may follow. */
const LIKE_FULL_STOP = /[….។။]$/;
/** Chinese and Japanese sentences are one word here. */
const LONGEST_WORD = 200;
/** Arrows, emoji, one flag and the like, but no letters in circles or squares. Between two words, some of them would look like a dot. */
const ORNAMENT =
  /^(?:[\u{1f1e6}-\u{1f1ff}]{2}|(?:(?![\u2460-\u24ff\u3200-\u33ff\u{1f100}-\u{1f2ff}])[\p{S}\p{Pd}\p{Extended_Pictographic}›»‹«*•·…]|\u200d|\ufe0f|\u20e3)+)$/u;
const BETWEEN_WORDS = /^[&+|/–—\p{Sc}-]$/u;

/** Some letters look like signs: U+A78F, a letter of Latin, looks like a dot. These are the ranges without any. */
const LATIN = 'A-Za-zÀ-ÖØ-öø-\\u01bf\\u01c4-\\u02af\\u1e00-\\u1eff';
const CJK = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\uac00-\\ud7a3ー';
/** Letters of these scripts that are a dot or a single stroke, and stand in no word of today. */
const STROKES = '丶丿丨亅乀乁〡〢〣';
const CJK_SIGNS = '，、：；！？“”‘’（）「」『』【】《》';
/** Scripts that mails are written in, each with its marks. Whole words in other scripts may look like Latin ones. */
const OTHER_SCRIPTS = 'Arab|Hebr|Thai|Laoo|Khmr|Mymr|Deva|Beng|Guru|Gujr|Orya|Taml|Telu|Knda|Mlym|Sinh|Geor|Armn'.split(
  '|',
);
const wordIn = (letters: string) => `[${letters}0-9]+(?:[-‐‑'’][${letters}0-9]+)*`;
/** A sign, or a single stroke, parts two Latin words as a dot would. */
const PARTED_LATIN = `.*[${LATIN}0-9](?:[${CJK}]|[${CJK_SIGNS}]{1,3})[${LATIN}0-9]`;
export const WORDS_BY_SCRIPT: readonly RegExp[] = [
  // Chinese, Japanese and Korean are written without spaces, with words in Latin letters in between.
  `(?!${PARTED_LATIN})(?!.*[${STROKES}])[${CJK}${CJK_SIGNS}${LATIN}0-9]+|${wordIn(LATIN)}`,
  wordIn('\\u0400-\\u0481\\u048a-\\u052f'),
  wordIn('\\u0386\\u0388-\\u03ff\\u1f00-\\u1fbc'),
  ...OTHER_SCRIPTS.map((script) => `(?:(?![\\p{N}\\p{P}\\p{S}])[\\p{scx=${script}}\\u200c\\u200d]|(?<!^)-(?!$))+`),
].map((word) => new RegExp(`^(?:${word})$`, 'u'));
/** An amount, a date or a time, in the digits of one script, as the zero of another may look like a dot; but no IP address. */
const NUMBER = new RegExp(
  ['[0-9]', '(?![0-9])\\p{Nd}']
    .map((digit) => `^[#№+±-]?\\p{Sc}?(?:${digit})+(?:[.,:'’/-](?:${digit})+){0,2}(?:%|°|\\+|\\p{Sc})?$`)
    .join('|'),
  'u',
);
/**
 * Whether a text has nothing but words of one script and numbers, with the signs of one ordinary sentence where a sentence has them. Chinese,
 * Japanese and Korean may have Latin words among theirs. Nothing in it can be taken for a host or an address, whatever a mail's
 * styles hide or reorder. All characters are listed that a plain text may have.
 */
export function isPlainWords(text: string): boolean {
  const all = text.normalize('NFC').split(SPACES).filter(Boolean);
  const first = all.findIndex((word) => !ORNAMENT.test(word));
  const last = all.findLastIndex((word) => !ORNAMENT.test(word));
  // Ornaments alone are plain, too.
  const plain = (first < 0 ? [] : all.slice(first, last + 1)).map((word, at) =>
    withoutSigns(word, first + at === last),
  );
  const words = plain.filter((word) => !BETWEEN_WORDS.test(word) && !NUMBER.test(word));
  const isOfOneScript = WORDS_BY_SCRIPT.some((script) => words.every((word) => script.test(word)));
  return all.length > 0 && isOfOneScript && plain.every((word) => word.length <= LONGEST_WORD);
}

/** @param isLast nothing but ornaments follows */
function withoutSigns(word: string, isLast: boolean): string {
  const closed = word.replace(CLOSING, '');
  if (!isLast) return (LIKE_FULL_STOP.test(word) ? word : closed).replace(OPENING, '');
  return closed.replace(FULL_STOP, '').replace(CLOSING, '').replace(OPENING, '');
}
