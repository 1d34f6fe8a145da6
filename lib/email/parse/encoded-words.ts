import { binaryOf } from './bytes.ts';
import { decodeText } from './charset.ts';

/** Senders also leave spaces in them, though they must not. */
const ENCODED_WORD = /=\?([^?\s]{1,50})\?([bq])\?([^?]*)\?=/gi;

/** Decodes encoded words, and characters that two of them share. Never throws. @see https://www.rfc-editor.org/rfc/rfc2047 */
export function decodeWords(text: string): string {
  let decoded = '';
  let end = 0;
  let pending = { charset: '', binary: '' };
  const flush = () => {
    decoded += decodeText(pending.binary, pending.charset);
    pending = { charset: '', binary: '' };
  };
  for (const { 0: word, 1: charset = '', 2: encoding = '', 3: content = '', index } of text.matchAll(ENCODED_WORD)) {
    const between = text.slice(end, index);
    const isNext = end > 0 && between.trim() === '';
    if (!isNext || charset.toLowerCase() !== pending.charset) flush();
    // White space between two encoded words only separates them.
    if (!isNext) decoded += between;
    pending.charset = charset.toLowerCase();
    pending.binary += encoding.toLowerCase() === 'b' ? binaryOfBase64(content) : binaryOfQ(content);
    end = index + word.length;
  }
  flush();
  return decoded + text.slice(end);
}

/** @returns one character per byte; what is no base64 is left out */
export function binaryOfBase64(content: string): string {
  // Padding in the middle ends a piece that was encoded alone.
  const pieces = content.replace(/[^a-z\d+/=]+/gi, '').split(/=+/);
  return pieces.map((piece) => atob(piece.length % 4 === 1 ? piece.slice(0, -1) : piece)).join('');
}

const binaryOfQ = (content: string) => binaryOfEscapes(binaryOfText(content.replace(/_/g, ' ')), '=');

/** @param sign which begins an escape: `=` in quoted-printable text, `%` in parameters. @returns one character per byte */
export function binaryOfEscapes(binary: string, sign: '=' | '%'): string {
  const escapes = sign === '=' ? /=([\da-f]{2})/gi : /%([\da-f]{2})/gi;
  return binary.replace(escapes, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

/** The bytes of a text in UTF-8, one character per byte. */
export const binaryOfText = (text: string): string => binaryOf(new TextEncoder().encode(text));
