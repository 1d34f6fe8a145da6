import { expect } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { statusItem } from '../../lib/api/status.ts';
import { POLL_ALARM } from '../../lib/background/poll/poll-alarm.ts';
import { createPoller, type Poller } from '../../lib/background/poll/poller.ts';
import { HOUR, MINUTE } from '../../lib/i18n/time.ts';
import type { Address } from '../../lib/mailbox/address.ts';
import { readAddress, readMessageIds } from '../../lib/mailbox/read-messages.ts';
import { addAddress, clearMailbox } from '../../lib/mailbox/writer.ts';
import { readConnection } from '../../lib/storage/connection.ts';
import { type ConnectedService, startConnectedService } from '../connected-service.ts';
import { openTestMailbox } from '../mailbox/open-test-mailbox.ts';
import { until } from '../until.ts';

/** How the service's log names a look for mail. */
export const CHECK = 'GET /v1/emails/{email}/messages';

/** A poller with the real service, and the real mailbox. */
export type PollerScene = {
  /** With the keys `first`, which is connected, and `second`. */
  service: ConnectedService;
  poller: Poller;
  /** How many messages were in the mailbox after each check. */
  checks: number[];
  /** An address that the service made. Filled a minute ago and never asked for, it is due at once. */
  addAddress(more?: Partial<Address>): Promise<Address>;
  /** What is stored of the addresses that were added here, in that order. */
  readAddresses(): Promise<Address[]>;
  stop(): Promise<void>;
};

/** Longer than a busy machine takes. */
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
  openTestMailbox();
  const emails: string[] = [];
  const poller = createPoller(
    () => false,
    async () => void scene.checks.push((await readMessageIds()).length),
  );
  const scene: PollerScene = {
    service,
    poller,
    checks: [],
    async addAddress(more = {}) {
      const at = Date.now() - MINUTE;
      const email = await service.createAddress();
      const { keyMark = '' } = (await readConnection()) ?? {};
      const times = { createdAt: at, filledAt: at, expiresAt: at + HOUR };
      const address = { email, ...times, service: service.api, keyMark, ...more };
      await addAddress(address);
      emails.push(email);
      return address;
    },
    async readAddresses() {
      const found = await Promise.all(emails.map(readAddress));
      return found.filter((address) => address !== undefined);
    },
    async stop() {
      // Without an address there is no timer. The alarm is cleared by the step that finds that out: after the one that is under way.
      await fakeBrowser.alarms.create(POLL_ALARM, { when: Date.now() + HOUR });
      await clearMailbox();
      poller.wake();
      await untilAtRest();
      await service.stop();
    },
  };
  return scene;
}
