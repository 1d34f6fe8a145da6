import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keyOf, openTestMailbox, SERVICE } from '../../test/mailbox/open-test-mailbox.ts';
import type { ListedMessage } from '../api/wire.ts';
import type { Address } from './address.ts';
import { STORE_NAMES } from './mail-store.ts';
import { openStores, openStoresOfPrivateWindow } from './open-stores.ts';
import { forgetPrivateMail } from './private-mail.ts';
import { readBody, readFile } from './read-contents.ts';
import {
  countNotified,
  countUnread,
  readAddresses,
  readMessage,
  readRefused,
  readStoredTotal,
  readTrash,
  readUnnotified,
  readWanted,
} from './read-messages.ts';
import { readMailbox } from './store.ts';
import { storeMessages } from './store-messages.ts';
import { purge, removeFromTrash, restore, trashAddress, trashMessages, tryAgainAt } from './trash/trash.ts';
import {
  addAddress,
  clearMailbox,
  markNotified,
  markRead,
  rememberRefused,
  storeBody,
  storeFile,
  updateAddress,
} from './writer.ts';

const NOW = Date.now();
const OAK = 'oak@mayfly.test';
const ELM = 'elm@mayfly.test';
const ONE = keyOf('1', OAK);
const TWO = keyOf('2', ELM);

/** What is on disk, as text. */
async function readDisk(): Promise<string> {
  const [disk] = await openStores();
  return JSON.stringify(
    await disk?.read((transaction) => Promise.all(STORE_NAMES.map((name) => transaction.getAll(name)))),
  );
}

function address(email: string, more: Partial<Address> = {}): Address {
  return { email, createdAt: NOW, expiresAt: NOW + 3_600_000, service: SERVICE, ...more };
}

function listed(id: string, created_at = NOW): ListedMessage {
  return {
    id,
    created_at,
    element: { id, from: 'Fernway', subject: 'Welcome', created_at: new Date(created_at).toISOString() },
  };
}

/** An address with a message, its body and a file. */
async function receive(email: string, id: string): Promise<void> {
  await storeMessages(email, [listed(id)], NOW);
  await storeBody(
    { id: keyOf(id, email), cc: [], attachments: [], text: `Body of ${email}` },
    { attachments: 1 },
    `words of ${email}`,
    false,
  );
  await storeFile({ message: keyOf(id, email), file: 'f', bytes: new Blob([`file of ${email}`]) });
}

const isOnDisk = async (words: string) => (await readDisk()).includes(words);

beforeEach(async () => {
  fakeBrowser.reset();
  openTestMailbox();
  await addAddress(address(OAK));
  await addAddress(address(ELM, { isPrivate: true, site: 'shop.example' }));
  await receive(OAK, '1');
  await receive(ELM, '2');
});

describe('the background', () => {
  it('has both, and only one of them on disk', async () => {
    expect((await readAddresses()).map(({ email }) => email).sort()).toEqual([ELM, OAK]);
    expect(await countNotified(0)).toBe(0);
    expect(await readWanted(5)).toEqual([]);
    expect((await readUnnotified()).map(({ id }) => id).sort()).toEqual([TWO, ONE].sort());
    expect((await readBody(TWO))?.text).toBe(`Body of ${ELM}`);
    expect(await (await readFile(TWO, 'f'))?.text()).toBe(`file of ${ELM}`);
    expect(await isOnDisk(OAK)).toBe(true);
    const { text = '' } = (await readBody(ONE)) ?? {};
    expect((await readStoredTotal()).bytes).toBe(text.length + `words of ${OAK}`.length + `file of ${OAK}`.length);
    expect(await isOnDisk(ELM)).toBe(false);
    expect(await isOnDisk(TWO)).toBe(false);
  });

  it('keeps it off the disk whatever becomes of it', async () => {
    const steps: (() => Promise<unknown>)[] = [
      () => updateAddress(ELM, (before) => ({ ...before, label: 'mine', filledAt: NOW })),
      () => markRead([ONE, TWO], NOW),
      () => markNotified([ONE, TWO], NOW),
      () => trashMessages([TWO], NOW),
      () => trashAddress(ELM, NOW),
      // Its address is in the trash itself.
      () => restore([{ kind: 'message', key: TWO }]),
      () => restore([{ kind: 'address', key: ELM }]),
      () => trashAddress(ELM, NOW),
      () => purge([{ kind: 'address', key: ELM }]),
      () => tryAgainAt([{ kind: 'address', key: ELM }], NOW),
      () => removeFromTrash([{ kind: 'address', key: ELM }]),
    ];
    for (const step of steps) {
      await step();
      expect(await isOnDisk(ELM), String(step)).toBe(false);
      expect(await isOnDisk(TWO)).toBe(false);
    }
    expect((await readMessage(ONE))?.readAt).toBe(NOW);
  });

  it('tells what a site refused in a private window in private windows alone, and not on the disk', async () => {
    await rememberRefused('shop.example', 'one.test');
    await rememberRefused('shop.example', 'two.test', true);
    expect(await readRefused('shop.example')).toEqual(['one.test']);
    expect(await readRefused('shop.example', true)).toEqual(['one.test', 'two.test']);
    expect(await isOnDisk('two.test')).toBe(false);
    await forgetPrivateMail();
    expect(await readRefused('shop.example', true)).toEqual(['one.test']);
    await clearMailbox();
    expect(await readRefused('shop.example', true)).toEqual([]);
  });

  it('counts what is unread apart, of an expired address as well', async () => {
    await updateAddress(OAK, (before) => ({ ...before, expiresAt: NOW - 1 }));
    expect(await countUnread()).toEqual({ openly: 1, privately: 1 });
    await markRead([TWO], NOW);
    expect(await countUnread()).toEqual({ openly: 1, privately: 0 });
    await markRead([ONE], NOW);
    expect(await countUnread()).toEqual({ openly: 0, privately: 0 });
  });

  it('loses no change of two at a time', async () => {
    const add = (word: string) => () =>
      updateAddress(ELM, (before) => ({ ...before, label: `${before.label ?? ''}${word}` }));
    await Promise.all(['a', 'b', 'c'].map((word) => add(word)()));
    expect((await readAddresses()).find(({ email }) => email === ELM)?.label).toBe('abc');
  });
});

