import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type ConnectedService, startConnectedService } from '../../test/connected-service.ts';
import { connect } from '../api/connect.ts';
import { statusItem } from '../api/status.ts';
import type { Address } from '../mailbox/address.ts';
import { receiveMessages } from '../mailbox/receive-messages.ts';
import { connectionItem } from '../settings/connection.ts';
import { NO_FILLS } from './fill-habits.ts';
import { fillsItem } from './fills-item.ts';
import { POLL_ALARM } from './poll-alarm.ts';
import { createPoller, type PolledStore, type Poller } from './poller.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const CHECK = 'GET /v1/emails/{email}/messages';

let service: ConnectedService;
let addresses: Address[];
/** What happened, in order. */
let steps: string[];
let store: PolledStore;
let poller: Poller;

/** An address that the service made. Filled a minute ago and never asked for, it is due at once. */
async function addAddress(more: Partial<Address> = {}): Promise<Address> {
  const at = Date.now() - MINUTE;
  const email = await service.createAddress();
  const { keyMark = '' } = (await connectionItem.read()) ?? {};
  const address = { email, createdAt: at, filledAt: at, expiresAt: at + HOUR, service: service.api, keyMark, ...more };
  addresses.push(address);
  return address;
}

function replace(email: string, update: (address: Address) => Address): void {
  addresses = addresses.map((address) => (address.email === email ? update(address) : address));
}

/** Longer than a busy machine takes. */
const until = (check: () => unknown) => vi.waitFor(check, 4 * SECOND);
const readAlarm = () => fakeBrowser.alarms.get(POLL_ALARM);
const untilPlanned = () => until(async () => expect((await statusItem.read()).nextCheckAt).toBeDefined());
const untilAtRest = () => until(async () => expect(await readAlarm()).toBeUndefined());

beforeEach(async () => {
  service = await startConnectedService({ keys: ['first', 'second'] });
  addresses = [];
  steps = [];
  const known = new Set<string>();
  store = {
    readAddresses: async () => addresses,
    async storeMessages(email, listed, now) {
      const address = addresses.find((one) => one.email === email);
      if (!address) return [];
      const received = receiveMessages(address, listed, (id) => known.has(id), now);
      for (const { id } of received.fresh) known.add(id);
      replace(email, () => received.address);
      steps.push(`${received.fresh.length} stored`);
      return received.fresh;
    },
    updateAddress: async (email, update) => replace(email, update),
  };
  poller = createPoller(
    () => false,
    async () => void steps.push('checked'),
    store,
  );
});

afterEach(async () => {
  // Without an address there is no timer.
  addresses = [];
  poller.wake();
  await untilAtRest();
  await service.stop();
  vi.restoreAllMocks();
});

describe('wake', () => {
  it('asks for the address that is due, has its mail handled, and plans the next check', async () => {
    const { email } = await addAddress();
    await service.sendMail({ to: email, subject: 'Welcome', text: 'Hello' });
    poller.wake();
    await untilPlanned();
    expect(steps).toEqual(['1 stored', 'checked']);
    expect(addresses[0]).toMatchObject({ checkedAt: expect.any(Number), lastMessageAt: expect.any(Number) });
    const { nextCheckAt = 0 } = await statusItem.read();
    expect(nextCheckAt).toBeGreaterThan(Date.now());
    expect((await readAlarm())?.scheduledTime).toBeGreaterThanOrEqual(nextCheckAt);
  });

  it('sets a timer for a check that is due soon', async () => {
    await addAddress({ createdAt: Date.now(), filledAt: Date.now() });
    poller.wake();
    await untilPlanned();
    expect(steps).toEqual([]);
    await until(() => expect(steps).toEqual(['0 stored', 'checked']));
  });

  it('makes one check at a time, however often it is called', async () => {
    await addAddress();
    service.setFaults([{ kind: 'delay', delayMs: 200 }]);
    poller.wake();
    await until(() => expect(service.countRequests(CHECK)).toBe(1));
    for (let times = 0; times < 5; times++) poller.wake();
    await untilPlanned();
    expect(service.countRequests(CHECK)).toBe(1);
    expect(steps).toEqual(['0 stored', 'checked']);
  });

  it('leaves an alarm for the next worker before it asks', async () => {
    await addAddress();
    service.setFaults([{ kind: 'delay', delayMs: 500 }]);
    poller.wake();
    await until(() => expect(service.countRequests(CHECK)).toBe(1));
    expect(await readAlarm()).toBeDefined();
    expect(steps).toEqual([]);
    await untilPlanned();
  });

  it('asks each address that is due', async () => {
    await addAddress();
    await addAddress();
    poller.wake();
    await untilPlanned();
    expect(steps).toEqual(['0 stored', 'checked', '0 stored', 'checked']);
  });

  it('learns from the fills of all but private windows: what is learned is on disk', async () => {
    await addAddress({ isPrivate: true, filledAt: Date.now() - 2 * SECOND });
    poller.wake();
    await untilPlanned();
    expect(await fillsItem.read()).toEqual(NO_FILLS);
    const { filledAt } = await addAddress();
    poller.wake();
    await until(async () => expect(await fillsItem.read()).toMatchObject({ at: filledAt }));
  });

  it('asks nothing about an address that expired, is gone, or belongs to another service', async () => {
    await addAddress({ expiresAt: Date.now() - 1 });
    await addAddress({ goneAt: Date.now() - 1 });
    await addAddress({ service: 'https://other.example' });
    await fakeBrowser.alarms.create(POLL_ALARM, { when: Date.now() + MINUTE });
    poller.wake();
    await untilAtRest();
    expect(service.countRequests(CHECK)).toBe(0);
  });
});

