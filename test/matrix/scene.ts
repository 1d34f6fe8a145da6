import { vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { connect } from '../../lib/api/connect.ts';
import { domainsItem } from '../../lib/api/domains.ts';
import { statusItem } from '../../lib/api/status.ts';
import { createDeleter, DELETION_ALARM, type Deleter } from '../../lib/background/delete/deleter.ts';
import { POLL_ALARM } from '../../lib/background/poll/poll-alarm.ts';
import { createPoller, type Poller } from '../../lib/background/poll/poller.ts';
import { findCode } from '../../lib/email/extract/find-code.ts';
import { findCodeSites } from '../../lib/email/extract/find-code-sites.ts';
import { findLinks } from '../../lib/email/extract/find-link.ts';
import { DAY, MINUTE } from '../../lib/i18n/time.ts';
import { readUnclear, removePending } from '../../lib/mailbox/address/pending-address.ts';
import type { Address } from '../../lib/mailbox/address.ts';
import { storedId } from '../../lib/mailbox/message.ts';
import { readTrash } from '../../lib/mailbox/read-messages.ts';
import { searchTextOf } from '../../lib/mailbox/search/search-text.ts';
import { clearMailbox } from '../../lib/mailbox/writer.ts';
import { changeConnectedServices } from '../../lib/storage/connected-service.ts';
import { type Connection, connectionsItem } from '../../lib/storage/connection.ts';
import { storePrivateItemsIn } from '../../lib/storage/private-item.ts';
import { openTestMailbox } from '../mailbox/open-test-mailbox.ts';
import { forgetRequests } from '../polling/poller-scene.ts';
import { createPrivateMemory } from '../settings/private-memory.ts';
import type { MatrixFault } from './faults.ts';
import type { MatrixService, SentMail } from './service.ts';

/** The background's parts with the real service, in the moment before something goes wrong. */
export type Scene = {
  service: MatrixService;
  /** Of the service as Mayfly knows it. */
  base: string;
  /** Absent before it is connected. */
  connection: Connection | undefined;
  /** The private items. */
  stored: ReadonlyMap<string, unknown>;
  /** What the service has. */
  mail: SentMail;
  /** The id of the mail in the mailbox. */
  messageId: string;
  /** Whether the service had made an address before. */
  isOld(email: string): boolean;
  poller: Poller;
  deleter: Deleter;
  /** The address of the mail, as the mailbox has it. */
  address(more?: Partial<Address>): Address;
  /** One round of the poller, up to its next plan. */
  poll(work?: () => Promise<unknown>): Promise<void>;
  /** All that the deleter does now. */
  tidy(): Promise<void>;
  close(): Promise<void>;
};

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 1 });

/** Where a service is that can't be reached. */
function baseOf(service: MatrixService, { unreachable }: MatrixFault): string {
  if (unreachable === 'name') return 'https://nobody.invalid';
  if (unreachable === 'port') return service.silent;
  return unreachable === 'tls' ? service.api.replace('http:', 'https:') : service.api;
}

/** Moves the connection, without a request, to where it can't be reached. */
async function move(service: MatrixService, base: string): Promise<void> {
  await changeConnectedServices((all) =>
    all.map(({ connection, apiKey }) => ({ connection: { ...connection, baseUrl: base }, apiKey })),
  );
  const list = (await domainsItem.of(service.api).read())?.list ?? [];
  await domainsItem.of(base).write({ renewedAt: Date.now(), list });
  const status = await statusItem.of(service.api).read();
  await statusItem.forget(service.api);
  await statusItem.of(base).write(status);
}

/**
 * @param isConnected before anything goes wrong
 * @param isSpent the mail may be deleted
 */
export async function openScene(
  service: MatrixService,
  fault: MatrixFault,
  { isConnected, isSpent }: { isConnected: boolean; isSpent: boolean },
): Promise<Scene> {
  fakeBrowser.reset();
  service.setFaults([]);
  service.setSkew((fault.skewSeconds ?? 0) * 1000);
  const stored = new Map<string, unknown>();
  const memory = createPrivateMemory(stored);
  storePrivateItemsIn(memory);
  globalThis.mayflyBodyExtractors = { findCode, findCodeSites, findLinks, searchTextOf };

  const base = baseOf(service, fault);
  if (isConnected) await connect(service.api, service.key);
  if (isConnected && base !== service.api) await move(service, base);
  await forgetRequests(base);
  const [connection] = await connectionsItem.read();
  openTestMailbox();
  const poller = createPoller(
    () => false,
    async () => {},
  );
  const deleter = createDeleter();
  const mail = await service.takeMail(isSpent);
  const old = new Set(service.addresses());
  /** The alarms of those that may still have a timer. */
  const begun = new Set<typeof POLL_ALARM | typeof DELETION_ALARM>();
  /** With nothing to do, each clears its timer and its alarm. */
  async function rest(alarm: typeof POLL_ALARM | typeof DELETION_ALARM): Promise<void> {
    await fakeBrowser.alarms.create(alarm, { when: Date.now() + DAY });
    (alarm === POLL_ALARM ? poller : deleter).wake();
    await until(async () => {
      if (await fakeBrowser.alarms.get(alarm)) throw new Error(`The alarm ${alarm} is still set.`);
    });
  }

  const scene: Scene = {
    service,
    base,
    connection,
    stored,
    mail,
    messageId: storedId(mail.id, { service: base, email: mail.email }),
    isOld: (email) => old.has(email),
    poller,
    deleter,
    address(more = {}) {
      const at = Date.now() - MINUTE;
      const times = { createdAt: at, filledAt: at, expiresAt: at + 20 * DAY };
      const { keyMark } = connection ?? {};
      return { email: scene.mail.email, ...times, service: base, ...(keyMark && { keyMark }), ...more };
    },
    async poll(work = async () => poller.wake()) {
      begun.add(POLL_ALARM);
      // Both say that the plan is made: one is written anew, or the other is cleared.
      await statusItem.of(base).update(({ nextCheckAt: _, ...status }) => status);
      await fakeBrowser.alarms.create(POLL_ALARM, { when: Date.now() + DAY });
      const working = work();
      await Promise.allSettled([working]);
      await until(async () => {
        const isPlanned = (await statusItem.of(base).read()).nextCheckAt !== undefined;
        if (!isPlanned && (await fakeBrowser.alarms.get(POLL_ALARM))) throw new Error('It has no plan yet.');
      });
      await working;
    },
    async tidy() {
      begun.add(DELETION_ALARM);
      await fakeBrowser.alarms.create(DELETION_ALARM, { when: Date.now() });
      deleter.wake();
      await until(async () => {
        const alarm = await fakeBrowser.alarms.get(DELETION_ALARM);
        const trash = await readTrash();
        const next = Math.min(...trash.map(({ nextTryAt }) => nextTryAt));
        if (trash.length === 0 ? alarm : next <= Date.now() || (alarm?.scheduledTime ?? 0) < next)
          throw new Error('It is not done yet.');
      });
    },
    async close() {
      service.setFaults([]);
      await clearMailbox();
      await Promise.all([...begun].map(rest));
      for (const { email } of await readUnclear()) await removePending(email);
    },
  };
  return scene;
}
