import { beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { HOUR, MINUTE } from '../../i18n/time.ts';
import type { Address } from '../../mailbox/address.ts';
import { mailExpected, type SignalStore, userReturned } from './mail-hint.ts';
import { COME_BACK_ALARM } from './poll-alarm.ts';

const NOW = Date.UTC(2026, 0, 1, 12);

let addresses: Address[];
let written: number;

const store: SignalStore = {
  readServices: async () => ['https://mail.example'],
  readLiveAddresses: async () => addresses,
  async updateAddress(email, update) {
    written++;
    addresses = addresses.map((address) => (address.email === email ? update(address) : address));
  },
};

/** Filled some minutes ago; no mail came. */
const address = (email: string, parts: Partial<Address> = {}): Address => ({
  email,
  createdAt: NOW - HOUR,
  filledAt: NOW - 5 * MINUTE,
  expiresAt: NOW + HOUR,
  service: 'https://mail.example',
  ...parts,
});

const signals = () => Object.fromEntries(addresses.map(({ email, signal }) => [email, signal?.at]));

beforeEach(() => {
  fakeBrowser.reset();
  written = 0;
  addresses = [];
});

it('a hint is for the newest fill there, and leaves an alarm for the next worker', async () => {
  addresses = [
    address('old@m.test', { filledAt: NOW - 10 * MINUTE }),
    address('new@m.test'),
    address('elsewhere@m.test', { filledAt: NOW }),
    address('gone@m.test', { filledAt: NOW, goneAt: NOW }),
    address('expired@m.test', { filledAt: NOW, expiresAt: NOW }),
  ];
  expect(await mailExpected(({ email }) => !email.startsWith('elsewhere'), NOW, store)).toBe(true);
  expect(signals()).toEqual({ 'new@m.test': NOW });
  expect(await fakeBrowser.alarms.get(COME_BACK_ALARM)).toBeDefined();
});

it('a page that shows hints a thousand times a second is written down once a minute, and less and less', async () => {
  addresses = [address('a@m.test')];
  for (let at = NOW; at < NOW + 2 * MINUTE; at += 10) await mailExpected(() => true, at, store);
  expect(written).toBe(2);
});

it('nothing is written down where no address is meant', async () => {
  addresses = [address('a@m.test')];
  expect(await mailExpected(() => false, NOW, store)).toBe(false);
  expect(written).toBe(0);
});

it('a look counts only for the mail of a fill that has not come, within the hour', async () => {
  const came = { lastMessageAt: NOW - 4 * MINUTE };
  addresses = [address('came@m.test', came), address('long@m.test', { filledAt: NOW - 2 * HOUR })];
  expect(await userReturned(undefined, NOW, store)).toBe(false);
  addresses.push(address('awaited@m.test'));
  expect(await userReturned(undefined, NOW, store)).toBe(true);
  expect(signals()['awaited@m.test']).toBe(NOW);
});

it('says nothing of an address of a service that is not connected', async () => {
  addresses = [address('other@mail.example', { service: 'https://other.example' })];
  expect(await userReturned(() => true, NOW, store)).toBe(false);
  expect(written).toBe(0);
});
