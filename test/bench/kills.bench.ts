import { launchChromium } from '../e2e/chromium.ts';
import { findField, waitForValue } from '../e2e/field.ts';
import { killRepeatedly } from '../e2e/kill-repeatedly.ts';
import { openScene } from '../e2e/scene.ts';
import { buildShipped } from './build-shipped.ts';
import type { Row } from './row.ts';

/** A worker that is killed at a random moment, a thousand times, with a mail under way each time; in the shipped build in real Chromium. */
const KILLS = 1000;

export async function bench(): Promise<Row[]> {
  buildShipped();
  await using closing = new AsyncDisposableStack();
  const scene = await openScene(launchChromium, closing, { rateLimit: { limit: 1_000_000, periodSeconds: 3600 } });
  const options = await scene.connect();
  const page = await scene.browser.openPage(`${scene.site}/pages/email`);
  const field = await findField(page, '#email');
  await field.focus();
  await scene.browser.pressShortcut(page, 'fill');
  const { sent, stored, notifiedTwice } = await killRepeatedly(scene, options, await waitForValue(field), KILLS);
  return [
    { name: 'kills, each with a mail under way', value: sent },
    { name: 'mails lost', value: sent - new Set(stored).size, goal: { atMost: 0 } },
    { name: 'mails notified twice', value: notifiedTwice.length, goal: { atMost: 0 } },
  ];
}
