/** Marks an entry whose source did not end with a line end, so that reading gives back every byte. */
const UNENDED = 'unended';
const LINE_FEED = 0x0a;
const QUOTE = 0x3e;
const FROM = bytesOf('From ');

export interface MboxMessage {
  /** The raw source, byte for byte. */
  source: Uint8Array;
  /** The envelope's sender; `MAILER-DAEMON` where it is unknown. */
  sender: string;
  /** Epoch ms, whole seconds; undefined when the separator names no moment. */
  receivedAt?: number;
}

/**
 * One message as an entry of an mbox file (the mboxrd kind); entries are simply put behind each other. Reading it with
 * `readMbox` gives the same bytes back; so does any other reader of mboxrd, but for a line end that a source lacks.
 * @see https://www.rfc-editor.org/rfc/rfc4155
 * @see https://doc.dovecot.org/latest/core/config/mailbox_formats/mbox.html
 */
export function mboxEntry({ source, sender, receivedAt }: MboxMessage): Uint8Array {
  const isEnded = source.length === 0 || source.at(-1) === LINE_FEED;
  const envelope = sender.replace(/[^!-~]/g, '') || 'MAILER-DAEMON';
  const separator = bytesOf(`From ${envelope} ${asctime(receivedAt ?? 0)}${isEnded ? '' : ` ${UNENDED}`}\n`);
  return joined([separator, ...quotedLines(source), bytesOf(isEnded ? '\n' : '\n\n')]);
}

/** The messages of an mbox file, in order; whatever stands before the first separator is no message. */
export function readMbox(mbox: Uint8Array): MboxMessage[] {
  const starts = lineStarts(mbox).filter(
    (start, i, all) => startsWithFrom(mbox, start) && (i === 0 || isBlankLine(mbox, all[i - 1] ?? 0)),
  );
  return starts.map((start, i) => messageOf(mbox.subarray(start, starts[i + 1] ?? mbox.length)));
}

function messageOf(entry: Uint8Array): MboxMessage {
  const lineEnd = entry.indexOf(LINE_FEED);
  const separator = String.fromCharCode(...entry.subarray(0, Math.min(lineEnd < 0 ? entry.length : lineEnd, 500)));
  const { sender = 'MAILER-DAEMON', moment = '' } = /^From (?<sender>\S*) (?<moment>.*)$/.exec(separator)?.groups ?? {};
  const trailing = separator.endsWith(` ${UNENDED}`) ? 2 : 1;
  const body = entry.subarray(lineEnd + 1, Math.max(entry.length - trailing, lineEnd + 1));
  const receivedAt = Date.parse(`${moment.replace(` ${UNENDED}`, '')} UTC`);
  return { source: joined(unquotedLines(body)), sender, ...(Number.isNaN(receivedAt) ? {} : { receivedAt }) };
}

function* quotedLines(source: Uint8Array): Generator<Uint8Array> {
  yield* cutAt(
    source,
    (start) => isQuotedFrom(source, start),
    (piece) => [bytesOf('>'), piece],
  );
}

function* unquotedLines(body: Uint8Array): Generator<Uint8Array> {
  yield* cutAt(
    body,
    (start) => body[start] === QUOTE && isQuotedFrom(body, start),
    (piece) => [piece.subarray(1)],
  );
}

/** The bytes in pieces, each starting where `isCut` says so; those are changed, whatever is before the first is not. */
function* cutAt(
  bytes: Uint8Array,
  isCut: (start: number) => boolean,
  change: (piece: Uint8Array) => Uint8Array[],
): Generator<Uint8Array> {
  const cuts = lineStarts(bytes).filter(isCut);
  yield bytes.subarray(0, cuts[0] ?? bytes.length);
  for (const [i, start] of cuts.entries()) yield* change(bytes.subarray(start, cuts[i + 1] ?? bytes.length));
}

function lineStarts(bytes: Uint8Array): number[] {
  const starts: number[] = [];
  for (let start = 0; start < bytes.length; ) {
    starts.push(start);
    const end = bytes.indexOf(LINE_FEED, start);
    if (end < 0) break;
    start = end + 1;
  }
  return starts;
}

/** `From `, `>From `, `>>From ` and so on. */
function isQuotedFrom(bytes: Uint8Array, start: number): boolean {
  let at = start;
  while (bytes[at] === QUOTE) at++;
  return startsWithFrom(bytes, at);
}

function startsWithFrom(bytes: Uint8Array, start: number): boolean {
  return FROM.every((byte, i) => bytes[start + i] === byte);
}

function isBlankLine(bytes: Uint8Array, start: number): boolean {
  return bytes[start] === LINE_FEED;
}

/** `Sat Nov 21 09:45:37 2026`, in UTC. */
function asctime(moment: number): string {
  const [day, date, month, year, time] = new Date(moment).toUTCString().replace(',', '').split(' ');
  return `${day} ${month} ${date} ${time} ${year}`;
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function joined(pieces: Iterable<Uint8Array>): Uint8Array {
  const all = [...pieces];
  const whole = new Uint8Array(all.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of all) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
