import { beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openMailboxInMemory } from '../../test/mailbox/mailbox-in-memory.ts';
import { findCode } from '../codes/find-code.ts';
import { findCodeSites } from '../codes/find-code-sites.ts';
import { findLinks } from '../codes/find-link.ts';
import { countUnread } from '../mailbox/count-unread.ts';
import { readBody } from '../mailbox/read-contents.ts';
import { readFresh } from '../mailbox/read-fresh.ts';
import { readAddresses, readMessage, readStoredTotal, readUnnotified } from '../mailbox/read-messages.ts';
import { searchTextOf } from '../mailbox/search/search-text.ts';
import { addAddress } from '../mailbox/writer.ts';
import { importMail } from './import-mail.ts';

const NOW = Date.now();
const OAK = 'oak@mayfly.test';
const address = { email: OAK, createdAt: NOW - 1000, expiresAt: NOW + 1000, service: 'https://a.example' };

const archived = (id: string, text?: string) => ({
  message: { id, address: OAK, from: 'a@b.example', subject: `Subject ${id}`, createdAt: NOW, seenAt: NOW },
  ...(text !== undefined && { body: { text, cc: [], attachments: [] } }),
  files: [],
});

beforeEach(async () => {
  fakeBrowser.reset();
  globalThis.mayflyMailReader = { findCode, findCodeSites, findLinks, searchTextOf };
  await openMailboxInMemory();
});

it('adds a part of an archive: read, told of, and with what is found in its bodies', async () => {
  const report = await importMail({
    addresses: [address],
    messages: [archived('1', 'Your code is 481516.'), archived('2')],
  });
  expect(report).toEqual({ added: 2, alreadyHere: 0 });
  expect((await readAddresses()).map(({ email }) => email)).toEqual([OAK]);
  expect(await readMessage('1')).toMatchObject({ code: '481516', readAt: expect.any(Number) });
  expect((await readBody('1'))?.text).toBe('Your code is 481516.');
  expect(await readStoredTotal()).toEqual({ bytes: 2 * 'Your code is 481516.'.length, messages: 2 });
  expect(await readUnnotified()).toEqual([]);
  expect(await readFresh(NOW)).toEqual([]);
  expect(await countUnread()).toEqual({ openly: 0, privately: 0 });
});

it('overwrites nothing, and adds the body that is missing', async () => {
  await importMail({ addresses: [], messages: [archived('1', 'first'), archived('2')] });
  const report = await importMail({ addresses: [], messages: [archived('1', 'other'), archived('2', 'second')] });
  expect(report).toEqual({ added: 0, alreadyHere: 2 });
  expect((await readBody('1'))?.text).toBe('first');
  expect((await readBody('2'))?.text).toBe('second');
  expect((await readMessage('2'))?.storedBytes).toBe(2 * 'second'.length);
  expect((await readStoredTotal()).bytes).toBe(2 * 'firstsecond'.length);
});

it('takes a message that the part has twice for one', async () => {
  const report = await importMail({
    addresses: [],
    messages: [archived('1'), archived('1', 'text'), archived('1', 'other')],
  });
  expect(report).toEqual({ added: 1, alreadyHere: 2 });
  expect((await readBody('1'))?.text).toBe('text');
  expect(await readStoredTotal()).toEqual({ bytes: 2 * 'text'.length, messages: 1 });
});

it('what is restored to an address of a private window is private, and counted nowhere', async () => {
  await importMail({ addresses: [], messages: [archived('0', 'open')] });
  await addAddress({ ...address, email: OAK, isPrivate: true });
  await importMail({ addresses: [], messages: [archived('1', 'text')] });
  expect((await readMessage('1'))?.isPrivate).toBe(true);
  expect(await readStoredTotal()).toEqual({ bytes: 2 * 'open'.length, messages: 1 });
});
