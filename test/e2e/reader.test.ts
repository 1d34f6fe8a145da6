import { readFile } from 'node:fs/promises';
import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { nightlyInFirefox } from '../runner/test-tags.ts';
import { clickButton, findButton, openMessage, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { launchFirefox } from './firefox.ts';
import { readStoredRecords } from './read-stored.ts';
import { useScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

declare global {
  /** In the page: the frames that have loaded, as often as they did. */
  var mayflyLoads: HTMLIFrameElement[];
  /** In the page: what the browser was asked to print. */
  var mayflyPrinted: { sandbox: string | null; page: string | undefined };
}

/** A red point, 1 × 1. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

/** Points at a mail's row, then opens it, and watches its frame. */
async function openPointedAt(page: Page, subject: string): Promise<void> {
  await page.evaluate(() => {
    globalThis.mayflyLoads = [];
    // The mail that is open may still be loading.
    const standing = document.querySelector('iframe');
    document.addEventListener(
      'load',
      ({ target }) => target instanceof HTMLIFrameElement && target !== standing && mayflyLoads.push(target),
      { capture: true },
    );
  });
  const look = () =>
    page.evaluate(() => {
      const [frame] = mayflyLoads;
      const isSeen = frame?.checkVisibility({ visibilityProperty: true });
      return { isSeen, loads: mayflyLoads.length };
    });
  const row = await page.waitForSelector(`a.message-row[href] ::-p-text(${subject})`);
  // A mail is told of before its body comes.
  await waitFor('its body', async () => {
    const { messages, bodies } = await readStoredRecords(page);
    return messages.some((message) => message.subject === subject && bodies.includes(message.id));
  });
  await row?.hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect((await look()).loads).toBe(0);
  await row?.click();
  await waitFor('the mail', async () => (await look()).isSeen);
  expect(await look()).toEqual({ isSeen: true, loads: 1 });
}

/** What a reader does with one mail that has everything. */
describe.each<[string, () => Promise<ExtensionBrowser>]>([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('the reader in %s', (name, launch) => {
  const once = nightlyInFirefox(name);
  const getScene = useScene(launch);
  let page: Page;
  let to = '';

  test('lays out a mail once, as it is opened', once, async () => {
    const { browser, connect, sendMail } = getScene();
    await connect();
    page = await browser.openExtensionPage('popup.html');
    await clickButton(page, 'New address');
    to = await waitFor('the address', async () => {
      const shown = await page.evaluate(() => document.body.innerText);
      return /[\w.-]+@mayfly\.test/.exec(shown)?.[0];
    });
    await sendMail({ from: 'hello@fernway.example', to, subject: 'Words alone', html: '<p>Some words</p>' });
    await clickButton(page, 'Check for new mail');
    await openPointedAt(page, 'Words alone');
    expect((await page.$$('iframe')).length).toBe(1);
    await page.evaluate(() => {
      location.hash = '#/';
    });
  });

  test('tells why a number is the code, in words of the mail', once, async () => {
    const { sendMail } = getScene();
    await sendMail({ from: 'hello@fernway.example', to, subject: 'Welcome', text: 'Your code is 482913.' });
    await clickButton(page, 'Check for new mail');
    await openMessage(page, 'Welcome');
    await (await page.waitForSelector('.why-code > summary'))?.click();
    await waitForText(page, 'Its sentence announces a code\ncode');
    await page.evaluate(() => {
      location.hash = '#/';
    });
  });

  test('does so beside the list, in place of the mail that was open', once, async () => {
    const { browser, sendMail } = getScene();
    await sendMail({ from: 'hello@fernway.example', to, subject: 'More words', html: '<p>Some more</p>' });
    await clickButton(page, 'Check for new mail');
    const mailbox = await browser.openExtensionPage('mailbox.html');
    await mailbox.waitForFunction(() => document.title === '(1) Mayfly');
    await openMessage(mailbox, 'Words alone');
    await mailbox.waitForSelector('iframe.html-body');
    await openPointedAt(mailbox, 'More words');
    await mailbox.waitForFunction(() => document.title === 'Mayfly');
    expect((await mailbox.$$('iframe')).length).toBe(1);
    await mailbox.close();
    await page.bringToFront();
  });

  test('moves a long mail as one piece with its head, by the keys of the mail as well', once, async () => {
    const { browser, sendMail } = getScene();
    const html = `<p>First</p>${'<p>Line</p>'.repeat(100)}<p><a href="https://www.fernway.example/last">Last</a></p>`;
    await sendMail({ from: 'hello@fernway.example', to, subject: 'Many words', html });
    await clickButton(page, 'Check for new mail');
    const mailbox = await browser.openExtensionPage('mailbox.html');
    await openMessage(mailbox, 'Many words');
    const frame = await mailbox.waitForSelector('iframe.html-body');
    await waitFor('its height', () => frame?.evaluate((one) => one.clientHeight > 3500));
    const isAtEnd = () =>
      mailbox.$eval('.second-pane', (pane) => pane.scrollTop > 2500 && pane.scrollTop + pane.clientHeight);
    const box = await frame?.boundingBox();
    await mailbox.mouse.click((box?.x ?? 0) + 300, (box?.y ?? 0) + 100);
    await mailbox.keyboard.press('End');
    await waitFor('its end', isAtEnd);
    await mailbox.keyboard.press('Home');
    await waitFor('its head', () => mailbox.$eval('.second-pane', (pane) => pane.scrollTop === 0));
    await mailbox.keyboard.press('Tab');
    await waitFor('its last link', isAtEnd);
    await mailbox.close();
    await page.bringToFront();
  });

  test('opens a mail with its attached picture in it', once, async () => {
    const { sendMail } = getScene();
    await sendMail({
      from: 'Fernway <hello@fernway.example>',
      to,
      cc: 'team@fernway.example',
      date: new Date(Date.UTC(2026, 10, 21, 9, 45)),
      subject: 'Everything at once',
      html: '<p>Hello</p><img src="cid:point" width="20"><a href="https://login.evil.example/x?utm_source=m">www.fernway.example</a>',
      text: 'Hello\n\n> one\n> two\n> three\n> four\n> five\n> six\n> seven',
      attachments: [
        { filename: 'point.png', cid: 'point', content: PICTURE },
        { filename: 'photo.png', content: PICTURE },
        { filename: 'receipt.pdf', content: Buffer.from('MZ\x90\0 and so on', 'latin1') },
      ],
    });
    await clickButton(page, 'Check for new mail');
    const row = await page.waitForSelector('a.message-row[href] ::-p-text(Everything at once)');
    // What only points at it has the reader brought, and reads nothing in the user's place.
    await row?.hover();
    await waitFor('the reader', () =>
      page.evaluate(() => document.querySelector('link[href*="/message-page-"]') !== null),
    );
    expect(await page.$$eval('a.message-row[data-unread=true]', (rows) => rows.length)).toBe(1);
    await row?.click();
    await waitFor('the picture', async () => (await readMail()).includes('src="data:image/png;base64,iVBORw0KGgo'));
  });

  test('tells who wrote to whom and when, and that the sender was not checked', once, async () => {
    await unfold('.message-details');
    await waitForText(page, 'team@fernway.example');
    await waitForText(page, 'UTC+00:00');
    await waitForText(page, 'The sender’s identity wasn’t checked.');
  });

  test('names what a link opens, in the mail and in the list of links', once, async () => {
    expect(await readMail()).toContain('⚠ opens login.evil.example');
    await unfold('.link-list');
    await waitForText(page, 'Looks like www.fernway.example, but opens login.evil.example.');
    await waitForText(page, 'Can reveal who clicked: utm_source');
    expect(await page.$eval('a.untracked', (link) => (link as HTMLAnchorElement).href)).toBe(
      'https://login.evil.example/x',
    );
  });

  test('prints the mail with its head and nothing else, where no script runs', once, async () => {
    await page.evaluate(() => {
      // In place of the browser's dialog, which nobody is there to close.
      const own = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow') ?? {};
      Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
        configurable: true,
        get(this: HTMLIFrameElement) {
          const print = () => {
            const page = this.contentDocument?.documentElement.outerHTML;
            globalThis.mayflyPrinted = { sandbox: this.getAttribute('sandbox'), page };
            Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', own);
          };
          return { print };
        },
      });
    });
    await press('Print');
    const { sandbox, page: printed } = await waitFor('what is printed', () =>
      page.evaluate(() => globalThis.mayflyPrinted),
    );
    expect(sandbox).not.toContain('allow-scripts');
    for (const part of ['Everything at once', 'hello@fernway.example', 'photo.png · receipt.pdf', "default-src 'none'"])
      expect(printed).toContain(part);
    expect(printed).toContain('src="data:image/png;base64,iVBORw0KGgo');
    expect(printed).not.toContain('Links in this message');
  });

  test('shows an attached picture in its cage', once, async () => {
    await pressIn('photo.png', 'Preview');
    const frame = await page.waitForSelector('iframe.attachment-picture');
    expect(await frame?.evaluate((one) => one.getAttribute('sandbox'))).toBe('');
  });

  test('says what a file really is before it saves it', once, async () => {
    const { browser } = getScene();
    await pressIn('receipt.pdf', 'Save');
    await waitForText(page, 'Its name says PDF, but it is a program.');
    expect(await browser.findDownload('receipt.pdf')).toBeUndefined();
    await pressIn('receipt.pdf', 'Save anyway');
    const file = await waitFor('the file', () => browser.findDownload('receipt.pdf'));
    expect((await readFile(file)).subarray(0, 2).toString()).toBe('MZ');
  });

  test('folds a long quote in the plain text', once, async () => {
    await press('Show as plain text');
    await waitForText(page, 'Quoted text, 7 lines');
  });

  test('shows the source in parts', once, async () => {
    await press('Show source');
    await waitForText(page, 'Headers');
    await unfold('.source-view details');
    await waitForText(page, 'multipart/');
    await waitForText(page, 'receipt.pdf');
  });

  // By the page itself: a saved file may have put something in front of it.
  const press = async (name: string) =>
    (await findButton(page, name)).evaluate((button) => (button as HTMLElement).click());

  const readMail = () =>
    page.evaluate(() => document.querySelector<HTMLIFrameElement>('iframe.html-body')?.srcdoc ?? '');

  const unfold = async (selector: string) => {
    await page.waitForSelector(selector);
    await page.$$eval(`${selector} > summary`, (summaries) => {
      for (const summary of summaries) if (!summary.closest('details')?.open) summary.click();
    });
  };

  /** Presses a button in the row of this file. */
  const pressIn = async (file: string, button: string) => {
    await waitFor(`"${button}" beside ${file}`, () =>
      page.evaluate(
        (name, label) => {
          const rows = [...document.querySelectorAll<HTMLElement>('.attachment-row')];
          const row = rows.find(({ innerText }) => innerText.includes(name));
          const found = [...(row?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === label);
          found?.click();
          return found !== undefined;
        },
        file,
        button,
      ),
    );
  };
});
