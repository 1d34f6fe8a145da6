import { HOUR, MINUTE } from '../../../lib/i18n/time.ts';
import type { Address } from '../../../lib/mailbox/address.ts';
import { assessCode } from '../../../lib/mailbox/assess-code.ts';
import { findNewestCodes, hasFreshCode } from '../../../lib/mailbox/fresh-code.ts';
import type { Message } from '../../../lib/mailbox/message.ts';

/** Most confirmation links are valid for longer than codes. */
const LINK_FRESH_MS = 30 * MINUTE;

/** An older code or link is shown only in its message. */
const SHOWN_MS = HOUR;

/** The message whose code or link is shown above the list. */
export type NewestCodeOrLink = { message: Message; isFresh: boolean };

/**
 * Finds the message with the code that the user most likely waits for: the newest code that belongs to the site where its address was
 * filled, else the newest code.
 * @param messages newest first
 * @returns undefined if no code is fresh
 */
export function findMessageWithFreshCode(messages: Message[], addresses: readonly Address[], now: number) {
  const fresh = findNewestCodes(messages).filter((message) => hasFreshCode(message, now));
  const addressOf = ({ address }: Message) => addresses.find(({ email }) => email === address);
  return fresh.find((message) => assessCode(message, addressOf(message)).fillsItself) ?? fresh[0];
}

/**
 * The newest code or confirmation link. A link does not replace a fresh code of the same address: the welcome mail that follows
 * a code often has a link.
 * @param messages newest first
 * @returns undefined if there is none, or the newest is older than an hour
 */
export function findNewestCodeOrLink(
  messages: Message[],
  addresses: readonly Address[],
  now: number,
): NewestCodeOrLink | undefined {
  // Sorted by when we saw them, not by their dates: mail may come late.
  const [newest] = messages
    .filter((message) => (message.code ?? message.link) !== undefined)
    .sort((one, other) => other.seenAt - one.seenAt);
  if (!newest) return undefined;
  const freshCode = findMessageWithFreshCode(
    messages.filter(({ address }) => address === newest.address),
    addresses,
    now,
  );
  if (freshCode) return { message: freshCode, isFresh: true };
  const ageMs = now - newest.seenAt;
  if (ageMs >= SHOWN_MS) return undefined;
  return { message: newest, isFresh: newest.code === undefined && ageMs < LINK_FRESH_MS };
}
