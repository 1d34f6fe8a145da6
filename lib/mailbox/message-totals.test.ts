import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keyOf, openTestMailbox, SERVICE, writeRecords } from '../../test/mailbox/open-test-mailbox.ts';
import { readBody } from './read-contents.ts';
import { countUnread, readMessageIds, readStoredTotal, readUnreadableIds } from './read-messages.ts';
import { storeMessages } from './store-messages.ts';
import { purge, restore, trashAddress, trashMessages } from './trash/trash.ts';
import { addAddress, clearMailbox, markRead, storeBody, tidyMailbox } from './writer.ts';

const NOW = Date.now();
const OAK = 'oak@mayfly.test';

const keys = (...ids: string[]) => ids.map((id) => keyOf(id, OAK));
const receive = (...ids: string[]) =>
  storeMessages(
    OAK,
    ids.map((id) => ({ id, created_at: NOW, element: { id, subject: id } })),
    NOW,
  );
const unread = async () => (await countUnread()).openly;
const stored = async () => (await readStoredTotal()).messages;
/** Writes into the mailbox what is not so. */
const keepTotal = (total: number) =>
  writeRecords(async (transaction) => {
    await transaction.put('totals', { name: 'unread', value: total });
    await transaction.put('totals', { name: 'messages', value: total });
  });

beforeEach(async () => {
  fakeBrowser.reset();
  openTestMailbox();
  await addAddress({ email: OAK, createdAt: NOW, expiresAt: NOW + 3_600_000, service: SERVICE });
});

it('counts what came, and what was read and made unread', async () => {
  expect(await unread()).toBe(0);
  await receive('1', '2', '3');
  await receive('2', '3', '4');
  expect(await unread()).toBe(4);
  expect(await stored()).toBe(4);
  await markRead(keys('1', '2'), NOW);
  await markRead(keys('2', 'none'), NOW);
  expect(await unread()).toBe(2);
  await markRead(keys('1'), undefined);
  expect(await unread()).toBe(3);
  expect(await stored()).toBe(4);
});

it('counts nothing that was deleted, until it is restored', async () => {
  await receive('1', '2', '3');
  await markRead(keys('1'), NOW);
  await trashMessages(keys('1', '2'), NOW);
  expect(await unread()).toBe(1);
  expect(await stored()).toBe(1);
  await restore([{ kind: 'message', key: keyOf('2', OAK) }]);
  expect(await unread()).toBe(2);
  await trashAddress(OAK, NOW);
  expect(await unread()).toBe(0);
  expect(await stored()).toBe(0);
  await restore([{ kind: 'address', key: OAK }]);
  expect(await unread()).toBe(2);
  expect(await stored()).toBe(2);
  await clearMailbox();
  expect(await unread()).toBe(0);
});

it('reads no message to know it', async () => {
  await receive('1', '2');
  await keepTotal(7);
  expect(await unread()).toBe(7);
  expect(await stored()).toBe(7);
  await tidyMailbox(Date.now());
  expect(await unread()).toBe(2);
  expect(await stored()).toBe(2);
});

it.each([Number.NaN, -1, 1.5])('counts anew where %s is kept', async (wrong) => {
  await receive('1', '2');
  await keepTotal(wrong);
  expect(await unread()).toBe(2);
  expect(await stored()).toBe(2);
  await receive('3');
  await keepTotal(wrong);
  await receive('4');
  await markRead(keys('4'), NOW);
  expect(await unread()).toBe(3);
  expect(await stored()).toBe(4);
});

describe('a record that does not fit', () => {
  const spoil = (id: string, more: object) =>
    writeRecords(async (transaction) => {
      const message = await transaction.get('messages', id);
      await transaction.put('messages', { ...message, ...more } as never);
    });
  const [broken = '', homeless = '', other = ''] = keys('1', '2', '3');

  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await receive('1', '2', '3');
    await storeBody({ id: broken, cc: [], attachments: [], text: 'Body' }, { attachments: 0 }, 'body', false);
    await spoil(broken, { subject: 7, createdAt: 'never' });
    await spoil(homeless, { address: 7 });
    await tidyMailbox(Date.now());
  });

  it('is counted nowhere, and takes nothing from the others when it is deleted', async () => {
    expect(await unread()).toBe(1);
    expect(await stored()).toBe(1);
    await trashMessages([broken, homeless], NOW);
    expect(await unread()).toBe(1);
    await trashMessages([other], NOW);
    expect(await unread()).toBe(0);
  });

  it('is found, until it is deleted', async () => {
    expect((await readUnreadableIds()).sort()).toEqual([broken, homeless]);
    await trashMessages(await readUnreadableIds(), NOW);
    expect(await readUnreadableIds()).toEqual([]);
    expect(await readMessageIds()).toEqual([other]);
    await restore([{ kind: 'message', key: broken }]);
    expect(await readUnreadableIds()).toEqual([broken]);
  });

  it('is deleted, with its contents, and does not come back', async () => {
    await trashMessages([broken, homeless], NOW);
    expect(await readMessageIds()).toEqual([other]);
    await purge([{ kind: 'message', key: broken }]);
    expect(await readBody(broken)).toBe(undefined);
    expect(await receive('1', '2', '3')).toEqual([]);
  });

  it('is a body too: it is read as one that is not there, and not as one without text', async () => {
    await writeRecords((transaction) =>
      transaction.put('bodies', { id: other, cc: [], attachments: [], text: 7 } as never),
    );
    expect(await readBody(other)).toBe(undefined);
  });
});
