import { decodeText, findCharset } from '../../../lib/email/parse/charset.ts';
import { binaryOfText, decodeWords } from '../../../lib/email/parse/encoded-words.ts';
import {
  decodeTransfer,
  findDeclaredCharset,
  parseSource,
  type SourcePart,
} from '../../../lib/email/parse/parse-source.ts';
import { changeHeaders } from './mime-leaves.ts';

const ENCODED_WORDS = /=\?[^?\s]+\?[bq]\?[^?]*\?=(?:\s*=\?[^?\s]+\?[bq]\?[^?]*\?=)*/gi;
const CHARSET = /;\s*charset\s*=\s*(?:"[^"]*"|[^\s;]*)/gi;

/**
 * Corrects what headers declare: many senders name another character set or transfer encoding than they use, or none. The bodies stay.
 */
export function correctHeaders(source: Uint8Array): Uint8Array {
  const binary = Buffer.from(source).toString('latin1');
  const [, charsetOfAll] = /\bcharset\s*=\s*"?([\w.:-]+)/i.exec(binary) ?? [];
  const corrected = changeHeaders(binary, (header, leaf) => {
    const inUtf8 = binaryOfText(decodeText(header, charsetOfAll).replace(ENCODED_WORDS, inOneWord));
    if (leaf === undefined) return inUtf8.replace(OPEN_BOUNDARY, '$1"');
    const typed = inUtf8.replace(BARE_TYPE, '$1text/$2');
    return ofLeaf(leaf === binary ? typed.replace(OTHER_TEXT, '$1text/plain') : typed, leaf);
  });
  return Buffer.from(corrected, 'latin1');
}

/** A message that is nothing but a text is one that can be read, whatever its format. */
const OTHER_TEXT = /^(content-type[ \t]*:\s*)text\/(?!html|plain|calendar)[\w.-]+/im;
/** Its last spaces are not on the lines that it makes. */
const OPEN_BOUNDARY = /(\bboundary\s*=\s*"[^"]*?)\s+"/i;
const MULTIPART = /^content-type[ \t]*:\s*multipart\/[\w-]+/im;
const BARE_TYPE = /^(content-type[ \t]*:\s*)(html|plain)(?=\s*(?:;|$))/im;
const ENCODING = /^(content-transfer-encoding[ \t]*:).*/im;

const inOneWord = (words: string) => `=?utf-8?B?${Buffer.from(decodeWords(words)).toString('base64')}?=`;

function ofLeaf(header: string, leaf: string): string {
  const boundary = MULTIPART.test(header) && /^--(\S{1,70})[ \t]*\r?$/m.exec(leaf)?.[1];
  if (boundary) return header.replace(MULTIPART, (type) => `${type}; boundary="${boundary}"`);
  const [part] = parseSource(leaf).parts;
  if (!part?.type.startsWith('text/')) return header;
  const encoding = part.encoding || '8bit';
  const encoded = ENCODING.test(header)
    ? header.replace(ENCODING, `$1${encoding}`)
    : [header, `Content-Transfer-Encoding: ${encoding}`].filter(Boolean).join('\r\n');
  return withCharset(encoded, part);
}

function withCharset(header: string, part: SourcePart): string {
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
