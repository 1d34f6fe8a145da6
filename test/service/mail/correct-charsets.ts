import { decodeText, findCharset } from '../../../lib/email/parse/charset.ts';
import { binaryOfText, decodeWords } from '../../../lib/email/parse/encoded-words.ts';
import { decodeTransfer, findDeclaredCharset, parseSource } from '../../../lib/email/parse/parse-source.ts';
import { changeHeaders } from './mime-leaves.ts';

const ENCODED_WORDS = /=\?[^?\s]+\?[bq]\?[^?]*\?=(?:\s*=\?[^?\s]+\?[bq]\?[^?]*\?=)*/gi;
const CHARSET = /;\s*charset\s*=\s*(?:"[^"]*"|[^\s;]*)/gi;

/** Writes the encoding into each header in which it really is: many senders declare another one, or none. The bodies stay. */
export function correctCharsets(source: Uint8Array): Uint8Array {
  const binary = Buffer.from(source).toString('latin1');
  const [, charsetOfAll] = /\bcharset\s*=\s*"?([\w.:-]+)/i.exec(binary) ?? [];
  const corrected = changeHeaders(binary, (header, leaf) => {
    const inUtf8 = binaryOfText(decodeText(header, charsetOfAll).replace(ENCODED_WORDS, inOneWord));
    return leaf === undefined ? inUtf8 : withCharset(inUtf8, leaf);
  });
  return Buffer.from(corrected, 'latin1');
}

const inOneWord = (words: string) => `=?utf-8?B?${Buffer.from(decodeWords(words)).toString('base64')}?=`;

function withCharset(header: string, leaf: string): string {
  const [part] = parseSource(leaf).parts;
  if (!part?.type.startsWith('text/')) return header;
  const binary = decodeTransfer(part);
  const found = findCharset(binary, findDeclaredCharset(part, binary));
  const charset = `; charset=${found}`;
  const isTyped = /^content-type[ \t]*:/im.test(header);
  if (!isTyped && found === 'utf-8') return header;
  if (!isTyped) return [header, `Content-Type: text/plain${charset}`].filter(Boolean).join('\r\n');
  return header.replace(
    /^content-type[ \t]*:.*/im,
    (field) => field.replace(CHARSET, '').replace(/;?\s*$/, '') + charset,
  );
}
