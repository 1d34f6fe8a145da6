const LINE_FEED = 0x0a;
const QUOTE = 0x3e;
const FROM = encode('From ');

export interface MboxMessage {
  /** The raw source, byte for byte. */
  source: Uint8Array;
  /** The envelope's sender; `MAILER-DAEMON` where it is unknown. */
  sender: string;
  /** Epoch ms, whole seconds; undefined when the separator names no moment. */
  receivedAt?: number;
}

/**
 * One message as an entry of an mbox file (the mboxrd kind). Entries are appended to each other. A source without a line end gets
 * one, and the word `unended` in its separator, so that a reader can take it off.
 * @see https://www.rfc-editor.org/rfc/rfc4155
 * @see https://doc.dovecot.org/latest/core/config/mailbox_formats/mbox.html
 */
export function mboxEntry({ source, sender, receivedAt }: MboxMessage): Uint8Array {
  const isEnded = source.length === 0 || source.at(-1) === LINE_FEED;
  const envelope = sender.replace(/[^!-~]/g, '') || 'MAILER-DAEMON';
  const separator = encode(`From ${envelope} ${asctime(receivedAt ?? 0)}${isEnded ? '' : ' unended'}\n`);
  return join([separator, ...quoteFrom(source), encode(isEnded ? '\n' : '\n\n')]);
}

/** The source in pieces, with `>` before each line that begins with `From `, `>From `, `>>From ` and so on. */
function* quoteFrom(source: Uint8Array): Generator<Uint8Array> {
  const cuts = findFromLines(source);
  yield source.subarray(0, cuts[0] ?? source.length);
  for (const [i, start] of cuts.entries()) {
    yield encode('>');
    yield source.subarray(start, cuts[i + 1] ?? source.length);
  }
}

function findFromLines(source: Uint8Array): number[] {
  const starts: number[] = [];
  for (let start = 0; start < source.length; ) {
    let at = start;
    while (source[at] === QUOTE) at++;
    if (FROM.every((byte, i) => source[at + i] === byte)) starts.push(start);
    const end = source.indexOf(LINE_FEED, start);
    if (end < 0) break;
    start = end + 1;
  }
  return starts;
}

/** `Sat Nov 21 09:45:37 2026`, in UTC. */
function asctime(moment: number): string {
  const [day, date, month, year, time] = new Date(moment).toUTCString().replace(',', '').split(' ');
  return `${day} ${month} ${date} ${time} ${year}`;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function join(pieces: Iterable<Uint8Array>): Uint8Array {
  const all = [...pieces];
  const whole = new Uint8Array(all.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of all) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
