import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { SECOND } from '../../lib/i18n/time.ts';
import { findButton } from '../e2e/by-name.ts';
import { launchChromium } from '../e2e/chromium.ts';
import { openScene } from '../e2e/scene.ts';
import { waitFor } from '../e2e/wait-for.ts';
import { sendFlood } from '../service/send-flood.ts';
import { type BrowserMemory, readBrowserMemory } from './browser-memory.ts';
import { buildShipped } from './build-shipped.ts';
import type { Options } from './options.ts';
import type { Row } from './row.ts';

/**
 * Ten thousand mails to five addresses, as fast as a mail server takes them, at a limit of a hundred requests, in the shipped build in
 * real Chromium. The service's period is a minute instead of an hour, and three of them are watched, or `--rounds N`.
 */
const MAILS = 10_000;
const ADDRESSES = 5;
const LIMIT = 100;
const PERIOD_SECONDS = 60;
const PERIODS = 3;
/** A check stores five hundred new messages of an address at most. */
const CHECKS = MAILS / ADDRESSES / 500;
/** Left to the user, of this limit. */
const RESERVE = 5;

const MiB = 2 ** 20;

function countStored(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('mailbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('messages').objectStore('messages').count();
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
}

export async function bench({ rounds }: Options): Promise<Row[]> {
  const periods = Number(rounds ?? PERIODS);
  buildShipped();
  await using closing = new AsyncDisposableStack();
  const rateLimit = { limit: LIMIT, periodSeconds: PERIOD_SECONDS };
  const { service, browser, connect, sendMail } = await openScene(launchChromium, closing, { rateLimit });
  const options = await connect();
  const beganAt = service.requests()[0]?.at ?? Date.now();
  const popup = await browser.openExtensionPage('popup.html');
  await findButton(popup, 'New address');
  for (let made = 1; made <= ADDRESSES; made++) {
    await popup.keyboard.press('n');
    await waitFor('the address', () => service.addresses().length === made);
  }
  await popup.close();
  const atRest = readBrowserMemory();

  const most: BrowserMemory = { ...atRest };
  const looking = new AbortController();
  const memory = (async () => {
    while (!looking.signal.aborted) {
      const now = readBrowserMemory();
      most.browserBytes = Math.max(most.browserBytes, now.browserBytes);
      most.extensionBytes = Math.max(most.extensionBytes, now.extensionBytes);
      await sleep(SECOND / 2);
    }
  })();

  const flooded = service.addresses();
  const sendingAt = Date.now();
  const flood = sendFlood(service, flooded, MAILS);
  await waitFor('the badge', async () => (await browser.readBadge()) !== '');
  const badgeMs = Date.now() - sendingAt;
  await flood;
  const sentMs = Date.now() - sendingAt;

  // What a user does in the middle of it.
  const pressedAt = Date.now();
  const again = await browser.openExtensionPage('popup.html');
  await findButton(again, 'New address');
  await again.keyboard.press('n');
  await waitFor('the address', () => service.addresses().length === ADDRESSES + 1);
  const pressMs = Date.now() - pressedAt;
  await again.close();
  const [to] = service.addresses().filter((one) => !flooded.includes(one));
  await sendMail({ from: 'Fernway <hello@fernway.example>', to, subject: 'Your code', text: 'Your code is 481516.' });
  const codeSentAt = Date.now();
  const findCode = async () =>
    (await browser.readCreatedNotifications()).some(({ message, title }) => `${title} ${message}`.includes('481516'));
  let codeMs = Number.POSITIVE_INFINITY;

  while (Date.now() < beganAt + periods * PERIOD_SECONDS * SECOND) {
    if (codeMs === Number.POSITIVE_INFINITY && (await findCode())) codeMs = Date.now() - codeSentAt;
    await sleep(SECOND);
  }
  looking.abort();
  await memory;
  const requests = service.requests();
  const created = await browser.readCreatedNotifications();
  const countMissing = async () => MAILS + 1 - (await countStored(options));
  const late = await countMissing();
  let checks = 0;
  for (; checks < CHECKS && (await countMissing()) > 0; checks++)
    await options.evaluate(() => chrome.runtime.sendMessage({ call: 'checkNow', args: {} }));
  const lost = await countMissing();

  const inPeriods = Array.from({ length: periods }, (_, nth) => {
    const from = beganAt + nth * PERIOD_SECONDS * SECOND;
    return requests.filter(({ at }) => at >= from && at < from + PERIOD_SECONDS * SECOND).length;
  });
  const summaries = new Set(created.map(({ id }) => id).filter((id) => id.startsWith('messages:')));
  return [
    { name: `mails to ${ADDRESSES} addresses`, value: MAILS },
    { name: 'sent within', value: sentMs / SECOND, unit: 's' },
    ...inPeriods.map((count, nth) => ({
      name: `requests in period ${nth + 1} (limit ${LIMIT} in ${PERIOD_SECONDS} s)`,
      value: count,
      unit: 'requests',
      goal: { atMost: LIMIT - RESERVE },
    })),
    {
      name: 'of them for bodies',
      value: requests.filter(({ route }) => route === '/v1/messages/{id}').length,
      unit: 'requests',
    },
    { name: 'refused with 429', value: requests.filter(({ status }) => status === 429).length, goal: { atMost: 0 } },
    { name: `messages not yet in the list after ${periods} periods`, value: late },
    { name: '… checks by the user until they are', value: checks, goal: { atMost: CHECKS } },
    { name: '… nor then: lost', value: lost, goal: { atMost: 0 } },
    { name: 'first mail to badge', value: badgeMs / SECOND, unit: 's' },
    { name: 'badge says 99+', value: (await browser.readBadge()) === '99+' ? 1 : 0, goal: { atLeast: 1 } },
    // Each address is announced once, where the one before is no longer on screen.
    { name: 'summaries, each with a growing number', value: summaries.size, goal: { atMost: ADDRESSES } },
    { name: 'notifications of single messages', value: created.filter(({ id }) => id.startsWith('message:')).length },
    { name: 'a new address in the middle of it', value: pressMs / SECOND, unit: 's' },
    { name: 'its code, arrival to notification', value: codeMs / SECOND, unit: 's', goal: { atMost: 60 } },
    { name: 'extension at rest', value: atRest.extensionBytes / MiB, unit: 'MiB' },
    { name: 'extension at most', value: most.extensionBytes / MiB, unit: 'MiB', goal: { atMost: 250 } },
    { name: 'browser at rest', value: atRest.browserBytes / MiB, unit: 'MiB' },
    { name: 'browser at most', value: most.browserBytes / MiB, unit: 'MiB' },
    { name: 'errors in the consoles', value: (await browser.readErrors()).length, goal: { atMost: 0 } },
  ];
}
