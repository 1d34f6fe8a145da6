import { beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openTestMailbox, SERVICE } from '../../../test/mailbox/open-test-mailbox.ts';
import { DAY, HOUR, MINUTE } from '../../i18n/time.ts';
import type { Address } from '../../mailbox/address.ts';
import { readAddresses } from '../../mailbox/read-messages.ts';
import { addAddress, updateAddress } from '../../mailbox/writer.ts';
import { connectionsItem } from '../../storage/connection.ts';
import { mailExpected, userReturned } from './mail-hint.ts';
import { COME_BACK_ALARM } from './poll-alarm.ts';

const NOW = Date.UTC(2026, 0, 1, 12);

/** An address that was filled some minutes ago; no mail came. */
const add = (email: string, parts: Partial<Address> = {}) =>
  addAddress({
    email,
    createdAt: NOW - HOUR,
    filledAt: NOW - 5 * MINUTE,
    expiresAt: NOW + HOUR,
    service: SERVICE,
    ...parts,
  });

async function readHints(): Promise<Record<string, number>> {
  const addresses = await readAddresses();
  return Object.fromEntries(addresses.flatMap(({ email, hint }) => (hint ? [[email, hint.at]] : [])));
}

beforeEach(async () => {
  fakeBrowser.reset();
  openTestMailbox();
  await connectionsItem.write([{ baseUrl: SERVICE, keyMark: 'one' }]);
});

it('a hint is for the newest fill there, and leaves an alarm for the next worker', async () => {
  await add('old@m.test', { filledAt: NOW - 10 * MINUTE });
  await add('new@m.test');
  await add('earlier@m.test', { filledAt: NOW - 20 * MINUTE });
  await add('elsewhere@m.test', { filledAt: NOW });
  await add('gone@m.test', { filledAt: NOW, goneAt: NOW });
  await add('expired@m.test', { filledAt: NOW, expiresAt: NOW });
  expect(await mailExpected(({ email }) => !email.startsWith('elsewhere'), NOW)).toBe(true);
  expect(await readHints()).toEqual({ 'new@m.test': NOW });
  expect(await fakeBrowser.alarms.get(COME_BACK_ALARM)).toBeDefined();
});

it('a hint that does not count leaves no alarm, though it is the first of its page', async () => {
  await add('a@m.test', { hint: { at: NOW, count: 1 } });
  expect(await mailExpected(() => true, NOW + 1)).toBe(false);
  expect((await readAddresses())[0]?.askedAt).toBe(NOW + 1);
  expect(await fakeBrowser.alarms.get(COME_BACK_ALARM)).toBeUndefined();
});

it('a hint at the very time of the fill leaves the next one the first of its page', async () => {
  await add('a@m.test', { filledAt: NOW, askedAt: NOW, hint: { at: NOW, count: 1 } });
  await mailExpected(() => true, NOW + 1);
  expect((await readAddresses())[0]?.askedAt).toBe(NOW + 1);
});

it('what a page says is remembered, also soon after the user has come back; not right after a mail', async () => {
  const readAsked = async () => (await readAddresses())[0]?.askedAt;
  await add('a@m.test');
  await userReturned(() => true, NOW);
  expect(await readAsked()).toBeUndefined();
  expect(await mailExpected(() => true, NOW + 1)).toBe(false);
  expect(await readAsked()).toBe(NOW + 1);
  await updateAddress('a@m.test', (address) => ({ ...address, lastMessageAt: NOW + 2 }));
  await mailExpected(() => true, NOW + 3);
  expect(await readAsked()).toBe(NOW + 1);
  await mailExpected(() => true, NOW + 2 * MINUTE);
  expect(await readAsked()).toBe(NOW + 2 * MINUTE);
  // The clock is set back by a day.
  await updateAddress('a@m.test', (address) => ({ ...address, filledAt: NOW - 2 * DAY, lastMessageAt: undefined }));
  await mailExpected(() => true, NOW + MINUTE);
  expect(await readAsked()).toBe(NOW + MINUTE);
});

it('a look counts only for the mail of a fill that has not come, within the hour', async () => {
  const came = { lastMessageAt: NOW - 4 * MINUTE };
  await add('came@m.test', came);
  await add('long@m.test', { filledAt: NOW - 2 * HOUR });
  expect(await userReturned(undefined, NOW)).toBe(false);
  await add('awaited@m.test');
  expect(await userReturned(undefined, NOW)).toBe(true);
  expect((await readHints())['awaited@m.test']).toBe(NOW);
});

it('says nothing of an address of a service that is not connected', async () => {
  await add('other@mail.example', { service: 'https://other.example' });
  expect(await userReturned(() => true, NOW)).toBe(false);
  expect(await readHints()).toEqual({});
});
