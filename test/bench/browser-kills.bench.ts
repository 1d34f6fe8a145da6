import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../service/service.ts';
import { createTestClient } from '../service/test-client.ts';
import { buildExtension } from '../start/build-extension.ts';
import { killBrowserRepeatedly } from './kills/kill-browser.ts';
import type { Options } from './options.ts';
import type { Row } from './row.ts';

/**
 * The whole browser killed (SIGKILL) at a random moment while mail comes and an address is made, and started again with the profile
 * that it left, `--rounds N` times, in real Chromium. It has access to this machine from the start: a permission that was just given
 * is the browser's to keep.
 */
const ROUNDS = 30;

export async function bench({ rounds }: Options): Promise<Row[]> {
  const extensionDir = await buildExtension('chromium');
  await using closing = new AsyncDisposableStack();
  const service = await startService({ rateLimit: { limit: 1_000_000, periodSeconds: 3600 } });
  closing.defer(() => service.stop());
  const profile = await mkdtemp(join(tmpdir(), 'mayfly-killed-'));
  closing.defer(() => rm(profile, { recursive: true, maxRetries: 5 }));

  const { sendMail } = createTestClient(service);
  const kills = Number(rounds ?? ROUNDS);
  const { sent, stored, notifiedTwice, promised, kept } = await killBrowserRepeatedly(
    { extensionDir, profile, service, sendMail },
    kills,
  );
  const atMost = { goal: { atMost: 0 } };
  return [
    { name: 'kills of Chromium, each with a mail under way', value: kills },
    { name: 'mails lost', value: sent.filter((subject) => !stored.includes(subject)).length, ...atMost },
    { name: 'mails doubled', value: stored.length - new Set(stored).size, ...atMost },
    { name: 'mails notified twice', value: notifiedTwice.length, ...atMost },
    { name: 'addresses that a page was told of before a kill', value: promised.length },
    { name: '… that were not stored', value: promised.filter((email) => !kept.includes(email)).length, ...atMost },
  ];
}
