import { InvalidResponseError } from '../api/errors.ts';
import type { ResponseSize } from '../api/problem.ts';
import { text } from '../i18n/text.ts';
import { DAY } from '../i18n/time.ts';
import { parseStored } from '../storage/schema.ts';
import { type Address, addressesSchema, isSameAddress, movedTo, recreated } from './address.ts';
import { changeMailbox, findAddress, storeWithinQuota } from './change-mailbox.ts';
import { findMessage, type MailStore, type ReadTransaction, STORE_NAMES, type Transaction } from './mail-store.ts';
import {
  type Body,
  type FoundInBody,
  isEmptyBody,
  type Message,
  type StoredFile,
  storedFileSchema,
} from './message.ts';
import { changeTotals, countAnew } from './message-totals.ts';
import { openStores } from './open-stores.ts';
import { addStoredBytes, bytesOfBody, evict, evictOldest, readStoredBytes } from './quota.ts';
import { afterRefusal, refusalsSchema } from './refusal.ts';
import { cancelDeletion } from './restore-trashed.ts';
import { type Trashed, trashSchema } from './trashed.ts';

/**
 * Changes of the mailbox, for the background only, the one writer. Each change is one transaction: it is stored completely before its
 * promise resolves, and two changes of the same record never mix, wherever the worker dies.
 */

/** The service claims to have created an address that another service has, in whatever spelling. */
class TakenAddressError extends InvalidResponseError {
  constructor(email: string) {
    super('Another service has this address.', { detail: text('address.isHere', { email }) });
  }
}

async function findStoresFor(isPrivate = false): Promise<MailStore[]> {
  return (await openStores()).filter((store) => store.isPrivate === isPrivate);
}

/**
 * The addresses that a mail to this one would reach, however they are spelled, including a deleted one: it may be restored, and its service
 * still has to delete it.
 */
async function findHolders(transaction: ReadTransaction, email: string): Promise<Address[]> {
  const trashed = trashSchema
    .parse(await transaction.getAll('trash'))
    .filter(({ kind, key }) => kind === 'address' && isSameAddress(key, email));
  const same = (await transaction.getKeys('addresses')).filter((key) => isSameAddress(key, email));
  const found = await Promise.all(same.map((key) => findAddress(transaction, key)));
  return [...found, ...trashed.map(({ address }) => address)].filter((one) => one !== undefined);
}

/**
 * The stores that an address is to be added to. An address that is stored already stays in that store, even if it is used in a private
 * window now. If it is in the private store and is used elsewhere now, it is stored as a new one, and the private data about it stays
 * private.
 * @throws TakenAddressError
 */
async function findStoresForAddress({ email, service, isPrivate }: Address): Promise<MailStore[]> {
  let isPublic = false;
  for (const store of await openStores()) {
    const holders = await store.read((transaction) => findHolders(transaction, email));
    if (holders.some((holder) => holder.service !== service)) throw new TakenAddressError(email);
    if (!store.isPrivate && (await store.read((transaction) => findAddress(transaction, email)))) isPublic = true;
  }
  return findStoresFor(isPrivate && !isPublic);
}

/**
 * Adds an address. If it exists already, or is being deleted, the user's data about it is kept, see `recreated`.
 * @throws TakenAddressError if another service has the address, because services must not affect each other
 */
export async function addAddress(address: Address): Promise<void> {
  await changeMailbox((transaction) => cancelDeletion(transaction, address), { isNews: () => false });
  await changeMailbox(
    async (transaction) => {
      const before = await findAddress(transaction, address.email);
      await transaction.put('addresses', before ? recreated(before, address) : address);
    },
    { findStores: () => findStoresForAddress(address) },
  );
}

/** Does nothing if the address was deleted. */
export async function updateAddress(email: string, update: (address: Address) => Address): Promise<void> {
  await changeMailbox(async (transaction) => {
    const address = await findAddress(transaction, email);
    if (address) await transaction.put('addresses', update(address));
  });
}

/**
 * Assigns the addresses of a service, and what is deleted of it, to its new URL. Nothing else of them changes.
 * @param from its former base URLs @param to its present one
 */
