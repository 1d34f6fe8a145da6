// Characters that change how a word looks, not which word it is: accents, vowel points, joiners, direction marks, soft hyphens, frames
// of keycap emoji.
const MARKS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f]|[\u20d0-\u20ff]|[\ufe00-\ufe0f]|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const FOREIGN = /[ıłŁđĐيىكة‐–—−־’ʼʻ‘]|(?![0-9])\p{Nd}/gu;
/** Text of these alone is folded. */
const ASCII = /^[\t\n\r -~]*$/;
const LOOKALIKES: Record<string, string> = {
  ı: 'i',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه',
  '‐': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '־': '-',
  '’': "'",
  ʼ: "'",
  ʻ: "'",
  '‘': "'",
};

/**
 * Writes full-width, Arabic-Indic and all other decimal digits in ASCII, and removes accents and invisible characters, so that words and
 * codes can be compared. Case stays. A full-width comma becomes a comma and a space, as it is no decimal comma in `482913，5分钟`.
 * @see https://www.unicode.org/reports/tr15/ for NFKD, which undoes compatibility forms
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text;
  return text
    .replaceAll('，', ', ')
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(FOREIGN, (char) => LOOKALIKES[char] ?? digitOf(char));
}

// Blocks of ten digits begin at a code point ending in 0, those of the Indian scripts (U+0900 to U+0DFF) at one ending in 6.
function digitOf(char: string): string {
  const code = char.charCodeAt(0);
  return String(code >= 0x900 && code < 0xe00 ? (code & 15) - 6 : code & 15);
}

/** Folds a text in which words are searched: case, accents and the width of letters make no difference. */
export function foldWords(text: string): string {
  return foldText(text).toLowerCase().replaceAll('ß', 'ss');
}

/** Folds a text that is compared as a whole: the amount of white space between words makes no difference either. */
export function fold(text: string): string {
  return foldWords(text).replace(/\s+/g, ' ');
}
