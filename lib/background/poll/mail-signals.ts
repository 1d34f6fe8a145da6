import type { Address } from '../../mailbox/address.ts';
import { expectedSinceAt } from './watched-address.ts';

/** The last sign that mail is due about now, and how many there were since a mail or a fill. */
export type MailSignal = NonNullable<Address['signal']>;

const MINUTE = 60 * 1000;

/**
 * Anybody may write "check your mail", and write it without end. The next sign counts after this long, after the second twice as long,
 * and so on, until a mail comes: in a day, there are eleven.
 */
const APART_MS = MINUTE;

/** A page that shows its field for the code after the code has come says nothing new. */
const ANSWERED_MS = MINUTE;

/**
 * Takes one more sign that mail for an address is due about now.
 * @returns what to keep of it; undefined where it does not count
 */
export function takeSignal(address: Omit<Address, 'service'>, now: number): MailSignal | undefined {
  const { signal, lastMessageAt = 0 } = address;
  const sinceMail = now - lastMessageAt;
  if (sinceMail >= 0 && sinceMail < ANSWERED_MS) return undefined;
  const isNewWait = !signal || lastMessageAt >= signal.at || expectedSinceAt(address) > signal.at;
  if (isNewWait) return { at: now, count: 1 };
  const sinceMs = now - signal.at;
  // A sign in the future came before the clock was set back.
  if (sinceMs >= 0 && sinceMs < APART_MS * 2 ** (signal.count - 1)) return undefined;
  return { at: now, count: signal.count + 1 };
}
