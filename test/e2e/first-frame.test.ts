import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { clickButton, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { findField, waitForValue } from './field.ts';
import { hideMailAfterAWhile, letTimePass } from './lock.ts';
import { useScene } from './scene.ts';
import { tellAsStory } from './story.ts';
import { waitFor } from './wait-for.ts';

const SUBJECT = '<img src=x onerror=alert(1)> Your code';
/** The key of the popup's snapshot in `localStorage`. */
const KEPT_AS = 'snapshot/popup.html';

const SENTENCE = 'This sentence is in the body of the mail.';

async function close(popup: Page): Promise<void> {
  const closed = new Promise((resolve) => popup.once('close', resolve));
  await popup.evaluate(() => window.close());
  await closed;
}

const readKept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

/** The popup's page with nothing but its first frame: what draws it anew is never loaded. */
async function openFirstFrame(page: Page, origin: string): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    Object.defineProperty(Document.prototype, 'currentScript', { value: null });
  });
  await page.goto(`${origin}/popup.html`);
}

/** The layout shift of the popup without any input. */
function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'layout-shift', buffered: true });
        // What was buffered is handed over with the next frame.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve(
              observer
                .takeRecords()
                .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
            ),
          ),
        );
      }),
  );
}

describe('the popup opens with what it showed last', () => {
  const getScene = useScene(launchChromium);
  tellAsStory();
  let page: Page;
  let email: string;

  const send = (subject: string, text: string) =>
    getScene().sendMail({ from: 'Fernway <hello@fernway.example>', to: email, subject, text });

  test('what is stored is what the list shows: neither the key nor a body', async () => {
    const { browser, connect, key, site } = getScene();
    await connect();
    page = await browser.openPage(site);
    const field = await findField(page, '#email');
    await browser.chooseFill(page, field);
    email = await waitForValue(field);
    await send(SUBJECT, `${SENTENCE} Your code is 481516.`);
    await waitFor('the badge', async () => (await browser.readBadge()) === '1');

    const popup = await browser.openPopup(page);
    await popup.locator('a.message-row').click();
    await waitForText(popup, SENTENCE);
    await clickButton(popup, 'Back');
    await popup.waitForSelector('a.message-row');
    const kept = await waitFor('the snapshot', async () => {
      const text = await readKept(popup);
      return text.includes('Your code') && text.includes('481') && text;
    });
    expect(kept).toContain(email.split('@')[0]);
    expect(kept).not.toContain(key);
    expect(kept).not.toContain(SENTENCE);
    await close(popup);
  });

  test('the first frame has the mail in it, as words and nothing else', async () => {
    const { browser } = getScene();
    const frame = await browser.openPage('about:blank');
    await openFirstFrame(frame, browser.origin);
    await waitForText(frame, SUBJECT);
    expect(await frame.evaluate(() => document.documentElement.outerHTML)).not.toMatch(/<(?:img|iframe|object|embed)/);
    expect(await frame.$$('[href]:not(link), [src]:not(script), [onerror]')).toEqual([]);
    // Which address is filled depends on the page beside the popup, which may be another.
    expect(await frame.$eval('.fill-words', (words) => getComputedStyle(words).visibility)).toBe('hidden');
    await frame.close();
  });

  test('markup that another script stored does not become elements', async () => {
    const { browser } = getScene();
    const frame = await browser.openExtensionPage('options.html');
    const kept = await frame.evaluate((key) => {
      const snapshot = localStorage.getItem(key) ?? '';
      const nodes = [
        ['img', { src: 'x', onerror: 'document.title = "run"' }],
        ['a', { href: 'javascript:alert(1)', onclick: 'document.title = "run"', style: 'position: fixed' }, 'bait'],
        ['iframe', { srcdoc: '<p>in it' }],
        ['script', {}, 'document.title = "run"'],
      ];
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(snapshot), nodes }));
      return snapshot;
    }, KEPT_AS);
    await openFirstFrame(frame, browser.origin);
    await waitForText(frame, 'bait');
    expect(await frame.$$eval('body > *', (elements) => elements.map(({ outerHTML }) => outerHTML))).toEqual([
      expect.stringMatching(/^<script src="\/first-frame.js"/),
      '<a>bait</a>',
    ]);
    expect(await frame.title()).toBe('Mayfly');
    // The theme that was chosen is in the first frame too.
    for (const theme of ['light', 'dark']) {
      await frame.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
      await frame.reload();
      expect(await frame.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(theme);
    }
    await frame.evaluate(() => localStorage.removeItem('theme'));
    await frame.evaluate((key, text) => localStorage.setItem(key, text), KEPT_AS, kept);
    await frame.close();
  });

  test('nothing moves when the mailbox replaces it, and a click before that counts', async () => {
    const { browser } = getScene();
    await close(await openList());
    const popup = await browser.openPopup(page);
    await waitFor('the mailbox', () =>
      popup.evaluate(() => !document.body.ariaBusy && !!document.querySelector('a[href]')),
    );
    expect(await readLayoutShift(popup)).toBe(0);
    await close(popup);

    const tab = await browser.openExtensionPage('options.html');
    await tab.evaluateOnNewDocument(() => {
      // Rows of the snapshot lead nowhere yet.
      const painting = new MutationObserver(() => {
        const row = document.querySelector<HTMLElement>('a.message-row:not([href])');
        if (!row) return;
        painting.disconnect();
        row.click();
      });
      painting.observe(document, { childList: true, subtree: true });
    });
    await tab.goto(`${browser.origin}/popup.html`);
    await waitForText(tab, SENTENCE);
    await tab.close();
  });

  test('a key that is pressed before the page has loaded counts', async () => {
    const { browser } = getScene();
    const tab = await browser.openExtensionPage('options.html');
    await tab.evaluateOnNewDocument(() =>
      addEventListener('DOMContentLoaded', () =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true })),
      ),
    );
    await tab.goto(`${browser.origin}/popup.html`);
    await tab.waitForSelector('dialog[open]');
    await tab.close();
  });

  test('it is laid out at its full size', async () => {
    const popup = await openList();
    expect(
      await popup.$eval('.popup', (view) => {
        const { width, height } = view.getBoundingClientRect();
        return { width, height, innerWidth, innerHeight, room: document.documentElement.dataset.room };
      }),
    ).toEqual({ width: 380, height: 560, innerWidth: 380, innerHeight: 560, room: 'whole' });
    await close(popup);
  });

  test('a view that comes later brings no style that is there already', async () => {
    const popup = await openList();
    await popup.keyboard.press('?');
    await popup.waitForSelector('dialog[open]');
    const styles = await popup.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));
    expect(styles).toContainEqual(expect.stringContaining('shortcuts-help'));
    expect(styles.filter((style, at) => styles.indexOf(style) !== at)).toEqual([]);
    await close(popup);
  });

  test('it opens at the mail that was open, and with the search', async () => {
    const { browser } = getScene();
    for (const name of ['alder', 'birch', 'cedar', 'damson']) await send(`Letter on ${name}`, 'Good morning.');
    await waitFor('the badge', async () => (await browser.readBadge()) === '4');
    let popup = await openList();
    await popup.locator('a.message-row ::-p-text(Letter on birch)').click();
    await waitForText(popup, 'Good morning.');
    await close(popup);

    popup = await browser.openPopup(page);
    await waitForText(popup, 'Good morning.');
    await clickButton(popup, 'Back');
    await popup.locator('input[type=search]').fill('cedar');
    await waitFor('the search', async () => (await popup.$$('a.message-row[href]')).length === 1);
    await close(popup);

    popup = await browser.openPopup(page);
    await waitFor('the search', async () => (await popup.$$('a.message-row[href]')).length === 1);
    expect(await popup.$eval('input[type=search]', (input) => (input as HTMLInputElement).value)).toBe('cedar');
    await popup.$eval('input[type=search]', (input) => (input as HTMLInputElement).select());
    await popup.keyboard.press('Backspace');
    await waitFor('all mail', async () => (await popup.$$('a.message-row[href]')).length === 5);
    await popup.locator('a.message-row ::-p-text(Letter on alder)').click();
    await waitForText(popup, 'Good morning.');
    // Two of the five are read now. The next test counts on it.
    await waitFor('the badge', async () => (await browser.readBadge()) === '2');
    await close(popup);
  });

  test('it opens at the list if mail has come since, and at the message that a page was opened for', async () => {
    const { browser } = getScene();
    await send('The newest of all', 'Your code is 271828.');
    await waitFor('the badge', async () => (await browser.readBadge()) === '3');
    const popup = await browser.openPopup(page);
    await popup.waitForSelector('a.message-row ::-p-text(The newest of all)');
    await popup.locator('a.message-row ::-p-text(Letter on damson)').click();
    await waitForText(popup, 'Good morning.');
    await close(popup);

    const list = await openList();
    const href = await list.$eval('a.message-row', (row) => row.getAttribute('href'));
    await list.close();
    const opened = await browser.openExtensionPage(`popup.html${href}`);
    await waitForText(opened, '271828');
    await opened.close();
  });

  test('it is not shown once mail is hidden, as nobody used it for the time that was chosen', async () => {
    const { browser } = getScene();
    const options = await browser.openExtensionPage('options.html');
    await hideMailAfterAWhile(options);
    // The new setting has cleared it. It is taken when the popup has time for it.
    const list = await openList();
    await waitFor('the snapshot', async () => (await readKept(list)).includes('The newest of all'));
    await close(list);

    const frame = await browser.openPage('about:blank');
    await openFirstFrame(frame, browser.origin);
    await waitForText(frame, 'The newest of all');
    await frame.evaluateOnNewDocument(() => {
      const { now } = Date;
      Date.now = () => now() + 5 * 60_000;
    });
    await openFirstFrame(frame, browser.origin);
    expect(await frame.evaluate(() => document.body.innerText.trim())).toBe('');
    await frame.close();

    await letTimePass(options);
    // As on a disk that is busy: the popup opens without its settings.
    const slow = await browser.openExtensionPage('options.html');
    await slow.evaluate((key) => localStorage.removeItem(key), KEPT_AS);
    await slow.evaluateOnNewDocument(() => {
      const { local } = chrome.storage;
      const get = local.get.bind(local) as (...asked: unknown[]) => Promise<unknown>;
      Object.assign(local, {
        get: (...asked: unknown[]) => new Promise((resolve) => setTimeout(() => resolve(get(...asked)), 2000)),
      });
      new MutationObserver(() => {
        if (document.body?.textContent.includes('The newest of all')) document.documentElement.dataset.shown = 'yes';
      }).observe(document, { childList: true, subtree: true });
    });
    await slow.goto(`${browser.origin}/popup.html`);
    await waitForText(slow, 'Your mail is hidden');
    await waitFor('the settings', () => slow.evaluate(() => performance.now() > 4000));
    await waitForText(slow, 'Your mail is hidden');
    expect(await slow.evaluate(() => document.documentElement.dataset.shown)).toBeUndefined();
    await slow.close();
    await options.close();
    const popup = await browser.openPopup(page);
    await waitForText(popup, 'Your mail is hidden');
    expect(await popup.evaluate(() => document.body.textContent)).not.toContain('The newest of all');
    await clickButton(popup, 'Show mail');
    await waitForText(popup, 'The newest of all');
    await letTimePass(popup);
    await waitForText(popup, 'Your mail is hidden');
    expect(await popup.$$('a')).toEqual([]);
    await clickButton(popup, 'Show mail');
    await waitFor('the snapshot', async () => (await readKept(popup)).includes('The newest of all'));
    await close(popup);
  });

  test('after disconnecting, nothing of it is stored', async () => {
    const { browser } = getScene();
    const options = await browser.openExtensionPage('options.html');
    await waitFor('the snapshot', async () => (await readKept(options)).includes('The newest of all'));
    await clickButton(options, 'Disconnect');
    await waitFor('it to be forgotten', async () => !(await readKept(options)).includes('The newest of all'));
  });

  /** The popup with its list, wherever one was before. */
  async function openList(): Promise<Page> {
    const popup = await getScene().browser.openPopup(page);
    await waitFor('the mailbox', () =>
      popup.evaluate(() => !document.body.ariaBusy && !!document.querySelector('main')),
    );
    if (await popup.$('.view-bar')) await clickButton(popup, 'Back');
    await popup.waitForSelector('a.message-row[href]');
    return popup;
  }
});
