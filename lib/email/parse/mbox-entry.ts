import { binaryOf, bytesOfBinary, joinBytes } from './bytes.ts';

const LINE_FEED = 0x0a;

export interface MboxMessage {
  /** The raw source, byte for byte. */
  source: Uint8Array;
  /** The envelope's sender; `MAILER-DAEMON` where it is unknown. */
  sender: string;
  /** Epoch ms, whole seconds; undefined if the time is not known. */
  receivedAt?: number;
}

/**
 * One message as an entry of an mbox file (mboxrd), to be appended to others. If the source has no line end, one is added. The word
 * `unended` in the separator says so to a program that knows it; it is our own.
 * @see https://www.rfc-editor.org/rfc/rfc4155
 * @see https://doc.dovecot.org/latest/core/config/mailbox_formats/mbox.html
 */
export function mboxEntry({ source, sender, receivedAt }: MboxMessage): Uint8Array {
  const isEnded = source.length === 0 || source.at(-1) === LINE_FEED;
  const envelope = sender.replace(/[^!-~]/g, '') || 'MAILER-DAEMON';
  const separator = encode(`From ${envelope} ${asctime(receivedAt ?? 0)}${isEnded ? '' : ' unended'}\n`);
  return joinBytes([separator, quoteFrom(source), encode(isEnded ? '\n' : '\n\n')]);
}

/** The source with `>` before each line that begins with `From `, `>From `, `>>From ` and so on. */
function quoteFrom(source: Uint8Array): Uint8Array {
  return bytesOfBinary(binaryOf(source).replace(/(?<![^\n])>*From /g, '>$&'));
}

/** `Sat Nov 21 09:45:37 2026`, in UTC. */
function asctime(at: number): string {
  const [day, date, month, year, time] = new Date(at).toUTCString().replace(',', '').split(' ');
  return `${day} ${month} ${date} ${time} ${year}`;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
