import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Chromium } from './chromium.ts';
import { readStoredMessages } from './read-stored-messages.ts';
import type { Scene } from './scene.ts';
import { waitFor } from './wait-for.ts';

/** By then a check has ended, with all that follows from it. */
const LONGEST_LIFE_MS = 400;

/** What was left of the mails after the last kill. */
export type Survivors = {
  sent: number;
  /** ids in the mailbox */
  stored: string[];
  /** ids of notifications of one message that were asked for although the browser showed them already */
  notifiedTwice: string[];
};

/**
 * Sends a mail, has the worker look for it, and kills the worker at a random moment of that; again and again. Then it lets a worker
 * live.
 * @param page one of the extension's own
 * @param to an address of the extension's
 */
export async function killRepeatedly(
  { browser, sendMail }: Scene<Chromium>,
  page: Page,
  to: string,
  kills: number,
): Promise<Survivors> {
  // A call that its worker did not live to answer.
  const check = () =>
    page.evaluate(() => void chrome.runtime.sendMessage({ call: 'checkNow', args: {} }).catch(() => undefined));
  for (let sent = 1; sent <= kills; sent++) {
    await sendMail({
      from: 'Fernway <hello@fernway.example>',
      to,
      subject: `Mail ${sent}`,
      text: `Your code is ${100_000 + sent}.`,
    });
    await check();
    await sleep(Math.random() * LONGEST_LIFE_MS);
    await browser.killWorker();
  }
  await check();
  const messages = await waitFor('all mails, each notified', async () => {
    const stored = (await readStoredMessages(page)).filter(({ address }) => address === to);
    return stored.length === kills && stored.every(({ notifiedAt }) => notifiedAt !== undefined) && stored;
  });

  return {
    sent: kills,
    stored: messages.map(({ id }) => id),
    // The summary of many is asked for again as it grows.
    notifiedTwice: (await browser.readRepeatedNotifications()).filter((id) => id.startsWith('message:')),
  };
}
