/** Put where pieces of a text meet without a space. No plain text has it. */
export const SEAM = '\ue000';

const SPACES = /[ \t\r\n\u00a0\u202f\u3000]+/;
const OPENING = /^[("'“”„‘‚«‹¿¡（「『【《[]+/;
const CLOSING = /(?<![,;:!?)"'”“’»›…，：；！？）」』】》،؛؟।။၊\]])[,;:!?)"'”“’»›…，：；！？）」』】》،؛؟।။၊\]]+$/;
const FULL_STOP = /[.。．۔]$/;
/** Chinese and Japanese sentences are one word here. */
const LONGEST_WORD = 200;
const LOWER_CASE = /^\p{Ll}/u;
/** Arrows, emoji and the like. Between two words, some of them would look like a dot. */
const ORNAMENT = /^(?:[\p{S}\p{Pd}\p{Extended_Pictographic}›»‹«*•·…]|\u200d|\ufe0f|\u20e3)+$/u;
const BETWEEN_WORDS = /^[&+|/–—\p{Sc}-]$/u;

/** Some letters look like signs: U+A78F, a letter of Latin, looks like a dot. These are the ranges without any. */
const LATIN = 'A-Za-zÀ-ÖØ-öø-\\u01bf\\u01c4-\\u02af\\u1e00-\\u1eff';
const CJK = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}ー';
const CJK_SIGNS = '，、：；！？“”‘’（）「」『』【】《》';
/** Scripts that mails are written in, each with its marks. Whole words in other scripts may look like Latin ones. */
const OTHER_SCRIPTS = 'Arab|Hebr|Thai|Laoo|Khmr|Mymr|Deva|Beng|Guru|Gujr|Orya|Taml|Telu|Knda|Mlym|Sinh|Geor|Armn'.split(
  '|',
);
export const WORD = new RegExp(
  [
    ...[LATIN, '\\u0400-\\u0481\\u048a-\\u052f', '\\u0386\\u0388-\\u03ff\\u1f00-\\u1fbc'].map(
      (letters) => `^[${letters}0-9]+(?:[-‐‑'’][${letters}0-9]+)*$`,
    ),
    ...OTHER_SCRIPTS.map((script) => `^(?:(?![\\p{N}\\p{P}\\p{S}])[\\p{scx=${script}}\\u200c\\u200d]|(?<!^)-(?!$))+$`),
    // An amount, a date or a time, but no IP address.
    `^[#№+±-]?\\p{Sc}?\\p{Nd}+(?:[.,:'’/-]\\p{Nd}+){0,2}(?:%|°|\\+|\\p{Sc})?$`,
  ].join('|'),
  'u',
);
/** Chinese, Japanese and Korean are written without spaces, with words in Latin letters in between. */
export const CJK_WORDS = new RegExp(`^(?=.*[${CJK}])[${CJK}${CJK_SIGNS}${LATIN}0-9]+$`, 'u');
/** A sign, or a single stroke, that parts two Latin words as a dot would. */
export const PARTED_LATIN = new RegExp(`[${LATIN}0-9][${CJK}${CJK_SIGNS}][${LATIN}0-9]`, 'u');

/**
 * Whether a text has nothing but words and numbers, with the signs of ordinary sentences where sentences have them. Nothing in it can be
 * taken for a host or an address, whatever a mail's styles hide or reorder. All characters are listed that a plain text may have.
 */
export function isPlainWords(text: string): boolean {
  const all = text.normalize('NFC').split(SPACES).filter(Boolean);
  const first = all.findIndex((word) => !ORNAMENT.test(word));
  const last = all.findLastIndex((word) => !ORNAMENT.test(word));
  // Ornaments alone are plain, too.
  const plain = first < 0 ? [] : all.slice(first, last + 1);
  return all.length > 0 && plain.every((word, at) => isPlainWord(word, plain[at + 1]));
}

function isPlainWord(word: string, next: string | undefined): boolean {
  if (word.length > LONGEST_WORD) return false;
  let core = word.replace(CLOSING, '');
  if (BETWEEN_WORDS.test(core)) return true;
  if (FULL_STOP.test(core) && !LOWER_CASE.test(next ?? '')) core = core.slice(0, -1).replace(CLOSING, '');
  core = core.replace(OPENING, '');
  return WORD.test(core) || (CJK_WORDS.test(core) && !PARTED_LATIN.test(core));
}
