import { bytesOfBinary, bytesOfEscaped } from './decode-bytes.ts';

interface EncodedWord {
  charset: string;
  bytes: Uint8Array;
}

const ENCODED_WORD = /=\?([^?\s]{1,40})\?([bq])\?([^?\s]*)\?=/gi;

/**
 * RFC 2047 words decoded (`=?utf-8?Q?Caf=C3=A9?=` → `Café`). Neighbours in one charset are joined before they are
 * decoded, since senders cut through the middle of characters. What cannot be decoded stays as it came.
 * @see https://www.rfc-editor.org/rfc/rfc2047
 */
export function decodeEncodedWords(text: string): string {
  if (!text.includes('=?')) return text;
  let decoded = '';
  let end = 0;
  let run: EncodedWord[] = [];
  const known = new Map<string, boolean>();
  const flush = () => {
    decoded += decodeRun(run);
    run = [];
  };
  for (const match of text.matchAll(ENCODED_WORD)) {
    const [whole, label = '', encoding = '', payload = ''] = match;
    const between = text.slice(end, match.index);
    // RFC 2231 lets a language follow the charset: =?utf-8*en?Q?…?=
    const charset = (label.split('*')[0] ?? '').toLowerCase();
    const bytes = encoding.toLowerCase() === 'b' ? bytesOfBase64(payload) : bytesOfEscaped(payload, true);
    const joins = run.length > 0 && between.trim() === '';
    if (!joins || run[0]?.charset !== charset) flush();
    if (!joins) decoded += between;
    const isKnown = known.get(charset) ?? isKnownCharset(charset);
    known.set(charset, isKnown);
    if (bytes && isKnown) run.push({ charset, bytes });
    else decoded += whole;
    end = match.index + whole.length;
  }
  flush();
  return decoded + text.slice(end);
}

function decodeRun(run: EncodedWord[]): string {
  const [first] = run;
  if (!first) return '';
  const decoder = new TextDecoder(first.charset);
  return run.map(({ bytes }) => decoder.decode(bytes, { stream: true })).join('') + decoder.decode();
}

function isKnownCharset(charset: string): boolean {
  try {
    new TextDecoder(charset);
    return true;
  } catch {
    return false;
  }
}

function bytesOfBase64(payload: string): Uint8Array | undefined {
  try {
    return bytesOfBinary(atob(payload.replace(/(?<!=)=+$/, '')));
  } catch {
    return undefined;
  }
}
