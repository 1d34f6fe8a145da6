import { setTimeout } from 'node:timers/promises';
import { expect, vi } from 'vitest';
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
import { startConnectedService } from '../connected-service.ts';
import { openTestMailbox } from '../mailbox/open-test-mailbox.ts';
import { forgetRequests } from '../polling/poller-scene.ts';
import { matchesPath } from '../service/faults/matches-path.ts';
import { createPrivateMemory } from '../settings/private-memory.ts';
import { until } from '../until.ts';

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
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + offsetMs);
  const service = await startConnectedService({
    ttlSeconds: (60 * DAY) / 1000,
    rateLimit: { limit: 1_000_000, periodSeconds: 3600 },
    now: () => Date.now() + skewMs,
  });
  const key = service.keys[0] ?? '';
  const unspent: string[] = [];

  function countRequests({ method, path }: Aim): number {
    const counts = Object.entries(service.requestCounts()[key] ?? {}).map(([name, count]) => {
      const [of, to = ''] = name.split(' ');
      return of === method && matchesPath(path, to) ? count : 0;
    });
    return counts.reduce((sum, count) => sum + count, 0);
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
        while (unspent.length < MAILS_AT_ONCE) unspent.push(await service.createAddress());
        const attachments = [{ filename: 'bytes.bin', content: 'bytes' }];
        await service.sendMail({ to: unspent, subject: 'Your code', text: 'It is 482913', attachments });
      }
      const email = unspent.pop() ?? '';
      return { email, id: (await service.listMessages(email))[0]?.id ?? '' };
    },
    /** While the work lasts, requests to there end by their timeout as soon as the service has them. */
    async withTimeouts(aim: Aim, work: () => Promise<unknown>): Promise<void> {
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
      for (let seen = countRequests(aim); !isOver; await setTimeout(2)) {
        if (countRequests(aim) === seen) continue;
        seen = countRequests(aim);
        // The half that is to come has come.
        await setTimeout(10);
        for (const controller of open) controller.abort(new DOMException('It took too long.', 'TimeoutError'));
        open.clear();
      }
      timeout.mockRestore();
      await working;
    },
  };
}

export const readAlarm = async (name: string) => (await fakeBrowser.alarms.get(name))?.scheduledTime;
const setAlarm = (name: string, inMs: number) => fakeBrowser.alarms.create(name, { when: Date.now() + inMs });

/** The background's parts with the real service, at the time before something goes wrong. */
export type Scene = Awaited<ReturnType<typeof openScene>>;

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
      await setAlarm(POLL_ALARM, DAY);
      poller.wake();
      await until(async () => {
        const { nextCheckAt } = await statusItem.of(service.api).read();
        expect(nextCheckAt !== undefined || (await readAlarm(POLL_ALARM)) === undefined).toBe(true);
      });
    },
    /** All that the deleter does now. */
    async tidy(): Promise<void> {
      await setAlarm(DELETION_ALARM, 0);
      deleter.wake();
      await until(async () => {
        const [trashed] = await readTrash();
        const alarmAt = await readAlarm(DELETION_ALARM);
        if (!trashed) expect(alarmAt).toBeUndefined();
        else expect(Math.min(trashed.nextTryAt, alarmAt ?? 0)).toBeGreaterThan(Date.now());
      });
    },
    async close(): Promise<void> {
      service.setFaults([]);
      service.setClock(0);
      await clearMailbox();
      // With nothing to do, they clear their timers and alarms.
      for (const [alarm, { wake }] of [
        [POLL_ALARM, poller],
        [DELETION_ALARM, deleter],
      ] as const) {
        await setAlarm(alarm, DAY);
        wake();
        await until(async () => expect(await readAlarm(alarm)).toBeUndefined());
      }
      for (const { email } of await readUnclear()) await removePending(email);
    },
  };
}