export async function moveAddresses(from: readonly string[], to: string): Promise<void> {
  await changeMailbox(
    async (transaction) => {
      const addresses = addressesSchema.parse(await transaction.getAll('addresses'));
      const moved = addresses.filter(({ service }) => from.includes(service));
      for (const address of moved) await transaction.put('addresses', movedTo(to, address));
      for (const trashed of trashSchema.parse(await transaction.getAll('trash'))) {
        const { address } = trashed;
        if (address && from.includes(address.service))
          await transaction.put('trash', { ...trashed, address: movedTo(to, address) });
      }
      return moved.length;
    },
    { isNews: (moved) => moved > 0 },
  );
}

/** Stores that a site did not accept an address on a domain. @param isPrivate the address was used in a private window */
export async function rememberRefused(site: string, domain: string, isPrivate = false): Promise<void> {
  await changeMailbox(
    async (transaction) => {
      const before = refusalsSchema.parse(await transaction.getAll('refusals'));
      const { refusal, forgotten } = afterRefusal(before, site, domain, Date.now());
      for (const one of forgotten) await transaction.delete('refusals', one.site);
      await transaction.put('refusals', refusal);
    },
    { findStores: () => findStoresFor(isPrivate) },
  );
}

/** What is left to delete at the services once everything here is gone: what was deleted before, and all addresses if that is wanted. */
async function findDeletions(transaction: Transaction, now: number, alsoAtService: boolean): Promise<Trashed[]> {
  const due = { messages: [], untilAt: now, isPurged: true, tries: 0, nextTryAt: now };
  const addresses = alsoAtService ? addressesSchema.parse(await transaction.getAll('addresses')) : [];
  const trash = trashSchema.parse(await transaction.getAll('trash'));
  return [
    ...trash.map((trashed) => ({ ...trashed, ...due })),
    ...addresses.map((address) => ({ kind: 'address' as const, key: address.email, address, ...due })),
  ];
}

/**
 * Removes all mail and all addresses here.
 * @param alsoAtService whether the deleter deletes them there as well; without it they expire, except what was deleted before
 */
export async function clearMailbox(alsoAtService = false): Promise<void> {
  await changeMailbox(async (transaction) => {
    const deletions = await findDeletions(transaction, Date.now(), alsoAtService);
    for (const name of STORE_NAMES) await transaction.clear(name);
    for (const trashed of deletions) await transaction.put('trash', trashed);
  });
}

/** An address without mail is removed this long after its end. */
const REMOVED_AFTER_MS = 30 * DAY;

/**
 * Removes addresses that ended long ago and have no mail, and counts all messages and the unread ones again, although the totals should
 * never be wrong. Call it when the browser starts.
 */
export async function tidyMailbox(now: number): Promise<void> {
  await changeMailbox(async (transaction) => {
    for (const { email, expiresAt } of addressesSchema.parse(await transaction.getAll('addresses'))) {
      const ofAddress = { index: 'address', of: email };
      if (now - expiresAt < REMOVED_AFTER_MS || (await transaction.count('messages', ofAddress)) > 0) continue;
      await transaction.delete('addresses', email);
      for (const id of await transaction.getKeys('deleted', ofAddress)) await transaction.delete('deleted', id);
    }
    await countAnew(transaction);
  });
}

/** @returns the message before and after the update; empty if it was deleted */
async function updateMessage(transaction: Transaction, id: string, update: (message: Message) => Message) {
  const before = await findMessage(transaction, id);
  if (!before) return [];
  const after = update(before);
  await transaction.put('messages', after);
  return [before, after] as const;
}

const withoutOffers = ({ preview, attachments }: FoundInBody): FoundInBody => ({ preview, attachments });

/** A body that is empty this often is taken for what the message has. */
const MAX_EMPTY_ANSWERS = 5;

/**
 * Stores a message's body, and what the list shows of it. Does nothing if the message was deleted.
 * @param isAskedFor the user wants to read it now: it is stored even if it exceeds the quota after all others were evicted
 */
