import type { Address } from '../mailbox/address.ts';
import { bodyWithoutReader, findBodyReader } from '../mailbox/body-reader.ts';
import { storeWithinQuota } from '../mailbox/change-mailbox.ts';
import type { Body, Message } from '../mailbox/message.ts';
import { changeTotals } from '../mailbox/message-totals.ts';
import { addToTotal, bytesOfBody, evictOldest, withMoreBytes } from '../mailbox/quota.ts';
import type { Transaction } from '../mailbox/transaction.ts';
import { readHandedOff } from './handoff.ts';
import type { Imported, ImportReport } from './imported.ts';
import { endAddress, restoreBody, restoreMessage } from './restored.ts';

type Ready = { message: Message; body?: Body; text: string; files: { file: string; bytes: Blob }[] };

async function prepare({ message, body: restored, files }: Imported['messages'][number]): Promise<Ready> {
  const readContents = await findBodyReader();
  const body = restored && restoreBody(restored, message.id);
  const content = body && (readContents?.(message, body) ?? bodyWithoutReader(body));
  const read: Ready['files'] = [];
  for (const { file, key } of files) {
    const bytes = await readHandedOff(key);
    if (bytes) read.push({ file, bytes });
  }
  return {
    message: restoreMessage(message, content?.found, Date.now()),
    ...(body && { body }),
    text: content?.text ?? '',
    files: read,
  };
}

/** What the mailbox has already of a message. @param mayBeTrashed contents may be stored without it */
async function readStored(transaction: Transaction, ready: Ready, mayBeTrashed: boolean) {
  const { message, files } = ready;
  const { id } = message;
  const stored = await transaction.objectStore('messages').get(id);
  if (stored === undefined && !mayBeTrashed) return { ready, stored, hasBody: false, missing: files };
  const [body, ...filed] = await Promise.all([
    transaction.objectStore('bodies').getKey(id),
    ...files.map(({ file }) => transaction.objectStore('files').getKey([id, file])),
  ]);
  return {
    ready,
    stored,
    hasBody: body !== undefined,
    missing: files.filter((_, nth) => filed[nth] === undefined),
  };
}

/** Ids of what was deleted here, of the addresses of these messages: a few questions, however many messages. */
async function readDeleted(transaction: Transaction, all: Ready[]): Promise<Set<string>> {
  const deleted = transaction.objectStore('deleted').index('address');
  const emails = new Set(all.map(({ message }) => message.address));
  return new Set((await Promise.all([...emails].map((email) => deleted.getAllKeys(email)))).flat());
}

/** @param stored as it is in the mailbox, if it is */
function toStored({ message, body }: Ready, stored: Message | undefined): Message {
  const { bodyWantedAt, evictedAt, ...listed } = stored ?? message;
  if (body !== undefined || (stored?.storedBytes ?? 0) > 0) return listed;
  return {
    ...listed,
    ...(bodyWantedAt !== undefined && { bodyWantedAt }),
    ...(evictedAt !== undefined && { evictedAt }),
  };
}

/** Adds what is missing, and overwrites nothing. All is asked for at once: it is waited for a few times, however many they are. */
async function addAll(transaction: Transaction, all: Ready[]): Promise<{ added: Message[]; bytes: number }> {
  const [trashed, deleted] = await Promise.all([
    transaction.objectStore('trash').getAllKeys(),
    readDeleted(transaction, all),
  ]);
  const before = await Promise.all(all.map((ready) => readStored(transaction, ready, trashed.length > 0)));
  const writing: Promise<unknown>[] = [];
  const sum: { added: Message[]; bytes: number } = { added: [], bytes: 0 };
  for (const { ready, stored, hasBody, missing } of before) {
    const { body, text } = ready;
    const { id } = ready.message;
    const isBodyMissing = body !== undefined && !hasBody;
    const bytes = missing.reduce((total, file) => total + file.bytes.size, isBodyMissing ? bytesOfBody(body, text) : 0);
    // The message first: its contents go where it is, on disk or not.
    writing.push(transaction.objectStore('messages').put(withMoreBytes(toStored(ready, stored), bytes)));
    if (isBodyMissing) {
      writing.push(transaction.objectStore('bodies').put(body));
      writing.push(transaction.objectStore('texts').put({ id, text }));
    }
    for (const file of missing) writing.push(transaction.objectStore('files').put({ message: id, ...file }));
    if (deleted.has(id)) writing.push(transaction.objectStore('deleted').delete(id));
    if (stored === undefined) sum.added.push(ready.message);
    if (!(stored ?? ready.message).isPrivate) sum.bytes += bytes;
  }
  await Promise.all(writing);
  return sum;
}

/** An archive may name a message twice: what the first of them adds is there for the second. */
function groupRepeats(all: Ready[]): Ready[][] {
  const seen = new Map<string, number>();
  const rounds = Map.groupBy(all, ({ message: { id } }) => {
    const round = seen.get(id) ?? 0;
    seen.set(id, round + 1);
    return round;
  });
  return [...rounds.values()];
}

async function addAddress(transaction: Transaction, address: Address): Promise<void> {
  const addresses = transaction.objectStore('addresses');
  if (!(await addresses.getKey(address.email))) await addresses.put(address);
}

/** Mail to an address of a private window is private too, wherever it comes from. */
async function withPrivacy(transaction: Transaction, all: Ready[]): Promise<Ready[]> {
  const emails = [...new Set(all.map(({ message }) => message.address))];
  const stored = await Promise.all(emails.map((email) => transaction.objectStore('addresses').get(email)));
  const isPrivate = new Set(stored.filter((address) => address?.isPrivate).map((address) => address?.email));
  if (isPrivate.size === 0) return all;
  return all.map((ready) =>
    isPrivate.has(ready.message.address) ? { ...ready, message: { ...ready.message, isPrivate: true } } : ready,
  );
}

/** Brings a part of an archive into the mailbox: only the background may. */
export async function importMail({ addresses, messages }: Imported): Promise<ImportReport> {
  const ready: Ready[] = [];
  for (const message of messages) ready.push(await prepare(message));
  return storeWithinQuota(async (transaction, quotaBytes) => {
    for (const address of addresses) await addAddress(transaction, endAddress(address, Date.now()));
    // A total that is none is made anew now, of what is there before.
    await addToTotal(transaction, 0);
    let added = 0;
    for (const round of groupRepeats(await withPrivacy(transaction, ready))) {
      const sum = await addAll(transaction, round);
      added += sum.added.length;
      await addToTotal(transaction, sum.bytes);
      await changeTotals(transaction, { added: sum.added });
    }
    const result = { added, alreadyHere: ready.length - added };
    return { result, evicted: await evictOldest(transaction, quotaBytes, Date.now()) };
  });
}
