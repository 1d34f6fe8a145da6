import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../service/service.ts';
import { createTestClient } from '../service/test-client.ts';
import { buildExtension } from '../start/build-extension.ts';
import { callExtension } from '../start/call-extension.ts';
import { chromiumLife } from './kills/chromium-life.ts';
import { deleteStorage, fillStorage } from './kills/fault-storage.ts';
import { countWrongTotals } from './kills/judge-survivors.ts';
import type { Options } from './options.ts';
import type { Row } from './row.ts';

/**
 * The browser's storage full at a random moment of mails that come, and the mailbox deleted behind our back, in turn, `--rounds N` times;
 * in real Chromium, whose debugger does both.
 */
const ROUNDS = 20;

export async function bench({ rounds }: Options): Promise<Row[]> {
  const extensionDir = await buildExtension('chromium');
  await using closing = new AsyncDisposableStack();
  const service = await startService({ rateLimit: { limit: 1_000_000, periodSeconds: 3600 } });
  closing.defer(() => service.stop());
  const profile = await mkdtemp(join(tmpdir(), 'mayfly-faulted-'));
  closing.defer(() => rm(profile, { recursive: true, maxRetries: 5 }));
  const life = await chromiumLife(extensionDir, profile)(() => undefined);
  closing.defer(() => life.close());
  const connect = () => callExtension(life.page, 'connect', { baseUrl: service.api, key: service.keys[0] ?? '' });
  await connect();
  const session = await life.page.createCDPSession();
  const origin = await life.page.evaluate(() => location.origin);

  const scene = { life, connect, sendMail: createTestClient(service).sendMail };
  const count = { doubled: 0, unstored: 0, wrong: 0 };
  const times = Number(rounds ?? ROUNDS);
  for (let nth = 0; nth < times; nth++) {
    const fault = nth % 2 === 0 ? fillStorage : deleteStorage;
    const { promised, kept } = await fault(scene, session, origin, nth);
    const subjects = kept.messages.map(({ subject }) => subject);
    count.doubled += subjects.length - new Set(subjects).size;
    count.unstored += promised.filter((email) => !kept.emails.includes(email)).length;
    count.wrong += countWrongTotals(kept);
  }
  const atMost = { goal: { atMost: 0 } };
  return [
    // A round ends once all of them are there with their bodies.
    { name: 'rounds of a full and of a deleted storage without a mail lost', value: times },
    { name: '… mails doubled', value: count.doubled, ...atMost },
    { name: '… addresses that a page was told of, not stored', value: count.unstored, ...atMost },
    { name: '… totals that are wrong', value: count.wrong, ...atMost },
  ];
}
