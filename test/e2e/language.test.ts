import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import type { PlainKey } from '../../lib/i18n/text.ts';
import { packedMessages } from '../language/packed-messages.ts';
import { NIGHTLY, nightlyInFirefox } from '../runner/test-tags.ts';
import { clickButton, findButton, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { launchFirefox } from './firefox.ts';
import { useScene } from './scene.ts';
import { startChromium } from './start-chromium.ts';
import { waitFor } from './wait-for.ts';

const arabic = await packedMessages('ar.yml');
const inArabic = (key: PlainKey) => arabic[key.replace('.', '_')]?.message ?? '';

const readDirection = (page: Page) =>
  page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`);

const readPaper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const clickLabel = async (page: Page, words: string) => {
  await waitForText(page, words);
  await page.evaluate((wanted) => {
    for (const label of document.querySelectorAll('label')) if (label.textContent === wanted) label.click();
  }, words);
};

// Firefox has one language built in, and others as add-ons alone.
test.each(['zh-TW', 'zh-CN', 'ko'])(
  'Chromium in %s finds the texts in that language itself',
  NIGHTLY,
  async (language) => {
    const { browser, origin } = await startChromium('.output/chrome-mv3', { language });
    try {
      const page = await browser.newPage();
      await page.goto(`${origin}/options.html`);
      await waitFor(`texts in ${language}`, async () => (await readDirection(page)) === `${language} ltr`);
    } finally {
      await browser.close();
    }
  },
);

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('a language that is not the browser’s, in %s', (name, launch) => {
  const once = nightlyInFirefox(name);
  const getScene = useScene<ExtensionBrowser & { killWorker?(): Promise<void> }>(launch);

  test(
    'is spoken at once by all that is open, and by a worker that was dead; and the browser’s again',
    once,
    async () => {
      const { browser, connect, sendMail } = getScene();
      const options = await connect();
      const mailbox = await browser.openExtensionPage('mailbox.html');
      await findButton(mailbox, 'New address');
      expect(await readDirection(mailbox)).toBe('en ltr');

      await options.select('.language-choice', 'ar');
      await findButton(options, inArabic('connect.disconnect'));
      expect(await options.title()).toBe(inArabic('options.title'));
      expect(await readDirection(options)).toBe('ar rtl');
      await clickButton(mailbox, inArabic('do.newAddress'));
      expect(await readDirection(mailbox)).toBe('ar rtl');

      const email = await waitFor('the address', () =>
        mailbox.evaluate(() => document.querySelector('.email-text')?.textContent),
      );
      await browser.killWorker?.();
      await sendMail({ from: 'Acme <hi@acme.example>', to: email, subject: 'x', text: 'Your code is 482913' });
      const [notification] = await waitFor('the notification', async () => {
        const created = await browser.readCreatedNotifications();
        // Its code may come a moment after it.
        return created.some(({ message }) => message.includes('482913')) && created;
      });
      expect(notification?.message).toContain(inArabic('code.code'));

      await options.select('.language-choice', 'browser');
      await findButton(options, 'Disconnect');
      await waitForText(mailbox, 'New address');
      expect(await readDirection(mailbox)).toBe('en ltr');
    },
  );

  test('a theme is shown at once by all that is open, and from the start by what is opened later', once, async () => {
    const { browser } = getScene();
    const options = await browser.openExtensionPage('options.html');
    const mailbox = await browser.openExtensionPage('mailbox.html');
    for (const [label, paper] of [
      ['Dark', 'rgb(21, 26, 25)'],
      ['Light', 'rgb(251, 250, 247)'],
    ] as const) {
      await clickLabel(options, label);
      for (const page of [options, mailbox])
        await waitFor(`${label} paper`, async () => (await readPaper(page)) === paper);
      const later = await browser.openExtensionPage('options.html');
      expect(await readPaper(later)).toBe(paper);
      await later.close();
    }
    await clickLabel(options, 'Same as system');
    await waitFor('the system’s theme', () => mailbox.evaluate(() => !document.documentElement.dataset.theme));
  });
});
