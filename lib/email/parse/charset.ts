import { bytesOfBinary } from './bytes.ts';

/** Names of encodings in mail that browsers do not know, without their separators. The first match counts. */
const ALIASES: [RegExp, string][] = [
  [/eucjp|51932/, 'euc-jp'],
  [/2022jp|jis7|5022[0-2]|junet/, 'iso-2022-jp'],
  [/932|31j|sjis|shiftjis|mskanji/, 'shift_jis'],
  [/936|gb(?:k|18030|2312)|euccn/, 'gb18030'],
  [/949|ksc?5601|uhc|euckr/, 'euc-kr'],
  [/950|big5/, 'big5'],
  [/874|tis620/, 'windows-874'],
  [/utf8|65001/, 'utf-8'],
  [/88598/, 'iso-8859-8-i'],
  [/latin9/, 'iso-8859-15'],
  [/ansi|latin1|88591$/, 'windows-1252'],
];

/** Encodings of 7 bits that browsers do not know: between two marks stand the characters of another, without their eighth bits. */
const SHIFTED: { label: RegExp; announced: string; open: string; close: string; encoding: string }[] = [
  { label: /^(?:cs)?iso-?2022-?kr$/i, announced: '\u001b$)C', open: '\u000e', close: '\u000f', encoding: 'euc-kr' },
  { label: /^hz\b/i, announced: '', open: '~{', close: '~}', encoding: 'gb18030' },
];

function withEighthBits(binary: string, open: string, close: string): string {
  const [plain = '', ...shifted] = binary.split(open);
  const pieces = shifted.map((piece) => {
    const [inside = '', ...rest] = piece.split(close);
    return inside.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) | 128)) + rest.join('');
  });
  return plain + pieces.join('');
}

const WESTERN = 'windows-1252';
/** Every character beyond ASCII has several bytes, or one of Thai: a few of them may look like UTF-8. */
const RESEMBLES_UTF8 = /^(?:gb|big5|euc-|shift_jis|windows-874)/;
/** So many characters in a row that are UTF-8 by accident are not seen. */
const ENOUGH_CHARACTERS = 4;

/** All printable characters of ASCII. */
const IS_PLAIN = /^[\t\n\r -~]*$/;
/** What switches to Japanese characters, see RFC 1468. */
const SHIFTS_TO_JAPANESE = ['$@', '$B', '(J', '(I'].map((shift) => `\u001b${shift}`);
const MARKS: [RegExp, string][] = [
  [/^\xef\xbb\xbf/, 'utf-8'],
  [/^\xfe\xff/, 'utf-16be'],
  [/^\xff\xfe/, 'utf-16le'],
];

/**
 * Decodes a text in the encoding that it is in. Many senders declare another one, or none. Never throws.
 * @param binary one character per byte
 * @param label as the sender declares it; absent or unknown: UTF-8 or windows-1252. UTF-7 counts as unknown, because it hides markup.
 */
export function decodeText(binary: string, label?: string): string {
  const shifted = SHIFTED.find((one) => one.label.test(label ?? ''));
  if (shifted) {
    const { announced, open, close, encoding } = shifted;
    return new TextDecoder(encoding).decode(bytesOfBinary(withEighthBits(binary.replace(announced, ''), open, close)));
  }
  if (IS_PLAIN.test(binary)) return binary;
  const bytes = bytesOfBinary(binary);
  const encoding = findEncoding(binary, bytes, label);
  const isJapanese = encoding === 'iso-2022-jp';
  // A decoder of ISO-2022-JP that is used twice adds U+FFFD in Chromium (2026-11), so that each is used once.
  return new TextDecoder(encoding).decode(isJapanese ? bytesOfBinary(withoutIdleShifts(binary)) : bytes);
}

/** Where encoded words are joined, one shift follows another. Decoders take that for an attempt to hide something. */
function withoutIdleShifts(binary: string): string {
  const pieces = binary.split('\u001b');
  const isIdle = (piece: string, at: number) => at > 0 && at < pieces.length - 1 && /^[$(].$/.test(piece);
  return pieces.filter((piece, at) => !isIdle(piece, at)).join('\u001b');
}

/** @returns a name that browsers know */
function findEncoding(binary: string, bytes: Uint8Array, label: string | undefined): string {
  const marked = MARKS.find(([mark]) => mark.test(binary))?.[1];
  if (marked) return marked;
  const declared = knownEncoding(label);
  if (SHIFTS_TO_JAPANESE.some((shift) => binary.includes(shift))) return 'iso-2022-jp';
  // Half of the bytes of UTF-16 are 0, at least those of line ends.
  if (declared?.startsWith('utf-16') && bytes.includes(0)) return declared;
  const { good, bad } = countUtf8(bytes);
  const isUtf8 = RESEMBLES_UTF8.test(declared ?? '') ? bad === 0 && good >= ENOUGH_CHARACTERS : good >= 4 * bad;
  if (isUtf8) return 'utf-8';
  return declared && !/^utf|^iso-2022/.test(declared) ? declared : WESTERN;
}

/** How many characters beyond ASCII a text has if it is UTF-8, and how many of its bytes are none then. */
function countUtf8(bytes: Uint8Array): { good: number; bad: number } {
  const beyondAscii = (text: string) => text.match(/\P{ASCII}/gu)?.length ?? 0;
  try {
    return { good: beyondAscii(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), bad: 0 };
  } catch {
    const text = new TextDecoder().decode(bytes);
    const bad = text.split('\ufffd').length - 1;
    return { good: beyondAscii(text) - bad, bad };
  }
}

function knownEncoding(label = ''): string | undefined {
  const name = label.toLowerCase().replace(/^\W+|\*.*|(?<=\w)[^\w.:-].*/g, '');
  const plain = name.replace(/[^a-z\d]/g, '');
  return nameOf(name) ?? nameOf(ALIASES.find(([alias]) => alias.test(plain))?.[1] ?? name.replace(/^x-/, ''));
}

function nameOf(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
