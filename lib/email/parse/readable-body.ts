import { decodeText } from './charset.ts';
import { binaryOfBase64, binaryOfEscapes } from './encoded-words.ts';

type TextAndHtml = { text?: string | undefined; html?: string | undefined };

const HTML_START =
  /^\s*(?:<\?xml\b[^>]*>\s*)?<(?:!--|(?:!doctype html|html|head|body|meta|style|title|table|center|div|p|h[1-6]|b|strong|em|i|font|span|section|ul|ol|br|a|img)\b(?!:))/i;
const HTML_TAG = /<\/\w{1,20}>|<br ?\/?>|-->/i;
/** What shows nothing in a body. */
const NOTHING =
  /<!--[\s\S]*?-->|<(style|title|script)\b[\s\S]*?<\/\1>|<[^<>]*>|&(?:nbsp|(?:e[nm]|thin|hair)sp|zwn?j|shy|lrm|rlm);|\s|\p{Default_Ignorable_Code_Point}/giu;
/** A character that is written as its number, in any way of writing it. */
const NUMBERED = /&#(x[\da-f]{1,5}|\d{1,6});/gi;
const SHOWS_IMAGE = /<img\b|background|url\(/i;
/** In UTF-16 units: longer HTML is never without anything. */
const LONGEST_BLANK = 10_000;

/** What there is to read of a body: some senders put HTML in place of the text, or HTML that shows nothing beside it. */
export function readableBody(body: TextAndHtml): TextAndHtml {
  const [text, html] = [body.text, body.html].map((written) => written && mended(written));
  if (!html?.trim()) return text && HTML_START.test(text) && HTML_TAG.test(text) ? { html: text } : { text };
  return text?.trim() && isBlank(html) ? { text } : { text, html };
}

const ENCRYPTED_TEXT = /(?:^|>)-----BEGIN PGP MESSAGE-----/m;
/** What programs call the encrypted part. The service tells no types. */
const ENCRYPTED_FILE = /\.(?:p7m|pgp|gpg)$|^encrypted\.asc$/i;

/** Whether a message can't be read without a key. @param files the names of its attachments */
export function isEncrypted({ text = '', html = '' }: TextAndHtml, files: string[]): boolean {
  if (ENCRYPTED_TEXT.test(text) || ENCRYPTED_TEXT.test(html)) return true;
  return `${text}${html}`.trim() === '' && files.some((name) => ENCRYPTED_FILE.test(name));
}

/** Whether HTML shows nothing. */
export function isBlank(html: string): boolean {
  if (html.length > LONGEST_BLANK || SHOWS_IMAGE.test(html)) return false;
  const body = html.slice(Math.max(0, html.search(/<body\b/i)));
  return body.replace(NUMBERED, (_, number) => String.fromCodePoint(Number(`0${number}`))).replace(NOTHING, '') === '';
}

/** What HTML is escaped with. All other references of HTML would make the background larger by an eighth. */
const ESCAPES = new Map(Object.entries({ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }));
const ESCAPE = /&(?:lt|gt|quot|#39|amp);/g;
const ESCAPED_HTML = /^\s*&lt;(?:!doctype html|html|body|table|div|p|h[1-6]|b|strong|span)\b/i;
const BASE64_START = /^[A-Za-z\d+/\r\n]{60}/;
const NOT_BASE64 = /[^A-Za-z\d+/\r\n=]|=[^=]/;

/** A body that a service encoded once more than it says, or as it was. Only what cannot be meant is touched. */
function mended(written: string): string {
  let body = written;
  // Escapes of JSON in one line without any line break.
  if (!/[\r\n]/.test(body) && /\\n/.test(body) && !/\\(?![rnt"'/\\])/.test(body))
    body = body.replace(/\\r?\\n|\\n/g, '\n').replace(/\\(["'/])/g, '$1');
  if (/=3D/.test(body) && !/=(?![\dA-F]{2}|\r?\n)/.test(body))
    body = decodeText(binaryOfEscapes(body.replace(/=\r?\n/g, ''), '='), 'utf-8');
  if (BASE64_START.test(body) && !NOT_BASE64.test(body.trimEnd())) {
    const decoded = decodeText(binaryOfBase64(body), 'utf-8');
    if (/^[^\p{Cc}\ufffd]{0,40}[\s<]/u.test(decoded) && !decoded.includes('\ufffd')) body = decoded;
  }
  if (ESCAPED_HTML.test(body) && !/<\/?\w/.test(body)) body = body.replace(ESCAPE, (one) => ESCAPES.get(one) ?? one);
  // UTF-8 that was read as Latin-1: no other text is valid UTF-8 by chance.
  const decoded = /[\x80-\xff]/.test(body) && !/[^\0-\xff]/.test(body) ? decodeText(body, 'utf-8') : '';
  if (decoded !== '' && !decoded.includes('\ufffd')) body = decoded;
  return body;
}
