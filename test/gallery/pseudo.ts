import type { Messages } from '../../lib/i18n/language-in-use.ts';

/**
 * Languages that nobody speaks, and that do not ship, to see what a real one would only hint at: English with accents, and longer; and
 * written from right to left.
 */
export type Pseudo = 'en-XA' | 'ar-XB';

export const isPseudo = (tag: string): tag is Pseudo => tag === 'en-XA' || tag === 'ar-XB';

/** Around each text: a cut end is seen, and so is what is none of Mayfly's texts. */
export const bracket = (text: string) => `⟦${text}⟧`;

/** Around what is put into a text, which is somebody else's, or a text of its own. */
export const markValue = (value: string) => `⟨${value}⟩`;

const PLAIN = 'aceinorsuyzACEINORSUYZ';
const ACCENTED = 'àçéîñöŕšûýžÀÇÉÎÑÖŔŠÛÝŽ';

/** Vowels twice make English some 40 % longer, word by word, as German is. */
const accent = (piece: string) =>
  piece.replace(/[a-z]/gi, (letter) => {
    const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
    return /[aeiou]/i.test(letter) ? accented + accented.toLowerCase() : accented;
  });

const override = (piece: string) => (piece.trim() === '' ? piece : `\u202e${piece}\u202c`);

/** @param change made of what is not a place for a value */
function rewrite(message: string, change: (piece: string) => string): string {
  // What has no words is punctuation between two others.
  if (!/\p{L}/u.test(message.replaceAll(/\{\w+\}/g, ''))) return message;
  const pieces = message.split(/(\{\w+\})/);
  return bracket(pieces.map((piece, index) => (index % 2 === 1 ? markValue(piece) : change(piece))).join(''));
}

/**
 * @param english the texts that are changed
 * @param keys those of a language with the same forms of numbers and the same direction: English or Arabic
 */
export function makePseudo(tag: Pseudo, english: Messages, keys: Messages): Messages {
  const englishOf = (key: string) =>
    (english[key] ?? english[key.replace(/_(?:zero|one|two|few|many)$/, '_other')])?.message ?? '';
  const change = tag === 'en-XA' ? accent : override;
  return Object.fromEntries(
    Object.entries(keys).map(([key, own]) => [
      key,
      key === 'language' ? own : { message: rewrite(englishOf(key), change) },
    ]),
  );
}
