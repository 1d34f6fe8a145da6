import { setTimeout } from 'node:timers/promises';
import { vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { connect } from '../../lib/api/connect.ts';
import { statusItem } from '../../lib/api/status.ts';
import { createDeleter, DELETION_ALARM } from '../../lib/background/delete/deleter.ts';
import { POLL_ALARM } from '../../lib/background/poll/poll-alarm.ts';
import { createPoller } from '../../lib/background/poll/poller.ts';
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
import { readConnection } from '../../lib/storage/connection.ts';
import { storePrivateItemsIn } from '../../lib/storage/private-item.ts';
import { openTestMailbox } from '../mailbox/open-test-mailbox.ts';
import { forgetRequests } from '../polling/poller-scene.ts';
import { matchesPath } from '../service/faults/matches-path.ts';
import { startService } from '../service/service.ts';
import { createTestClient } from '../service/test-client.ts';
import { createPrivateMemory } from '../settings/private-memory.ts';

/** As many recipients as the mail server takes: sending takes most of the time. */
const MAILS_AT_ONCE = 50;

/** Requests with this method, to such a path. */
export type Aim = { method: 'GET' | 'POST' | 'DELETE'; path: string };

/** One service for all cells, and the clock of all. */
export type MatrixService = Awaited<ReturnType<typeof startMatrixService>>;

export async function startMatrixService() {
  let skewMs = 0;
  let offsetMs = 0;
  const realNow = Date.now.bind(Date);
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + offsetMs);
  const permission = vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  const service = await startService({
    ttlSeconds: (60 * DAY) / 1000,
    rateLimit: { limit: 1_000_000, periodSeconds: 3600 },
    now: () => Date.now() + skewMs,
  });
  const client = createTestClient(service);
  const key = service.keys[0] ?? '';
  const unspent: string[] = [];

  function countRequests(aims: readonly Aim[]): number {
    const isAimed = (name: string) =>
      aims.some(({ method, path }) => name.startsWith(`${method} `) && matchesPath(path, name.split(' ')[1] ?? ''));
    const counts = Object.entries(service.requestCounts()[key] ?? {});
    return counts.reduce((sum, [name, count]) => sum + (isAimed(name) ? count : 0), 0);
  }

  return {
    ...service,
    key,
    countRequests,
    setSkew(ms: number): void {
      skewMs = ms;
    },
    /** Moves the clock. @param ms from now on; 0 for the real time */
    setClock(ms: number): void {
      offsetMs = ms;
    },
    /** A mail that no other cell has. */
    async takeMail(): Promise<{ email: string; id: string }> {
      if (unspent.length === 0) {
        while (unspent.length < MAILS_AT_ONCE) unspent.push(await client.createAddress());
        const attachments = [{ filename: 'bytes.bin', content: Buffer.from([1, 2, 3]) }];
        await client.sendMail({ to: unspent, subject: 'Your code', text: 'It is 482913', attachments });
      }
      const email = unspent.pop() ?? '';
      return { email, id: (await client.listMessages(email))[0]?.id ?? '' };
    },
    /** While the work lasts, requests to there end by their timeout as soon as the service has them. */
    async withTimeouts(aims: readonly Aim[], work: () => Promise<unknown>): Promise<void> {
      const open = new Set<AbortController>();
      const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
        const controller = new AbortController();
        open.add(controller);
        return controller.signal;
      });
      let isOver = false;
      const working = work().finally(() => {
        isOver = true;
      });
      for (let seen = countRequests(aims); !isOver; await setTimeout(2)) {
        if (countRequests(aims) === seen) continue;
        seen = countRequests(aims);
        // The half that is to come has come.
        await setTimeout(10);
        for (const controller of open) controller.abort(new DOMException('It took too long.', 'TimeoutError'));
        open.clear();
      }
      timeout.mockRestore();
      await working;
    },
    async stop(): Promise<void> {
      clock.mockRestore();
      permission.mockRestore();
      await service.stop();
    },
  };
}

/** The background's parts with the real service, at the time before something goes wrong. */
export type Scene = Awaited<ReturnType<typeof openScene>>;

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 1 });

export async function openScene(service: MatrixService, isConnected: boolean) {
  fakeBrowser.reset();
  service.setFaults([]);
  storePrivateItemsIn(createPrivateMemory(new Map()));
  globalThis.mayflyBodyExtractors = { findCode, findCodeSites, findLinks, searchTextOf };
  if (isConnected) await connect(service.api, service.key);
  await forgetRequests(service.api);
  openTestMailbox();
  const poller = createPoller(
    () => false,
    async () => {},
  );
  const deleter = createDeleter();
  const mail = await service.takeMail();
  const old = new Set(service.addresses());
  const { keyMark = '' } = (await readConnection()) ?? {};

  /** With nothing to do, poller and deleter clear their timers and alarms. */
  async function rest(alarm: typeof POLL_ALARM | typeof DELETION_ALARM, { wake }: { wake(): void }): Promise<void> {
    await fakeBrowser.alarms.create(alarm, { when: Date.now() + DAY });
    wake();
    await until(async () => {
      if (await fakeBrowser.alarms.get(alarm)) throw new Error(`The alarm ${alarm} is still set.`);
    });
  }

  return {
    service,
    mail,
    /** The id of the mail in the mailbox. */
    messageId: storedId(mail.id, { service: service.api, email: mail.email }),
    /** Whether the service had made an address before. */
    isOld: (email: string) => old.has(email),
    /** The address of the mail, as the mailbox has it. */
    address(): Address {
      const at = Date.now() - MINUTE;
      const times = { createdAt: at, filledAt: at, expiresAt: at + 20 * DAY };
      return { email: mail.email, ...times, service: service.api, keyMark };
    },
    /** One round of the poller, up to its next plan. */
    async poll(): Promise<void> {
      // Both say that the plan is made: one is written anew, or the other is cleared.
      await statusItem.of(service.api).update(({ nextCheckAt: _, ...status }) => status);
      await fakeBrowser.alarms.create(POLL_ALARM, { when: Date.now() + DAY });
      poller.wake();
      await until(async () => {
        const isPlanned = (await statusItem.of(service.api).read()).nextCheckAt !== undefined;
        if (!isPlanned && (await fakeBrowser.alarms.get(POLL_ALARM))) throw new Error('It has no plan yet.');
      });
    },
    /** All that the deleter does now. */
    async tidy(): Promise<void> {
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
    async close(): Promise<void> {
      service.setFaults([]);
      service.setClock(0);
      await clearMailbox();
      await rest(POLL_ALARM, poller);
      await rest(DELETION_ALARM, deleter);
      for (const { email } of await readUnclear()) await removePending(email);
    },
  };
}
