import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../service/service.ts';
import { createTestClient } from '../service/test-client.ts';
import { buildExtension } from '../start/build-extension.ts';
import { chromiumLife } from './kills/chromium-life.ts';
import { firefoxLife } from './kills/firefox-life.ts';
import { startForm } from './kills/form-server.ts';
import { judgeSurvivors } from './kills/judge-survivors.ts';
import { killBrowserRepeatedly } from './kills/kill-browser.ts';
import type { StartLife } from './kills/life.ts';
import type { Options } from './options.ts';
import type { Row } from './row.ts';

/**
 * The whole browser killed (SIGKILL) at a random moment while mail comes and an address is made or filled, and
 * started again with the profile that it left, `--rounds N` times, in real Chromium and real Firefox. It has access to this machine from
 * the start: a permission that was just given is the browser's to keep.
 */
const ROUNDS = 30;

async function killRepeatedly(name: string, makeLife: (profile: string) => StartLife, kills: number): Promise<Row[]> {
  await using closing = new AsyncDisposableStack();
  const service = await startService({ rateLimit: { limit: 1_000_000, periodSeconds: 3600 } });
  closing.defer(() => service.stop());
  const form = await startForm();
  closing.defer(() => form.stop());
  const profile = await mkdtemp(join(tmpdir(), 'mayfly-killed-'));
  closing.defer(() => rm(profile, { recursive: true, maxRetries: 5 }));
  const { sendMail } = createTestClient(service);
  const scene = { start: makeLife(profile), service, sendMail, formUrl: form.url };
  return judgeSurvivors(name, await killBrowserRepeatedly(scene, kills), form.written);
}

export async function bench({ rounds }: Options): Promise<Row[]> {
  const kills = Number(rounds ?? ROUNDS);
  const [chromium, firefox] = [await buildExtension('chromium'), await buildExtension('firefox')];
  // Side by side: most of a round is the start of a browser, and each slows the other at other moments.
  const rows = await Promise.all([
    killRepeatedly('Chromium', (profile) => chromiumLife(chromium, profile), kills),
    killRepeatedly('Firefox', (profile) => firefoxLife(firefox, profile), kills),
  ]);
  return rows.flat();
}
