import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '../../lib/i18n/time.ts';
import { findButton } from '../e2e/by-name.ts';
import { launchChromium } from '../e2e/chromium.ts';
import { openScene } from '../e2e/scene.ts';
import { waitFor } from '../e2e/wait-for.ts';
import { buildShipped } from './build-shipped.ts';
import { quantile } from './quantile.ts';
import type { Row } from './row.ts';

/**
 * A day with eight addresses at sixty requests a day, in the shipped build in real Chromium. The service's clock runs so fast that its
 * day is over in less than three minutes; each address is sent one mail, some seconds after it was made.
 */
const LIMIT = 60;
const FILLS = 8;
const DAY_SECONDS = 24 * 60 * 60;
const CLOCK_SPEED = 600;
const BETWEEN_FILLS_MS = 8000;
/** After the last mail. */
const SEEN_WITHIN_MS = 240_000;
const MAIL_AFTER_MS = [3000, 8000, 1500, 14_000, 5000, 20_000, 2500, 9000];

export async function bench(): Promise<Row[]> {
  buildShipped();
  await using closing = new AsyncDisposableStack();
  const beganAt = Date.now();
  const { service, browser, connect, sendMail, countRequests } = await openScene(launchChromium, closing, {
    rateLimit: { limit: LIMIT, periodSeconds: DAY_SECONDS },
    ttlSeconds: 7 * DAY_SECONDS,
    now: () => beganAt + (Date.now() - beganAt) * CLOCK_SPEED,
  });
  await connect();

  const sentAt: number[] = [];
  const seenAt: number[] = [];
  const looking = new AbortController();
  const watching = (async () => {
    while (!looking.signal.aborted && seenAt.length < FILLS) {
      const unread = Number(await browser.readBadge());
      while (seenAt.length < unread) seenAt.push(Date.now());
      await sleep(50);
    }
  })();
  const mails: Promise<void>[] = [];
  for (let fill = 0; fill < FILLS; fill++) {
    const popup = await browser.openExtensionPage('popup.html');
    await findButton(popup, 'New address');
    await popup.keyboard.press('n');
    await waitFor('the address', () => service.addresses().length > fill);
    await popup.close();
    const to = service.addresses().at(-1) ?? '';
    const afterMs = MAIL_AFTER_MS[fill] ?? 0;
    mails.push(
      sleep(afterMs).then(async () => {
        await sendMail({
          from: 'Fernway <hello@fernway.example>',
          to,
          subject: 'Your code',
          text: 'Your code is 481516.',
        });
        sentAt.push(Date.now());
      }),
    );
    await sleep(BETWEEN_FILLS_MS);
  }
  await Promise.all(mails);
  await Promise.race([watching, sleep(SEEN_WITHIN_MS)]);
  looking.abort();
  await watching;

  // A period begins with its first request.
  let [refused, used, endsAt] = [0, 0, 0];
  for (const { at } of service.requests()) {
    if (at >= endsAt) [used, endsAt] = [0, at + DAY_SECONDS * SECOND];
    if (++used > LIMIT) refused++;
  }
  const waits = seenAt.map((at, nth) => at - (sentAt[nth] ?? Number.NaN));
  return [
    { name: 'mails seen', value: seenAt.length, goal: { atLeast: FILLS } },
    { name: 'requests refused', value: refused, unit: 'requests', goal: { atMost: 0 } },
    { name: 'requests in all', value: service.requests().length, unit: 'requests' },
    { name: 'looks', value: countRequests('GET /v1/emails/{email}/messages'), unit: 'requests' },
    { name: 'arrival to badge, median', value: quantile(waits, 0.5) / 1000, unit: 's' },
  ];
}
