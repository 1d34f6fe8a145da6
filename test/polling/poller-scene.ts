import { expect, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { statusItem } from '../../lib/api/status.ts';
import { POLL_ALARM } from '../../lib/background/poll/poll-alarm.ts';
import { createPoller, type PolledStore, type Poller } from '../../lib/background/poll/poller.ts';
import { HOUR, MINUTE, SECOND } from '../../lib/i18n/time.ts';
import { type Address, isLive } from '../../lib/mailbox/address.ts';
import { receiveMessages } from '../../lib/mailbox/receive-messages.ts';
import { readConnection } from '../../lib/storage/connection.ts';
import { type ConnectedService, startConnectedService } from '../connected-service.ts';

/** How the service's log names a look for mail. */
export const CHECK = 'GET /v1/emails/{email}/messages';

/** A poller with the real service, and a mailbox in memory. */
export type PollerScene = {
  /** With the keys `first`, which is connected, and `second`. */
  service: ConnectedService;
  poller: Poller;
  store: PolledStore;
  /** What is in the mailbox. */
  addresses: Address[];
  /** What happened, in order. */
  steps: string[];
  /** An address that the service made. Filled a minute ago and never asked for, it is due at once. */
  addAddress(more?: Partial<Address>): Promise<Address>;
  replace(email: string, update: (address: Address) => Address): void;
  stop(): Promise<void>;
};

/** Longer than a busy machine takes. */
export const until = (check: () => unknown) => vi.waitFor(check, 4 * SECOND);
export const readAlarm = () => fakeBrowser.alarms.get(POLL_ALARM);
export const untilPlanned = () =>
  until(async () => expect(Object.values(await statusItem.read())[0]?.nextCheckAt).toBeDefined());
export const untilAtRest = () => until(async () => expect(await readAlarm()).toBeUndefined());

/** For a check to be due at once: the service was just connected, and is asked no more than once a second. */
export const forgetRequests = (service: string) =>
  statusItem.of(service).update(({ requestedAt: _, ...status }) => status);

export async function startPollerScene(): Promise<PollerScene> {
  const service = await startConnectedService({ keys: ['first', 'second'] });
  await forgetRequests(service.api);
  const known = new Set<string>();
  const store: PolledStore = {
    readLiveAddresses: async (now) => scene.addresses.filter((address) => isLive(address, now)),
    async storeMessages(email, listed, now) {
      const address = scene.addresses.find((one) => one.email === email);
      if (!address) return [];
      const received = receiveMessages(
        address,
        listed.filter(({ id }) => !known.has(id)),
        now,
      );
      for (const { id } of received.fresh) known.add(id);
      scene.replace(email, () => received.address);
      scene.steps.push(`${received.fresh.length} stored`);
      return received.fresh;
    },
    updateAddress: async (email, update) => scene.replace(email, update),
  };
  const poller = createPoller(
    () => false,
    async () => void scene.steps.push('checked'),
    store,
  );
  const scene: PollerScene = {
    service,
    poller,
    store,
    addresses: [],
    steps: [],
    async addAddress(more = {}) {
      const at = Date.now() - MINUTE;
      const email = await service.createAddress();
      const { keyMark = '' } = (await readConnection()) ?? {};
      const times = { createdAt: at, filledAt: at, expiresAt: at + HOUR };
      const address = { email, ...times, service: service.api, keyMark, ...more };
      scene.addresses.push(address);
      return address;
    },
    replace(email, update) {
      scene.addresses = scene.addresses.map((address) => (address.email === email ? update(address) : address));
    },
    async stop() {
      // Without an address there is no timer. The alarm is cleared by the step that finds that out: after the one that is under way.
      await fakeBrowser.alarms.create(POLL_ALARM, { when: Date.now() + HOUR });
      scene.addresses = [];
      poller.wake();
      await untilAtRest();
      await service.stop();
    },
  };
  return scene;
}
