import type { Address } from '../mailbox/address.ts';
import { bodyWithoutReader, findBodyReader } from '../mailbox/body-reader.ts';
import { storeWithinQuota } from '../mailbox/change-mailbox.ts';
import type { Body, Message } from '../mailbox/message.ts';
import { addStoredBytes, bytesOfBody, evictOldest } from '../mailbox/quota.ts';
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

/** Adds what is missing, and overwrites nothing. @returns whether the message was missing */
async function add(transaction: Transaction, { message, body, text, files }: Ready): Promise<boolean> {
  const stored = await transaction.objectStore('messages').get(message.id);
  let bytes = 0;
  if (body && !(await transaction.objectStore('bodies').getKey(message.id))) {
    await transaction.objectStore('bodies').put(body);
    await transaction.objectStore('texts').put({ id: message.id, text });
    bytes += bytesOfBody(body, text);
  }
  for (const file of files) {
    if (await transaction.objectStore('files').getKey([message.id, file.file])) continue;
    await transaction.objectStore('files').put({ message: message.id, ...file });
    bytes += file.bytes.size;
  }
  const { bodyWantedAt, evictedAt, ...listed } = stored ?? message;
  const isWhole = body !== undefined || (stored?.storedBytes ?? 0) > 0;
  const wanting = {
    ...(bodyWantedAt !== undefined && { bodyWantedAt }),
    ...(evictedAt !== undefined && { evictedAt }),
  };
  await addStoredBytes(transaction, isWhole ? listed : { ...listed, ...wanting }, bytes);
  await transaction.objectStore('deleted').delete(message.id);
  return stored === undefined;
}

async function addAddress(transaction: Transaction, address: Address): Promise<void> {
  const addresses = transaction.objectStore('addresses');
  if (!(await addresses.getKey(address.email))) await addresses.put(address);
}

/** Brings a part of an archive into the mailbox: only the background may. */
export async function importMail({ addresses, messages }: Imported): Promise<ImportReport> {
  const ready: Ready[] = [];
  for (const message of messages) ready.push(await prepare(message));
  return storeWithinQuota(async (transaction, quotaBytes) => {
    const report: ImportReport = { added: 0, alreadyHere: 0 };
    for (const address of addresses) await addAddress(transaction, endAddress(address, Date.now()));
    for (const each of ready) {
      if (await add(transaction, each)) report.added += 1;
      else report.alreadyHere += 1;
    }
    return { result: report, evicted: await evictOldest(transaction, quotaBytes, Date.now()) };
  });
}
