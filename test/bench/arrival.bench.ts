import { setTimeout as sleep } from 'node:timers/promises';
import { launchChromium } from '../e2e/chromium.ts';
import { findField, waitForValue } from '../e2e/field.ts';
import { openScene, type Scene } from '../e2e/scene.ts';
import { buildShipped } from './build-shipped.ts';
import { drawMailDelaysMs } from './mail-delays.ts';
import { quantile } from './quantile.ts';
import type { Row } from './row.ts';

/**
 * From a mail's arrival to the badge, in the shipped build in real Chromium: fills one after the other, each with one mail that
 * comes a while later, all of them under way at the same time.
 */
const MAILS = 30;
const BETWEEN_FILLS_MS = 3000;
type Chromium = Awaited<ReturnType<typeof launchChromium>>;

async function fill({ browser, site }: Scene<Chromium>): Promise<string> {
  const page = await browser.openPage(`${site}/pages/email`);
  const field = await findField(page, '#email');
  await field.focus();
  await browser.pressShortcut(page, 'fill');
  const email = await waitForValue(field);
  await page.close();
  return email;
}

export async function bench(): Promise<Row[]> {
  buildShipped();
  await using closing = new AsyncDisposableStack();
  // A week's fills in some minutes, so a week's share of the limit.
  const scene = await openScene(launchChromium, closing, { rateLimit: { limit: 100_000, periodSeconds: 3600 } });
  await scene.connect();
  const delays = drawMailDelaysMs(MAILS);

  const seenAt: number[] = [];
  const watching = (async () => {
    while (seenAt.length < MAILS) {
      const unread = Number(await scene.browser.readBadge());
      while (seenAt.length < unread) seenAt.push(Date.now());
      await sleep(20);
    }
  })();
  const sentAt: number[] = [];
  // Fills share one keyboard, so they go one after the other; their mails do not wait for each other.
  const mails: Promise<void>[] = [];
  for (const delayMs of delays) {
    await sleep(BETWEEN_FILLS_MS);
    const to = await fill(scene);
    mails.push(
      sleep(delayMs).then(async () => {
        await scene.sendMail({
          from: 'Fernway <hello@fernway.example>',
          to,
          subject: 'Your code',
          text: 'Your code is 481516.',
        });
        sentAt.push(Date.now());
      }),
    );
  }

  await Promise.all(mails);
  await watching;

  // The nth mail to arrive is the nth that the badge counts, give or take two that come in the same moment.
  const waits = seenAt.map((at, nth) => at - (sentAt[nth] ?? Number.NaN));
  const checks = scene.countRequests('GET /v1/emails/{email}/messages');
  return [
    { name: 'mails', value: waits.length },
    { name: 'arrival to badge, median', value: quantile(waits, 0.5) / 1000, unit: 's', goal: { atMost: 1.2 } },
    { name: 'arrival to badge, p95', value: quantile(waits, 0.95) / 1000, unit: 's', goal: { atMost: 4 } },
    { name: 'requests for messages, per mail', value: checks / MAILS, unit: 'requests' },
  ];
}
