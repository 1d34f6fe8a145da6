import { onTestFinished, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Address } from '../../lib/mailbox/address.ts';
import type { PrivateStore } from '../../lib/storage/private-store.ts';
import { openTestMailbox } from '../mailbox/open-test-mailbox.ts';
import { type Service, type ServiceOptions, startService } from '../service/service.ts';
import { createPrivateMemory } from '../settings/private-memory.ts';

/** A worker that has just started: it knows what is stored, and nothing of what the one before it had in memory. */
async function startWorker(memory: PrivateStore) {
  vi.resetModules();
  const { storePrivateItemsIn } = await import('../../lib/storage/private-item.ts');
  storePrivateItemsIn(memory);
  const [obtain, pending, reconcile, settings, api, capabilities, domains, status, mailbox] = await Promise.all([
    Promise.all([
      import('../../lib/mailbox/address/obtain-address.ts'),
      import('../../lib/mailbox/address/create-address.ts'),
    ]),
    import('../../lib/mailbox/address/pending-address.ts'),
    import('../../lib/mailbox/address/reconcile-pending.ts'),
    import('../../lib/storage/settings.ts'),
    import('../../lib/api/connect.ts'),
    import('../../lib/api/capabilities.ts'),
    import('../../lib/api/sync-domains.ts'),
    import('../../lib/api/status.ts'),
    Promise.all([
      import('../../lib/mailbox/open-stores.ts'),
      import('../../lib/mailbox/change-mailbox.ts'),
      import('../../lib/mailbox/writer.ts'),
      import('../../lib/mailbox/read-messages.ts'),
    ]),
  ]);
  mailbox[0].openStoresOfBackground();
  return {
    ...obtain[0],
    ...obtain[1],
    ...pending,
    ...reconcile,
    ...settings,
    ...api,
    ...capabilities,
    ...domains,
    ...status,
    ...mailbox[1],
    ...mailbox[2],
    ...mailbox[3],
  };
}

type Worker = Awaited<ReturnType<typeof startWorker>>;

/** Where the addresses of these tests are filled. */
export const TRACE = { filledAt: 5, site: 'shop.example' };

/** The request that makes an address, for faults. */
export const CREATE = { method: 'POST', path: '/v1/emails' } as const;

/**
 * Where addresses are made: a worker that is connected to the real service, over HTTP, with the real mailbox. The browser's storage and
 * alarms are fakes.
 */
export type AddressScene = {
  service: Service;
  /** The browser's storage of private items. */
  memory: PrivateStore;
  worker: Worker;
  /** The private items. */
  stored: ReadonlyMap<string, unknown>;
  /** The mailbox's addresses, in no order. */
  readAddresses(): Promise<Address[]>;
  readEmails(): Promise<string[]>;
  /** Lets this worker's changes of the mailbox wait. @returns ends that */
  holdChanges(): () => void;
  /** The site of `TRACE` does not accept addresses on these domains. */
  refuse(...domains: string[]): Promise<void>;
  /** How many addresses the service was asked for. */
  createRequests(): number;
  /** Epoch ms; undefined where none is set. */
  alarmAt(name: string): Promise<number | undefined>;
  prepare(email?: string, domain?: string): ReturnType<Worker['prepareAddress']>;
  /** An address for one fill, that is in the mailbox. */
  obtain(email?: string, domain?: string): Promise<string>;
  /** The worker dies, and another one starts. */
  restart(): Promise<void>;
};

/** Ends with the test. The clock stands still unless it is set. */
export async function startAddressScene(options: ServiceOptions = {}): Promise<AddressScene> {
  vi.useFakeTimers({ toFake: ['Date'] });
  fakeBrowser.reset();
  openTestMailbox();
  const stored = new Map<string, unknown>();
  const memory = createPrivateMemory(stored);
  const permission = vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  const service = await startService({ now: () => Date.now(), ...options });
  onTestFinished(async () => {
    await service.stop();
    permission.mockRestore();
    vi.useRealTimers();
    vi.resetModules();
  });

  const scene: AddressScene = {
    service,
    memory,
    stored,
    worker: await startWorker(memory),
    readAddresses: () => scene.worker.readAddresses(),
    readEmails: async () => (await scene.readAddresses()).map(({ email }) => email),
    holdChanges() {
      const { promise, resolve } = Promise.withResolvers<void>();
      const findStores = () => promise.then(() => []);
      void scene.worker.changeMailbox(async () => {}, { findStores });
      return resolve;
    },
    async refuse(...domains) {
      for (const domain of domains) await scene.worker.rememberRefused(TRACE.site, domain);
    },
    createRequests: () => service.requestCounts()[service.keys[0] ?? '']?.['POST /v1/emails'] ?? 0,
    alarmAt: async (name) => (await fakeBrowser.alarms.get(name))?.scheduledTime,
    prepare: (email, domain) =>
      scene.worker.prepareAddress({ email, domain }, Promise.resolve(TRACE), Promise.resolve()),
    async obtain(email, domain) {
      const obtained = await scene.prepare(email, domain).obtain();
      await obtained.stored;
      return obtained.email;
    },
    async restart() {
      scene.worker = await startWorker(memory);
    },
  };
  await scene.worker.connect(service.api, service.keys[0] ?? '');
  return scene;
}