describe('after a failure', () => {
  it('of the service, waits longer and says so', async () => {
    await addAddress();
    service.setFaults([{ kind: 'error', status: 503 }]);
    poller.wake();
    await untilPlanned();
    expect(steps).toEqual(['checked']);
    expect(await statusItem.read()).toMatchObject({ failures: 1, heldBy: 'failures' });
  });

  it('of the network, asks at once when that is back', async () => {
    await addAddress();
    service.setFaults([{ kind: 'dropped' }]);
    poller.wake();
    await untilPlanned();
    expect(service.countRequests(CHECK)).toBe(1);
    poller.networkIsBack();
    await until(() => expect(steps).toEqual(['checked', '0 stored', 'checked']));
  });

  it('of the storage, asks nothing more until an alarm in a minute', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await addAddress();
    store.storeMessages = async () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    const before = Date.now();
    poller.wake();
    await until(() => expect(warn).toHaveBeenCalled());
    await until(async () => {
      expect((await readAlarm())?.scheduledTime).toBeGreaterThanOrEqual(before + MINUTE);
    });
    expect(service.countRequests(CHECK)).toBe(1);
    expect(steps).toEqual([]);
  });

  it('of the key, asks nothing more', async () => {
    await addAddress();
    service.setFaults([{ kind: 'empty', status: 401 }]);
    poller.wake();
    await until(() => expect(steps).toEqual(['checked']));
    await untilAtRest();
    expect((await statusItem.read()).problem?.kind).toBe('key-refused');
  });

  it('to find the address, asks again in seconds, and marks it as gone after the fourth time', async () => {
    const { email } = await addAddress();
    await service.call('DELETE', `/v1/emails/${email}`);
    poller.wake();
    await untilPlanned();
    const { keyMark, failure } = addresses[0] ?? expect.fail();
    expect(failure).toMatchObject({ kind: 'not-found', tries: 1 });
    expect((await statusItem.read()).nextCheckAt).toBe(failure?.retryAt);
    expect(service.countRequests(CHECK)).toBe(1);

    const third = { kind: 'not-found', sinceAt: 0, tries: 3, retryAt: 0, keyMark } as const;
    replace(email, (address) => ({ ...address, failure: third }));
    poller.wake();
    await until(() => expect(addresses[0]?.goneAt).toBeDefined());
    await untilAtRest();
    expect(service.countRequests(CHECK)).toBe(2);
  });

  it('by a list that is too large, says its size once, and waits for this address alone', async () => {
    const { email } = await addAddress();
    await addAddress();
    service.setFaults([
      { kind: 'large', path: `/v1/emails/${encodeURIComponent(email)}/messages`, bytes: 6_000_000, times: 'always' },
    ]);
    poller.wake();
    await until(() => expect(steps.filter((step) => step === '0 stored').length).toBeGreaterThan(1));
    const size = { bytes: 5_000_000, isMore: true };
    expect(addresses[0]?.failure).toMatchObject({ kind: 'too-large', tries: 1, size });
    expect(addresses[1]?.failure).toBeUndefined();
    expect(await statusItem.read()).toMatchObject({ failures: 0, blockedUntilAt: 0 });
  });
});

it('another key of the same service leaves all addresses alive, and they come back with the first one', async () => {
  const { email } = await addAddress();
  await addAddress();
  await connect(service.api, 'second');
  poller.wake();
  await until(() => expect(addresses.map(({ failure }) => failure?.kind)).toEqual(['other-key', 'other-key']));
  await untilPlanned();
  expect(addresses.map(({ goneAt }) => goneAt)).toEqual([undefined, undefined]);
  expect((await statusItem.read()).nextCheckAt).toBeGreaterThan(Date.now() + 30 * MINUTE);
  expect(await poller.checkNow()).toBe(0);

  await service.sendMail({ to: email, subject: 'Welcome back', text: 'Hello' });
  await connect(service.api, 'first');
  poller.wake();
  await until(() => expect(addresses.map(({ failure }) => failure)).toEqual([undefined, undefined]));
  expect(steps).toContain('1 stored');
});

it('one message that cannot be read hides no other, and is reported', async () => {
  const { email } = await addAddress();
  for (const subject of ['one', 'two']) await service.sendMail({ to: email, subject, text: subject });
  service.setFaults([{ kind: 'broken-message' }]);
  poller.wake();
  await untilPlanned();
  expect(steps).toEqual(['1 stored', 'checked']);
  expect((await statusItem.read()).problem).toMatchObject({ kind: 'not-understood', status: 200 });
});

describe('checkNow', () => {
  it('asks every live address whatever the plan, and has all their mail handled once', async () => {
    const now = Date.now();
    const { email } = await addAddress({ createdAt: now, filledAt: now, checkedAt: now });
    await addAddress({ createdAt: now, filledAt: now, checkedAt: now });
    await addAddress({ expiresAt: now - 1 });
    await service.sendMail({ to: email, subject: 'Welcome', text: 'Hello' });
    expect(await poller.checkNow()).toBe(1);
    expect(steps.toSorted()).toEqual(['0 stored', '1 stored', 'checked']);
    expect(steps.at(-1)).toBe('checked');
  });

  it('fails as the service does, and has what came before handled', async () => {
    await addAddress();
    await addAddress();
    await addAddress();
    service.setFaults([{ kind: 'delay' }, { kind: 'error', status: 503 }]);
    await expect(poller.checkNow()).rejects.toMatchObject({ kind: 'service-fault' });
    expect(steps.slice(0, 2)).toEqual(['0 stored', 'checked']);
  });

  it('asks nothing without a service', async () => {
    await addAddress();
    await connectionItem.write(null);
    expect(await poller.checkNow()).toBe(0);
    expect(service.countRequests(CHECK)).toBe(0);
  });
});
