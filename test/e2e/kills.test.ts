/** @module-tag nightly */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Chromium, launchChromium } from './chromium.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { findField, waitForValue } from './field.ts';
import { launchFirefox } from './firefox.ts';
import type { Launch } from './kept-browsers.ts';
import { readAddresses, readStoredMessages } from './read-stored.ts';
import { useScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

const FILLS = 12;
const MAILS = 20;

/** By then a fill has its address in the field, mostly; and a check has ended, with all that follows from it. */
const FILL_MS = 150;
const CHECK_MS = 400;

/** From 0 to 1, spread evenly however many there are: each run kills at the same times. @param at from 1 */
const spread = (at: number) => ((at * (Math.sqrt(5) - 1)) / 2) % 1;

/** A request may be under way for a minute after its worker died; only then is it clear that nothing came of it. */
const CLEAR_AFTER_MS = 200_000;

describe.each<[string, Launch<ExtensionBrowser & Partial<Chromium>>]>([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('the background is killed again and again, in %s', { timeout: 240_000 }, (_, launch) => {
  const getScene = useScene(launch, { rateLimit: { limit: 1_000_000, periodSeconds: 3600 } });
  let options: Page;
  beforeAll(async () => {
    options = await getScene().enterKey();
  });

  // A call that its worker did not live to answer.
  const check = () =>
    options.evaluate(() => void chrome.runtime.sendMessage({ call: 'checkNow', args: {} }).catch(() => undefined));

  test('at any time of a check: every mail arrives once, and is notified once', async () => {
    const { browser, site, sendMail } = getScene();
    const form = await browser.openPage(site);
    const field = await findField(form, '#email');
    await browser.chooseFill(form, field);
    const to = await waitForValue(field);
    for (let sent = 1; sent <= MAILS; sent++) {
      const text = `Your code is ${100_000 + sent}.`;
      await sendMail({ from: 'Fernway <hello@fernway.example>', to, subject: `Mail ${sent}`, text });
      await check();
      await sleep(spread(sent) * CHECK_MS);
      await browser.killWorker();
    }
    await check();
    const messages = await waitFor('all mails, each notified', async () => {
      const stored = (await readStoredMessages(options)).filter(({ address }) => address === to);
      return stored.length === MAILS && stored.every(({ notifiedAt }) => notifiedAt !== undefined) && stored;
    });
    expect(new Set(messages.map(({ id }) => id)).size).toBe(MAILS);
    // The summary of many is asked for again as it grows.
    const repeated = await browser.readRepeatedNotifications?.();
    expect(repeated?.filter((id) => id.startsWith('message:')) ?? []).toEqual([]);
  });

  test('at any time of a fill: every address that the service made is in the mailbox', async () => {
    const { browser, site, service } = getScene();
    const shown = new Set<string>();
    const form = await browser.openPage(`${site}/pages/email`);
    const field = await findField(form, '#email');
    for (let filled = 0; filled < FILLS; filled++) {
      await field.evaluate((input) => {
        input.value = '';
        input.focus();
      });
      await browser.pressShortcut(form, 'fill');
      await sleep(spread(filled + 1) * FILL_MS);
      await browser.killWorker();
      const value = await field.evaluate((input) => input.value);
      if (value) shown.add(value);
    }
    await check();
    const { made, stored } = await waitFor(
      'it to be clear of every address',
      async () => {
        // First: what is made while the others are read is in none of them.
        const made = service.addresses();
        const { pending } = (await browser.readPrivateItems()) as { pending?: unknown[] };
        const stored = await readAddresses(options);
        const isClear = made.every((address) => stored.includes(address)) || pending?.length === 0;
        return isClear && { made, stored };
      },
      CLEAR_AFTER_MS,
    );
    expect(stored).toEqual(expect.arrayContaining([...made, ...shown]));
  });
});
