import { changeWithin } from './change.ts';
import { openMailbox } from './database.ts';
import { type Finders, loadFinders } from './load-finders.ts';
import { addStoredBytes, bytesOfBody, evictOldest } from './quota.ts';

declare global {
  interface MayflyLate {
    countBodies: typeof countBodies;
  }
}

/** So many at once, so that nobody has to wait long for their turn. */
const AT_ONCE = 50;

/** Makes all bodies searchable that are not, and counts them. */
export async function countBodies(): Promise<void> {
  const database = await openMailbox();
  const { searchTextOf } = await loadFinders();
  const searchable = new Set(await database.getAllKeys('texts'));
  const ids = (await database.getAllKeys('bodies')).filter((id) => !searchable.has(id));
  for (let at = 0; at < ids.length; at += AT_ONCE) await countEach(ids.slice(at, at + AT_ONCE), searchTextOf);
}

function countEach(ids: string[], searchTextOf: Finders['searchTextOf']): Promise<void> {
  return changeWithin(async (transaction, mostBytes) => {
    for (const id of ids) {
      const body = await transaction.objectStore('bodies').get(id);
      const message = await transaction.objectStore('messages').get(id);
      const isCounted = (await transaction.objectStore('texts').getKey(id)) !== undefined;
      if (!body || isCounted) continue;
      const text = searchTextOf({ ...body, attachments: body.attachments ?? [] });
      await transaction.objectStore('texts').put({ id, text });
      if (!message) continue;
      const files = await transaction.objectStore('files').getAll(IDBKeyRange.bound([id], [id, []]));
      const ofFiles = files.reduce((sum, { bytes }) => sum + bytes.size, 0);
      await addStoredBytes(transaction, { ...message, storedBytes: 0 }, bytesOfBody(body, text) + ofFiles);
    }
    return { result: undefined, cleared: await evictOldest(transaction, mostBytes, Date.now()) };
  });
}
