import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openTestMailbox } from '../../test/mailbox/open-test-mailbox.ts';
import { idAtService, messagesSchema, storedId } from './message.ts';
import { readAddresses, readMessagesTo } from './read-messages.ts';
import { storeMessages } from './store-messages.ts';
import { purge, removeFromTrash, restore, trashAddress, trashMessages } from './trash/trash.ts';
import { addAddress } from './writer.ts';

const NOW = Date.now();
const OAK = 'oak@mayfly.test';
const ELM = 'elm@other.test';

const serviceOf = (email: string) => `https://${email.split('@')[1]}`;

const list = async (email: string, ids: string[], subject = email) => {
  const listed = ids.map((id) => ({ id, created_at: NOW, element: { id, subject, body_text: subject } }));
  return (await storeMessages(email, listed, NOW)).length;
};
const read = async (email: string) =>
  (await readMessagesTo(email)).map((message) => [idAtService(message), message.subject]).sort();
const readIds = async (email: string) => (await readMessagesTo(email)).map(({ id }) => id);

beforeEach(async () => {
  fakeBrowser.reset();
  openTestMailbox();
  for (const email of [OAK, ELM])
    await addAddress({ email, createdAt: NOW, expiresAt: NOW + 3_600_000, service: serviceOf(email) });
});

it.each([[['1', '2']], [Array.from({ length: 60 }, (_, nth) => `${nth}`)]])(
  'the same ids at two addresses are two messages, each stored once',
  async (ids) => {
    expect(await list(OAK, ids)).toBe(ids.length);
    expect(await list(ELM, ids)).toBe(ids.length);
    for (const email of [OAK, ELM]) {
      expect(await list(email, ids)).toBe(0);
      expect(await read(email)).toEqual(ids.map((id) => [id, email]).sort());
    }
    expect(new Set([...(await readIds(OAK)), ...(await readIds(ELM))]).size).toBe(2 * ids.length);
  },
);

it('one that was deleted at one address does not come back, and hides none at another', async () => {
  await list(OAK, ['1']);
  await trashMessages(await readIds(OAK), NOW);
  expect(await list(OAK, ['1'])).toBe(0);
  expect(await list(ELM, ['1'])).toBe(1);
  const [id = ''] = await readIds(ELM);
  await trashMessages([id], NOW);
  await removeFromTrash([{ kind: 'message', key: id }]);
  for (const email of [OAK, ELM]) expect(await list(email, ['1'])).toBe(0);
  await restore([{ kind: 'message', key: storedId('1', { email: OAK, service: serviceOf(OAK) }) }]);
  expect(await read(OAK)).toEqual([['1', OAK]]);
});

it('an id at an address is found again, and is no other one, whatever services call their messages and addresses', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '1', '~', ':', '@', '%', '/', ' ', 'é'), maxLength: 6 });
  const place = fc.record({ service: text, email: text });
  fc.assert(
    fc.property(text, place, text, place, (id, address, otherId, other) => {
      expect(idAtService({ id: storedId(id, address) })).toBe(id);
      const isSame = id === otherId && address.email === other.email && address.service === other.service;
      expect(storedId(id, address) === storedId(otherId, other)).toBe(isSame);
    }),
  );
});

it('no service hides the mail of another by its ids', async () => {
  for (const odd of [`1~${OAK}`, `${encodeURIComponent(OAK)}:1`, encodeURIComponent(OAK), '1']) await list(ELM, [odd]);
  expect(await list(OAK, ['1'])).toBe(1);
  expect(await read(OAK)).toEqual([['1', OAK]]);
});

it('an address of one service is no other’s, in capitals or not', async () => {
  await list(OAK, ['1']);
  const [before] = await readAddresses();
  const taken = { email: OAK, createdAt: NOW, expiresAt: NOW + 1, service: 'https://stranger.test' };
  await expect(addAddress(taken)).rejects.toMatchObject({
    kind: 'not-understood',
    facts: { detail: expect.any(String) },
  });
  expect((await readAddresses())[0]).toEqual(before);
  await expect(addAddress({ ...taken, email: OAK.toUpperCase() })).rejects.toThrow();
});

it.each([
  ['oak@mayfly.test.', OAK],
  ['oak@\uff4dayfly.test', OAK],
  ['oak@xn--bcher-kva.test', 'oak@bücher.test'],
  ['oak@bücher.test', 'oak@xn--bcher-kva.test'],
])('nor is %s, which is %s', async (email, held) => {
  const times = { createdAt: NOW, expiresAt: NOW + 1 };
  await addAddress({ email: held, ...times, service: 'https://mayfly.test' });
  await expect(addAddress({ email, ...times, service: 'https://stranger.test' })).rejects.toThrow();
  expect(await readAddresses()).toHaveLength(held === OAK ? 2 : 3);
});

it('an address that was deleted is no other service’s before its own has deleted it', async () => {
  await list(OAK, ['1']);
  await trashAddress(OAK, NOW);
  const taken = { email: OAK, createdAt: NOW, expiresAt: NOW + 1, service: 'https://stranger.test' };
  await expect(addAddress(taken)).rejects.toThrow();
  expect(await restore([{ kind: 'address', key: OAK }])).toBe(0);
  expect((await readAddresses()).map(({ service }) => service)).not.toContain('https://stranger.test');
  expect(await read(OAK)).toEqual([['1', OAK]]);
  await trashAddress(OAK, NOW);
  await purge([{ kind: 'address', key: OAK }]);
  await expect(addAddress(taken)).rejects.toThrow();
  await removeFromTrash([{ kind: 'address', key: OAK }]);
  await addAddress(taken);
  expect(await list(OAK, ['1'])).toBe(1);
});

it('a stored text that is too long to be listed is left out, and its message stays', () => {
  const text = 'x'.repeat(1_000_000);
  const stored = {
    id: '1',
    address: OAK,
    createdAt: NOW,
    seenAt: NOW,
    from: text,
    subject: text,
    preview: text,
    code: '123456',
  };
  expect(messagesSchema.parse([stored])).toEqual([
    expect.objectContaining({ from: '', subject: '', preview: undefined, code: '123456' }),
  ]);
});
