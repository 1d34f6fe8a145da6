import { bytesOfBinary, bytesOfEscaped, joinBytes } from './bytes.ts';

const ENCODED_WORD = /=\?([^?\s]{1,40})\?([bq])\?([^?\s]*)\?=/gi;

/**
 * Decodes RFC 2047 words (`=?utf-8?Q?Caf=C3=A9?=` → `Café`). Adjacent words in the same charset are joined before they are
 * decoded, since senders split them in the middle of characters. Words that can't be decoded stay unchanged.
 * @see https://www.rfc-editor.org/rfc/rfc2047
 */
export function decodeEncodedWords(text: string): string {
  if (!text.includes('=?')) return text;
  let decoded = '';
  let end = 0;
  const decoders = new Map<string, TextDecoder | undefined>();
  let run: Uint8Array[] = [];
  let decoderOfRun: TextDecoder | undefined;
  const flush = () => {
    if (decoderOfRun) decoded += decoderOfRun.decode(joinBytes(run));
    run = [];
    decoderOfRun = undefined;
  };
  for (const match of text.matchAll(ENCODED_WORD)) {
    const [whole, label = '', encoding = '', payload = ''] = match;
    const between = text.slice(end, match.index);
    // RFC 2231 lets a language follow the charset: =?utf-8*en?Q?…?=
    const charset = (label.split('*')[0] ?? '').toLowerCase();
    if (!decoders.has(charset)) decoders.set(charset, findDecoder(charset));
    const decoder = decoders.get(charset);
    const bytes =
      encoding.toLowerCase() === 'b' ? bytesOfBase64(payload) : bytesOfEscaped(payload.replaceAll('_', ' '));
    const isWord = decoder !== undefined && bytes !== undefined;
    const joins = isWord && decoderOfRun !== undefined && between.trim() === '';
    if (!joins || decoder !== decoderOfRun) flush();
    if (!joins) decoded += between;
    if (isWord) {
      run.push(bytes);
      decoderOfRun = decoder;
    } else decoded += whole;
    end = match.index + whole.length;
  }
  flush();
  return decoded + text.slice(end);
}

function findDecoder(charset: string): TextDecoder | undefined {
  try {
    return new TextDecoder(charset);
  } catch {
    return undefined;
  }
}

function bytesOfBase64(payload: string): Uint8Array | undefined {
  try {
    return bytesOfBinary(atob(payload.replace(/(?<!=)=+$/, '')));
  } catch {
    return undefined;
  }
}