it('a file of the largest size is stored beside the text of its message, in place of older files', async () => {
  const store = (await openStores()).find(({ isPrivate }) => isPrivate);
  const bytes = new Blob([new Uint8Array(store?.maxFileBytes ?? 0)]);
  for (const file of ['before', 'after']) await storeFile({ message: TWO, file, bytes });
  expect(await readFile(TWO, 'before')).toBeUndefined();
  expect((await readFile(TWO, 'after'))?.size).toBe(bytes.size);
  expect((await readBody(TWO))?.text).toBe(`Body of ${ELM}`);
  expect(await readMessage(TWO)).not.toHaveProperty('evictedAt');
});

it('a page in a private window has that alone, the newest first', async () => {
  await storeMessages(ELM, [listed('3', NOW - 1000)], NOW);
  openStoresOfPrivateWindow();
  const { addresses, messages, hasMore } = await readMailbox(40);
  expect([addresses.map(({ email }) => email), messages.map(({ id }) => id), hasMore]).toEqual([
    [ELM],
    [TWO, keyOf('3', ELM)],
    false,
  ]);
  const first = await readMailbox(1);
  expect([first.messages.map(({ id }) => id), first.hasMore]).toEqual([[TWO], true]);
});

it('after the last private window nothing is left but the names of addresses to be deleted', async () => {
  await addAddress(address('ash@mayfly.test', { isPrivate: true, site: 'shop.example' }));
  await trashAddress('ash@mayfly.test', NOW + 7000);
  expect(await forgetPrivateMail()).toBe(true);
  const kept = JSON.stringify(await fakeBrowser.storage.session.get(null));
  for (const word of ['shop.example', 'Fernway', 'Welcome', 'Body', 'words', 'base64'])
    expect(kept).not.toContain(word);
  expect((await readTrash()).map(({ key, isPurged }) => [key, isPurged])).toEqual([
    ['ash@mayfly.test', true],
    [ELM, true],
  ]);
  expect((await readAddresses()).map(({ email }) => email)).toEqual([OAK]);
  // There is nothing new to forget, until there is.
  expect(await forgetPrivateMail()).toBe(false);
  for (const { kind, key } of await readTrash()) await removeFromTrash([{ kind, key }]);
  expect(await fakeBrowser.storage.session.get(null)).toEqual({});
});

it('pages go over both stores in one order, the newest first', async () => {
  for (let nth = 10; nth < 20; nth++) {
    await storeMessages(nth % 3 === 0 ? ELM : OAK, [listed(`${nth}`, NOW - nth * 1000)], NOW);
  }
  const all = await readMailbox();
  const times = all.messages.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(new Set(all.messages.map(({ id }) => id)).size).toBe(12);
  for (let limit = 1; limit <= 13; limit++) {
    const { messages, hasMore } = await readMailbox(limit);
    expect([messages, hasMore]).toEqual([all.messages.slice(0, limit), limit < 12]);
  }
});

it('an address that is used in another window as well is found there without what is known of it here', async () => {
  await addAddress(address(ELM, { site: 'other.example' }));
  expect(await isOnDisk('shop.example')).toBe(false);
  expect((await readAddresses()).map(({ site }) => site).sort()).toEqual(['other.example', 'shop.example', undefined]);
  await addAddress(address(OAK, { isPrivate: true, site: 'secret.example', expiresAt: NOW + 9_000_000 }));
  expect((await readAddresses()).find(({ email }) => email === OAK)?.expiresAt).toBe(NOW + 9_000_000);
  expect(await readDisk()).not.toContain('secret.example');
  const stranger = address(OAK, { isPrivate: true, service: 'https://b.example' });
  await expect(addAddress(stranger)).rejects.toThrow('Another service');
});
