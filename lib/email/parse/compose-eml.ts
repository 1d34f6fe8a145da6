import { toBase64 } from './bytes.ts';

/** What is stored of a message whose source is no longer available. */
export type KeptMessage = {
  from: string;
  to: string;
  cc: string[];
  subject: string;
  /** epoch ms */
  createdAt: number;
  text?: string | undefined;
  html?: string | undefined;
  files: { name: string; bytes: Uint8Array }[];
};

const COMPOSED = 'X-Mayfly-Composed: made from the stored message; the original source was not available';

/** Lines of base64, which may be broken anywhere. */
const LINES = /.{1,76}/g;
/** An encoded word may be 75 characters long; `=?UTF-8?B?` and `?=` take twelve of them. */
const WORD_BYTES = 45;

const encoder = new TextEncoder();

/**
 * Composes an e-mail source from what is stored, for export. It has the text, the date and the files, but not the original bytes.
 * @returns ASCII throughout, with CRLF
 */
export function composeEml(message: KeptMessage): Uint8Array {
  const bodies = [
    ...(message.text !== undefined || message.html === undefined ? [textPart('plain', message.text ?? '')] : []),
    ...(message.html !== undefined ? [textPart('html', message.html)] : []),
  ];
  const [only] = bodies;
  const body = bodies.length === 1 && only ? only : multipart('alternative', bodies);
  const content = message.files.length === 0 ? body : multipart('mixed', [body, ...message.files.map(filePart)]);
  const header = [
    `From: ${encodeMailbox(message.from)}`,
    `To: ${encodeMailbox(message.to)}`,
    ...(message.cc.length > 0 ? [`Cc: ${message.cc.map(encodeMailbox).join(', ')}`] : []),
    `Subject: ${encodeWords(message.subject)}`,
    `Date: ${new Date(message.createdAt).toUTCString().replace('GMT', '+0000')}`,
    COMPOSED,
    'MIME-Version: 1.0',
  ];
  return encoder.encode([...header, content].join('\r\n'));
}

function textPart(kind: 'plain' | 'html', text: string): string {
  return part([`Content-Type: text/${kind}; charset=utf-8`], encoder.encode(text));
}

function filePart({ name, bytes }: KeptMessage['files'][number]): string {
  const type = 'Content-Type: application/octet-stream';
  return part([type, `Content-Disposition: attachment; filename*=UTF-8''${encodeParameter(name)}`], bytes);
}

/** @see https://www.rfc-editor.org/rfc/rfc8187#section-3.2 */
export function encodeParameter(value: string): string {
  const encode = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(value.toWellFormed()).replace(/['()*]/g, encode);
}

function part(header: string[], bytes: Uint8Array): string {
  const lines = toBase64(bytes).match(LINES) ?? [];
  return [...header, 'Content-Transfer-Encoding: base64', '', ...lines, ''].join('\r\n');
}

/**
 * No line of a part can be the boundary: base64 has no dash, header lines begin with a letter, and an `alternative` inside of a `mixed`
 * has a boundary of its own.
 */
function multipart(kind: 'alternative' | 'mixed', parts: string[]): string {
  const boundary = `--mayfly-${kind}`;
  return [
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    '',
    ...parts.flatMap((inner) => [`--${boundary}`, inner]),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

/** `Name <a@b.example>` with a name that any reader understands. */
function encodeMailbox(text: string): string {
  const written = text.trim();
  const opens = written.lastIndexOf('<');
  const address = written.slice(opens);
  if (opens < 0 || !/^<[!-;=?-~]*>$/.test(address)) return encodeWords(text);
  const name = written.slice(0, opens).trim();
  return name === '' ? address : `${encodeWords(name.replace(/^"(.*)"$/s, '$1'))} ${address}`;
}

/**
 * Plain text of up to 60 characters as it is, any other text as encoded words. A line end in the text never ends the header.
 * @see https://www.rfc-editor.org/rfc/rfc2047
 */
function encodeWords(text: string): string {
  if (/^[\w !#-'*+./:@-]{0,60}$/.test(text) && !text.includes('=?')) return text;
  const bytes = new Uint8Array(WORD_BYTES);
  const encoded: string[] = [];
  for (let rest = text; rest !== ''; ) {
    // No character is split.
    const { read, written } = encoder.encodeInto(rest, bytes);
    encoded.push(`=?UTF-8?B?${toBase64(bytes.subarray(0, written))}?=`);
    rest = rest.slice(read);
  }
  return encoded.join('\r\n ');
}
