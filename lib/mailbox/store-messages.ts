import { parseDate } from '../api/parse-date.ts';
import { type ListedMessage, readListed } from '../api/wire.ts';
import { MINUTE, SECOND } from '../i18n/time.ts';
import { maybe, z } from '../storage/schema.ts';
import { changeMailbox, findAddress } from './change-mailbox.ts';
import { findMessage, type ReadTransaction } from './mail-store.ts';
import { hasSecond, idAtService, keepsId, type Message, storedId } from './message.ts';
import { changeTotals } from './message-totals.ts';
import { readEach } from './open-stores.ts';
import { addStoredBytes, bytesOfBody } from './quota.ts';
import { type NewMessage, receiveMessages } from './receive-messages.ts';

/** The most new messages of a list that are stored at once; the next checks store the rest. */
const MAX_NEW = 500;

/** Up to this length, looking up each id is faster than reading all stored ids: an address may have thousands of stored messages. */
const SHORT_LIST = 50;

/** Messages stored in one transaction: this limits how long other changes have to wait. */
const MESSAGES_AT_ONCE = 50;

/** A date this close to the time of the response may be that of the response: some services date a message anew with each answer. */
const MOVING_MS = 10 * SECOND;

/** What is stored of a message, or of a deleted one, by which it is recognised. */
const knownSchema = z.object({
  id: z.string(),
  serviceId: maybe(z.string()),
  dated: maybe(z.string()),
  from: maybe(z.string()),
  subject: maybe(z.string()),
  seenAt: maybe(z.number()),
  hasLastingId: maybe(z.boolean()),
});

type Known = z.infer<typeof knownSchema> & { isDeleted: boolean };

function parseKnown(records: unknown[], isDeleted: boolean): Known[] {
  return records.flatMap((record) => {
    const { success, data } = knownSchema.safeParse(record);
    return success ? [{ ...data, isDeleted }] : [];
  });
}

async function findKnown(transaction: ReadTransaction, id: string): Promise<Known | undefined> {
  const [stored, deleted] = [await findMessage(transaction, id), await transaction.get('deleted', id)];
  return parseKnown([stored], false)[0] ?? parseKnown([deleted], true)[0];
}

/** A record that no view can show counts as not stored: the service has it once more. */
async function isKnown(transaction: ReadTransaction, id: string): Promise<boolean> {
  return (await findMessage(transaction, id)) !== undefined || (await transaction.has('deleted', id));
}

function hasTextsOf({ from, subject }: Known, message: ListedMessage): boolean {
  if (from === undefined) return true;
  const wire = readListed(message);
  const fits = (one = '', other = '') => one === '' || other === '' || one === other;
  return fits(from, wire.from) && fits(subject, wire.subject);
}

/** Whether a listed id still stands for the message that it stood for before. Databases use the ids of deleted rows again. */
function isSameMessage(known: Known, message: ListedMessage, now: number): boolean {
  const { dated, created_at = now } = message;
  if (dated !== undefined && known.dated === dated) return true;
  if (!hasTextsOf(known, message)) return false;
  if (known.dated === undefined || dated === undefined) return true;
  const isLater = (parseDate(dated) ?? 0) > (parseDate(known.dated) ?? now) + SECOND;
  return !isLater || created_at > now - MOVING_MS;
}

/**
 * The messages of a list, newest first. Without a usable date they are no newer than those with one. Among equals the service's order is
 * kept, in their dates, too.
 */
function withDates(listed: ListedMessage[], now: number): (ListedMessage & { created_at: number })[] {
  const oldest = listed.reduce((least, { created_at = now }) => Math.min(least, created_at), now);
  const dated = listed.map((message) => ({ ...message, created_at: Math.min(message.created_at ?? oldest, now) }));
  let before = Number.POSITIVE_INFINITY;
  for (const message of dated.sort((one, other) => other.created_at - one.created_at)) {
    before = Math.min(message.created_at, before - 1);
    message.created_at = before;
  }
  return dated;
}

/** A new message came since the last check: where its date as it is written says so, the service's `Date` is wrong. */
function byWrittenDate(message: ListedMessage, checkedAt: number, now: number): ListedMessage {
  const written = parseDate(message.dated ?? '');
  const isSince = (at = now) => at > checkedAt - MINUTE && at <= now + MINUTE;
  if (written === undefined || !isSince(written) || isSince(message.created_at)) return message;
  return { ...message, created_at: written };
}

type News = {
  /** What is neither stored nor deleted, newest first. */
  fresh: NewMessage[];
  /** The stored messages whose ids have changed. */
  renamed: Required<Pick<Known, 'id' | 'serviceId'>>[];
};

