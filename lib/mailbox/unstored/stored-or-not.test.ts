import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Address } from '../address.ts';
import { countUnread } from '../count-unread.ts';
import { type MailboxDatabase, openMailboxBy } from '../database.ts';
import { storedId } from '../message-id.ts';
import { memoryStore } from '../private/memory-store.ts';
import { readBody } from '../read-contents.ts';
import { readAddresses, readMessage, readStoredTotal } from '../read-messages.ts';
import { readMailbox } from '../store.ts';
import { storeMessages } from '../store-messages.ts';
import { addAddress, markRead, storeBody } from '../writer.ts';
import { readStoredOrNot, storedOrNot } from './stored-or-not.ts';
import { unstoredRecords } from './unstored-mailbox.ts';
import { readUnstoredNote } from './unstored-note.ts';

const NOW = Date.now();
const OAK = 'oak@mayfly.test';

/** What is on the disk. */
let disk: Map<string, unknown>;
const onDisk = async (): Promise<MailboxDatabase> => {
  const objectStore = (name: string) => memoryStore(disk, name);
  const transaction = () => ({ objectStore, done: Promise.resolve() });
  return { transaction, get: (name: string, key: unknown) => objectStore(name).get(key) } as unknown as MailboxDatabase;
};
const refused = (name = 'InvalidStateError') => vi.fn(() => Promise.reject(new DOMException('No.', name)));

/** A worker that starts, whose browser opens the mailbox so. */
function start(open: () => Promise<MailboxDatabase>): void {
  const chosen = storedOrNot(open);
  openMailboxBy(() => chosen);
}

async function receive(): Promise<void> {
  const address: Address = { email: OAK, createdAt: NOW, expiresAt: NOW + 3_600_000, service: 'https://a.example' };
  await addAddress(address);
  await storeMessages(OAK, [{ id: '1', created_at: NOW, element: { id: '1', subject: 'Welcome' } }], NOW);
  await storeBody({ id: storedId('1', OAK), cc: [], attachments: [], text: 'Body' }, { attachments: 0 }, 'body', false);
}

beforeEach(async () => {
  fakeBrowser.reset();
  disk = new Map();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('IDBKeyRange', {
    bound: () => ({ includes: () => true }),
    lowerBound: () => ({ includes: () => true }),
  });
  await unstoredRecords.readAnew();
});

it('where the browser refuses its storage, the mailbox is in the session, and it is said', async () => {
  start(refused());
  await receive();
  expect((await readAddresses()).map(({ email }) => email)).toEqual([OAK]);
  expect(await readUnstoredNote()).toEqual({ sinceAt: expect.any(Number), isClosed: false });

  // The next worker, whose memory is empty.
  await unstoredRecords.readAnew();
  start(refused());
  expect((await readMessage(storedId('1', OAK)))?.subject).toBe('Welcome');
  expect((await readStoredTotal()).messages).toBe(1);

  const page = refused();
  openMailboxBy(() => () => readStoredOrNot(page));
  expect((await readMailbox(40)).messages.map(({ id }) => id)).toEqual([storedId('1', OAK)]);
  expect((await readBody(storedId('1', OAK)))?.text).toBe('Body');
});

it('a page reads what the background writes into, though it could open the other', async () => {
  start(refused());
  await receive();
  openMailboxBy(() => () => readStoredOrNot(onDisk));
  expect((await readMailbox(40)).addresses.map(({ email }) => email)).toEqual([OAK]);
});

it('what could not be stored is stored once it can, and what is there stays', async () => {
  start(onDisk);
  await receive();
  await markRead([storedId('1', OAK)], NOW);
  const before = new Map(disk);
  start(refused());
  await receive();
  await storeMessages(OAK, [{ id: '2', created_at: NOW, element: { id: '2', subject: 'More' } }], NOW);
  await storeBody(
    { id: storedId('2', OAK), cc: [], attachments: [], text: 'Other' },
    { attachments: 0 },
    'other',
    false,
  );

  start(onDisk);
  expect((await readMessage(storedId('2', OAK)))?.subject).toBe('More');
  expect((await readMessage(storedId('1', OAK)))?.readAt).toBe(NOW);
  expect((await readBody(storedId('2', OAK)))?.text).toBe('Other');
  for (const [key, record] of before) if (!key.startsWith('totals')) expect(disk.get(key)).toEqual(record);
  expect((await readStoredTotal()).bytes).toBe('Bodybody'.length + 'Otherother'.length);
  expect(await countUnread()).toEqual({ openly: 1, privately: 0 });
  expect(await fakeBrowser.storage.session.get(null)).toEqual({});
});

it('a refusal that passes is not told', async () => {
  let tries = 0;
  start(async () => {
    tries += 1;
    if (tries < 3) throw new DOMException('No.', 'UnknownError');
    return onDisk();
  });
  await receive();
  expect(disk.size).toBeGreaterThan(0);
  expect(await readUnstoredNote()).toBe(undefined);
});

it('beside a mailbox of a newer version none is kept', async () => {
  const open = refused('VersionError');
  start(open);
  await expect(receive()).rejects.toThrow(expect.objectContaining({ name: 'VersionError' }));
  expect(open).toHaveBeenCalledOnce();
  expect(await fakeBrowser.storage.session.get(null)).toEqual({});
  openMailboxBy(() => () => readStoredOrNot(open));
  await expect(readMailbox(40)).rejects.toThrow(expect.objectContaining({ name: 'VersionError' }));
});

it('a change that fails half-way leaves nothing of it', async () => {
  start(refused());
  await receive();
  const broken = { ...(await readAddresses())[0], email: 'elm@mayfly.test' } as Address;
  await expect(storeMessages(OAK, [{ id: '3', created_at: NOW, element: undefined }], NOW)).rejects.toThrow();
  await addAddress(broken);
  expect(await readMessage(storedId('3', OAK))).toBe(undefined);
  expect((await readAddresses()).length).toBe(2);
});
