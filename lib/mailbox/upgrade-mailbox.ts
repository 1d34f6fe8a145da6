import type { IDBPDatabase, IDBPTransaction } from 'idb';

/** Without the types of today's records: each step deals with those of its own time. */
type OldDatabase = IDBPDatabase<unknown>;
type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

/** Records that are read at a time: few enough for memory, many enough to be quick. */
const PAGE_SIZE = 1000;

/**
 * Brings the mailbox from the version on disk to the present one. It may await nothing but this transaction: that ends otherwise.
 * A step that fails leaves everything on disk as it was; opening fails then, and is tried again.
 * @param from the version on disk, 0 for none
 */
export async function upgradeMailbox(database: OldDatabase, from: number, upgrade: Upgrade): Promise<void> {
  try {
    if (from < 1) createStores(database);
    // The newest messages are read without the others.
    if (from < 2) upgrade.objectStore('messages').createIndex('received', 'createdAt');
    if (from < 3) await addTextsAndTrash(database, upgrade);
    if (from < 4) await renameStoredFields(upgrade);
    if (from < 5) database.createObjectStore('refusals', { keyPath: ['site', 'window'] });
    if (from < 6) await indexWhatIsWanted(upgrade);
  } catch (error) {
    console.warn('The stored mail can not be upgraded:', error);
    upgrade.done.catch(() => {});
    upgrade.abort();
  }
}

function createStores(database: OldDatabase): void {
  database.createObjectStore('addresses', { keyPath: 'email' });
  const messages = database.createObjectStore('messages', { keyPath: 'id' });
  messages.createIndex('address', 'address');
  messages.createIndex('read', ['address', 'readAt']);
  messages.createIndex('notified', 'notifiedAt');
  database.createObjectStore('bodies', { keyPath: 'id' });
  database.createObjectStore('files', { keyPath: ['message', 'file'] });
  database.createObjectStore('deleted', { keyPath: 'id' });
}

/** Version 3. Bodies of older versions are left to `indexOldBodies`, which has to read them. */
async function addTextsAndTrash(database: OldDatabase, upgrade: Upgrade): Promise<void> {
  database.createObjectStore('texts', { keyPath: 'id' });
  database.createObjectStore('trash', { keyPath: ['kind', 'key'] });
  database.createObjectStore('totals');
  const messages = upgrade.objectStore('messages');
  messages.createIndex('clearable', ['seenAt', 'readAt', 'heldBytes']);
  messages.createIndex('wanted', 'bodyWantedAt');
  // Older versions fetched no body before somebody opened the message.
  await updateMessages(upgrade, (message) =>
    message.attachments === undefined ? { ...message, bodyWantedAt: message.seenAt } : undefined,
  );
}

/** Version 4: what version 3 called held, cleared and clearable is called stored, evicted and evictable. */
async function renameStoredFields(upgrade: Upgrade): Promise<void> {
  const messages = upgrade.objectStore('messages');
  // Without an index on it the field is renamed faster.
  messages.deleteIndex('clearable');
  await updateMessages(upgrade, renameFields);
  messages.createIndex('evictable', ['seenAt', 'readAt', 'storedBytes']);

  const trash = upgrade.objectStore('trash');
  for (const trashed of await trash.getAll()) {
    if (!Array.isArray(trashed.messages)) continue;
    await trash.put({ ...trashed, messages: trashed.messages.map((one: OldMessage) => renameFields(one) ?? one) });
  }

  const totals = upgrade.objectStore('totals');
  const storedBytes = await totals.get('held');
  if (storedBytes !== undefined) await totals.put(storedBytes, 'stored');
  await totals.delete('held');
}

/** Version 6: what a check looks for is found by an index of its own, however many messages there are. */
async function indexWhatIsWanted(upgrade: Upgrade): Promise<void> {
  upgrade.objectStore('deleted').createIndex('address', 'address');
  upgrade.objectStore('addresses').createIndex('expires', 'expiresAt');
  const messages = upgrade.objectStore('messages');
  messages.createIndex('unnotified', 'notificationWantedAt');
  const notified = new Set(await messages.index('notified').getAllKeys());
  const unnotified = (await messages.getAllKeys()).filter((id) => !notified.has(id));
  for (const id of unnotified) await messages.put(wantNotification(await messages.get(id)));

  const trash = upgrade.objectStore('trash');
  for (const trashed of await trash.getAll()) {
    if (Array.isArray(trashed.messages))
      await trash.put({ ...trashed, messages: trashed.messages.map(wantNotification) });
  }
}

function wantNotification(message: OldMessage): OldMessage {
  const { notifiedAt, seenAt }: OldMessage = Object(message);
  return notifiedAt === undefined ? { ...message, notificationWantedAt: seenAt } : message;
}

type OldMessage = Record<string, unknown>;

/** @returns undefined where there is nothing to rename */
function renameFields(message: OldMessage): OldMessage | undefined {
  const { heldBytes, clearedAt, ...others } = Object(message) as OldMessage;
  if (heldBytes === undefined && clearedAt === undefined) return undefined;
  return {
    ...others,
    ...(heldBytes !== undefined && { storedBytes: heldBytes }),
    ...(clearedAt !== undefined && { evictedAt: clearedAt }),
  };
}

/** @param update gives undefined for a message that stays as it is */
async function updateMessages(
  upgrade: Upgrade,
  update: (message: OldMessage) => OldMessage | undefined,
): Promise<void> {
  const messages = upgrade.objectStore('messages');
  let page: OldMessage[] = await messages.getAll(null, PAGE_SIZE);
  while (page.length > 0) {
    const updated = page.map(update).filter((message) => message !== undefined);
    await Promise.all(updated.map((message) => messages.put(message)));
    page = await messages.getAll(IDBKeyRange.lowerBound(page.at(-1)?.id, true), PAGE_SIZE);
  }
}