/** Compares a list with what is stored. An id is trusted as long as its message lives, and a message is recognised under another id. */
async function findNews(
  transaction: ReadTransaction,
  email: string,
  listed: ListedMessage[],
  now: number,
): Promise<News> {
  const address = await findAddress(transaction, email);
  if (!address) return { fresh: [], renamed: [] };
  // For a long list, all stored ids are read at once, so that only ids not among them are looked up one by one.
  const isShort = listed.length <= SHORT_LIST;
  const trusted = new Set(isShort ? [] : await transaction.getKeys('messages', { index: 'address', of: email }));
  const { checkedAt = 0 } = address;
  const dates = new Map(listed.map(({ id, dated }) => [id, dated]));
  const names = new Map<string, string>();
  /** The stored id of what each listed id stands for. */
  const owners = new Map<string, string>();
  const seen = new Set<string>();
  const fresh: NewMessage[] = [];

  /** A known message of this date whose own id stands for another one, or for none. */
  async function findRenamed(message: ListedMessage): Promise<Known | undefined> {
    if (message.dated === undefined) return undefined;
    const query = { index: 'dated', of: [email, message.dated] };
    const isCertain = hasSecond(message.dated);
    const candidates = [
      ...parseKnown(await transaction.getAll('messages', query), false),
      ...parseKnown(await transaction.getAll('deleted', query), true),
    ];
    return candidates.find((known) => {
      const own = idAtService(known);
      const isFree = own === message.id || dates.get(own) !== message.dated;
      const isGone = !isCertain && own !== message.id && (known.hasLastingId || keepsId(known, checkedAt));
      return isFree && !isGone && !seen.has(known.id) && hasTextsOf(known, message);
    });
  }

  const written = listed.map((message) => byWrittenDate(message, checkedAt, now));
  for (const message of withDates(written, now)) {
    const id = storedId(message.id, address);
    if (seen.has(id)) continue;
    if (trusted.has(id) && message.created_at < checkedAt - MINUTE) continue;
    const known = await findKnown(transaction, id);
    const isItsId = known && (known.serviceId ?? message.id) === message.id;
    const renamed = isItsId && known.dated === message.dated ? undefined : await findRenamed(message);
    if (isItsId && !renamed && isSameMessage(known, message, now)) {
      seen.add(id);
      owners.set(message.id, id);
      continue;
    }
    if (renamed) {
      seen.add(renamed.id);
      owners.set(message.id, renamed.id);
      if (!renamed.isDeleted && idAtService(renamed) !== message.id) names.set(renamed.id, message.id);
      continue;
    }
    const own = known ? `${id}@${message.dated ?? readListed(message).subject}` : id;
    if (seen.has(own) || (known && (await isKnown(transaction, own)))) continue;
    seen.add(own);
    owners.set(message.id, own);
    fresh.push({ ...message, id: own, ...(known && { serviceId: message.id }) });
    if (fresh.length === MAX_NEW) break;
  }
  // Where ids change, what is gone from the list must not keep the id of another: its deletion would delete that one.
  if (names.size > 0 || fresh.some(({ serviceId }) => serviceId !== undefined)) {
    const query = { index: 'address', of: email };
    for (const known of parseKnown(await transaction.getAll('messages', query), false)) {
      const owner = owners.get(names.get(known.id) ?? idAtService(known));
      if (owner !== undefined && owner !== known.id) names.set(known.id, '');
    }
  }
  return { fresh, renamed: [...names].map(([id, serviceId]) => ({ id, serviceId })) };
}

/** @returns what was not stored before; nothing if the address was deleted */
async function storePart(email: string, part: NewMessage[], renamed: News['renamed'], now: number): Promise<Message[]> {
  const stored = await changeMailbox(
    async (transaction) => {
      const address = await findAddress(transaction, email);
      if (!address) return [];

      for (const { id, serviceId } of renamed) {
        const before = await findMessage(transaction, id);
        if (before) await transaction.put('messages', { ...before, serviceId });
      }
      const unknown: NewMessage[] = [];
      for (const message of part) {
        if (!(await isKnown(transaction, message.id))) unknown.push(message);
      }
      const received = receiveMessages(address, unknown, now);
      await transaction.put('addresses', received.address);
      for (const message of received.fresh) await transaction.put('messages', message);
      await changeTotals(transaction, { added: received.fresh });
      for (const body of received.bodies) {
        const message = await findMessage(transaction, body.id);
        await transaction.put('bodies', body);
        if (message) await addStoredBytes(transaction, message, bytesOfBody(body, ''));
      }
      return received.fresh;
    },
    // If only the time of the check changed, no view shows it, and losing it in a crash only means one more check.
    { isNews: (fresh) => fresh.length > 0, durability: part.length > 0 ? 'strict' : 'relaxed' },
  );
  return stored.flat();
}

/**
 * Adds the new messages of a list from the service: at most the newest `MAX_NEW`. The next calls add the others.
 * @returns the messages that were not stored before, newest first; none if the address was deleted meanwhile
 */
export async function storeMessages(email: string, listed: ListedMessage[], now: number): Promise<Message[]> {
  const news = await readEach((transaction) => findNews(transaction, email, listed, now));
  const wanted = news.flatMap(({ fresh }) => fresh);
  const renamed = news.flatMap((found) => found.renamed);
  // The first part may be empty: it stores the time of the check.
  const stored = await storePart(email, wanted.slice(0, MESSAGES_AT_ONCE), renamed, now);
  for (let at = MESSAGES_AT_ONCE; at < wanted.length; at += MESSAGES_AT_ONCE) {
    stored.push(...(await storePart(email, wanted.slice(at, at + MESSAGES_AT_ONCE), [], now)));
  }
  return stored;
}