export function storeBody(
  body: Body,
  found: FoundInBody & Partial<Pick<Message, 'from' | 'subject'>>,
  text: string,
  isAskedFor: boolean,
): Promise<void> {
  return storeWithinQuota(async (transaction, quotaBytes) => {
    const before = await findMessage(transaction, body.id);
    if (!before) return 0;
    const {
      bodyWantedAt: _,
      emptyAnswers: _empty,
      evictedAt: __,
      tooLarge: ___,
      ...rest
    } = { ...before, ...(before.isForOther ? withoutOffers(found) : found) };
    const emptyAnswers = (before.emptyAnswers ?? 0) + 1;
    const isAskedAgain = isEmptyBody(body) && emptyAnswers < MAX_EMPTY_ANSWERS;
    const message = { ...rest, ...(isAskedAgain && { bodyWantedAt: before.createdAt, emptyAnswers }) };
    const [oldBody, oldText] = [await transaction.get('bodies', body.id), await transaction.get('texts', body.id)];
    const oldBytes = oldBody ? bytesOfBody(oldBody, oldText?.text ?? '') : 0;
    await transaction.put('bodies', body);
    await transaction.put('texts', { id: body.id, text });
    await addStoredBytes(transaction, message, bytesOfBody(body, text) - oldBytes);

    const evicted = await evictOldest(transaction, quotaBytes, Date.now(), body.id);
    const stored = await findMessage(transaction, body.id);
    if (isAskedFor || !stored || (await readStoredBytes(transaction)) <= quotaBytes) return evicted;
    await evict(transaction, stored, Date.now());
    return evicted + 1;
  });
}

/** Stores a file that the user requested. Does nothing if the message was deleted. */
export function storeFile(file: StoredFile): Promise<void> {
  return storeWithinQuota(async (transaction, quotaBytes) => {
    const message = await findMessage(transaction, file.message);
    if (!message) return 0;
    const before = parseStored(storedFileSchema, await transaction.get('files', [file.message, file.file]), 'file');
    await transaction.put('files', file);
    await addStoredBytes(transaction, message, file.bytes.size - (before?.bytes.size ?? 0));
    return evictOldest(transaction, quotaBytes, Date.now(), file.message);
  });
}

/** Stops fetching a body, unless the user requests it. @param tooLarge its size; absent if the service no longer has the message */
export function giveUpBody(id: string, tooLarge?: ResponseSize): Promise<void> {
  return updateMessages([id], ({ bodyWantedAt: _, ...message }) => ({ ...message, ...(tooLarge && { tooLarge }) }));
}

/** @param readAt epoch ms; undefined makes them unread */
export async function markRead(ids: string[], readAt: number | undefined): Promise<void> {
  await changeMailbox(async (transaction) => {
    const added: Message[] = [];
    const removed: Message[] = [];
    for (const id of ids) {
      const [before, after] = await updateMessage(transaction, id, ({ readAt: was, ...message }) =>
        readAt === undefined ? message : { ...message, readAt: was ?? readAt },
      );
      if (before) removed.push(before);
      if (after) added.push(after);
    }
    await changeTotals(transaction, { added, removed });
  });
}

async function updateMessages(ids: string[], update: (message: Message) => Message): Promise<void> {
  await changeMailbox(async (transaction) => {
    for (const id of ids) await updateMessage(transaction, id, update);
  });
}

/** A code fills itself in only once, as a user may undo it. @param codeFilledAt undefined if the page has not taken it after all */
export function markCodeFilled(id: string, codeFilledAt: number | undefined): Promise<void> {
  return updateMessages([id], (message) => ({ ...message, codeFilledAt }));
}

/** Call it before the notification is shown. @param notification its id */
export function markNotifying(ids: string[], notification: string, at: number): Promise<void> {
  return updateMessages(ids, (message) => ({ ...message, notifying: { id: notification, at } }));
}

export function markNotified(ids: string[], notifiedAt: number): Promise<void> {
  return updateMessages(ids, ({ notifying: _, notificationWantedAt: __, ...message }) => ({ ...message, notifiedAt }));
}
