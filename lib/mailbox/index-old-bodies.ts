import { storeWithinQuota } from './change-mailbox.ts';
import { openMailbox } from './database.ts';
import { loadMailReader, type MailReader } from './load-mail-reader.ts';
import { bodySchema, messageSchema } from './message.ts';
import { parseStored } from './parse-stored.ts';
import { addStoredBytes, bytesOfBody, evictOldest } from './quota.ts';
import { storedFilesSchema } from './stored-file.ts';

/** In one transaction: other changes wait no longer than for these. */
const BODIES_AT_ONCE = 50;

/** Makes bodies searchable that were stored before version 3 of the database, and counts their bytes. Usually there are none. */
export async function indexOldBodies(): Promise<void> {
  const database = await openMailbox();
  if ((await database.count('bodies')) === (await database.count('texts'))) return;
  const { searchTextOf } = await loadMailReader();
  const searchable = new Set(await database.getAllKeys('texts'));
  const ids = (await database.getAllKeys('bodies')).filter((id) => !searchable.has(id));
  for (let at = 0; at < ids.length; at += BODIES_AT_ONCE) {
    await indexEach(ids.slice(at, at + BODIES_AT_ONCE), searchTextOf);
  }
}

function indexEach(ids: string[], searchTextOf: MailReader['searchTextOf']): Promise<void> {
  return storeWithinQuota(async (transaction, quotaBytes) => {
    for (const id of ids) {
      const body = parseStored(bodySchema, await transaction.objectStore('bodies').get(id), 'body');
      const message = parseStored(messageSchema, await transaction.objectStore('messages').get(id), 'message');
      const isIndexed = (await transaction.objectStore('texts').getKey(id)) !== undefined;
      if (!body || isIndexed) continue;
      const text = searchTextOf(body);
      await transaction.objectStore('texts').put({ id, text });
      if (!message) continue;
      const ofMessage = IDBKeyRange.bound([id], [id, []]);
      const files = storedFilesSchema.parse(await transaction.objectStore('files').getAll(ofMessage));
      const bytesOfFiles = files.reduce((sum, { bytes }) => sum + bytes.size, 0);
      await addStoredBytes(transaction, { ...message, storedBytes: 0 }, bytesOfBody(body, text) + bytesOfFiles);
    }
    return { result: undefined, evicted: await evictOldest(transaction, quotaBytes, Date.now()) };
  });
}
