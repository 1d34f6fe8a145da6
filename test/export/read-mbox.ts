import type { MboxMessage } from '../../lib/email/parse/mbox-entry.ts';

const LINE_FEED = 0x0a;
const QUOTE = 0x3e;

/**
 * Reads an mbox file of the mboxrd kind, ours and those of other programs. Bytes before the first separator belong to no message.
 * @returns the messages, in order; `unended` in a separator means that the source has no line end
 */
export function readMbox(mbox: Uint8Array): MboxMessage[] {
  const starts = findLineStarts(mbox).filter(
    (start, i, all) => startsWithFrom(mbox, start) && (i === 0 || mbox[all[i - 1] ?? 0] === LINE_FEED),
  );
  return starts.map((start, i) => readEntry(mbox.subarray(start, starts[i + 1] ?? mbox.length)));
}

function readEntry(entry: Uint8Array): MboxMessage {
  const lineEnd = entry.indexOf(LINE_FEED);
  const separator = String.fromCharCode(...entry.subarray(0, Math.min(lineEnd < 0 ? entry.length : lineEnd, 500)));
  const { sender = 'MAILER-DAEMON', moment = '' } = /^From (?<sender>\S*) (?<moment>.*)$/.exec(separator)?.groups ?? {};
  const trailing = separator.endsWith(' unended') ? 2 : 1;
  const body = entry.subarray(lineEnd + 1, Math.max(entry.length - trailing, lineEnd + 1));
  const receivedAt = Date.parse(`${moment.replace(' unended', '')} UTC`);
  return { source: unquoteFrom(body), sender, ...(Number.isNaN(receivedAt) ? {} : { receivedAt }) };
}

/** Takes one `>` off each line that begins with `>From `, `>>From ` and so on. */
function unquoteFrom(body: Uint8Array): Uint8Array {
  const quotes = new Set(findLineStarts(body).filter((start) => isQuotedFrom(body, start)));
  return body.filter((_, at) => !quotes.has(at));
}

function findLineStarts(bytes: Uint8Array): number[] {
  const starts: number[] = [];
  for (let start = 0; start < bytes.length; ) {
    starts.push(start);
    const end = bytes.indexOf(LINE_FEED, start);
    if (end < 0) break;
    start = end + 1;
  }
  return starts;
}

function isQuotedFrom(bytes: Uint8Array, start: number): boolean {
  let at = start;
  while (bytes[at] === QUOTE) at++;
  return at > start && startsWithFrom(bytes, at);
}

function startsWithFrom(bytes: Uint8Array, start: number): boolean {
  return [...'From '].every((letter, i) => bytes[start + i] === letter.charCodeAt(0));
}
