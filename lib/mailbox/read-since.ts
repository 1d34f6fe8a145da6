import { type Mailbox, readMailbox } from './store.ts';

/** As many are read as one mostly needs, and then four times as many. */
const FIRST_LIMIT = 40;

/** In a flood, mail that is behind so many is not found. */
const LAST_LIMIT = 40 * 4 ** 3;

/**
 * Reads the newest messages, as far back as those that were seen before a moment: mail to other addresses, however much, does not hide
 * what came since.
 * @param sinceAt epoch ms
 * @throws as of `readMailbox`
 */
export async function readMailboxSince(sinceAt: number, read: typeof readMailbox = readMailbox): Promise<Mailbox> {
  for (let limit = FIRST_LIMIT; ; limit *= 4) {
    const mailbox = await read(limit);
    const isFarEnough = (mailbox.messages.at(-1)?.seenAt ?? 0) < sinceAt;
    if (!mailbox.hasMore || isFarEnough || limit >= LAST_LIMIT) return mailbox;
  }
}
