import { beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openTestMailbox } from '../../test/mailbox/open-test-mailbox.ts';
import { messageListSchema } from '../api/wire.ts';
import { HOUR } from '../i18n/time.ts';
import { findFlooded, readAddressesOf, readLiveAddresses } from './read-messages.ts';
import { storeMessages } from './store-messages.ts';
import { addAddress, markNotified } from './writer.ts';

const NOW = Date.now();

const add = (name: string, expiresAt: number, goneAt?: number) =>
  addAddress({ email: `${name}@mayfly.test`, createdAt: NOW, expiresAt, service: 'https://a.example', goneAt });
const namesOf = (addresses: { email: string }[]) => addresses.map(({ email }) => email.split('@')[0]).sort();

beforeEach(async () => {
  fakeBrowser.reset();
  openTestMailbox();
  await add('oak', NOW + HOUR);
  await add('elm', NOW);
  await add('ash', NOW - HOUR);
  await add('fir', NOW + HOUR, NOW);
});

it('mail can come to what has neither expired nor gone', async () => {
  expect(namesOf(await readLiveAddresses(NOW))).toEqual(['oak']);
  expect(namesOf(await readLiveAddresses(NOW - 1))).toEqual(['elm', 'oak']);
});

it('addresses are read by name, once each, expired or not', async () => {
  const asked = ['ash@mayfly.test', 'oak@mayfly.test', 'ash@mayfly.test', 'yew@mayfly.test'];
  expect(namesOf(await readAddressesOf(asked))).toEqual(['ash', 'oak']);
});

it('an address is flooded by messages that were notified of since a time', async () => {
  const receive = async (name: string, count: number, notifiedAt: number) => {
    const created_at = new Date(NOW).toISOString();
    const { messages } = messageListSchema.parse(
      Array.from({ length: count }, (_, nth) => ({ id: `${notifiedAt}-${nth}`, from: 'a@b.example', created_at })),
    );
    const stored = await storeMessages(`${name}@mayfly.test`, messages, NOW);
    await markNotified(
      stored.map(({ id }) => id),
      notifiedAt,
    );
  };
  await receive('oak', 3, NOW);
  await receive('fir', 2, NOW);
  await receive('fir', 3, NOW - 1);
  expect([...(await findFlooded(NOW, 3))]).toEqual(['oak@mayfly.test']);
});
