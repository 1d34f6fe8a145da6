import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { clickButton, openMessage, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { findField, waitForValue } from './field.ts';
import { hideMailAfterAWhile, letTimePass } from './lock.ts';
import { useScene } from './scene.ts';
import { tellAsStory } from './story.ts';
import { waitFor } from './wait-for.ts';

/** In the body of a mail, which only the reader shows. */
const SENTENCE = 'This sentence is in the body of the mail.';

const readStored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

async function close(popup: Page): Promise<void> {
  const closed = new Promise((resolve) => popup.once('close', resolve));
  await popup.evaluate(() => window.close());
  await closed;
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

describe('the popup opens', () => {
  const getScene = useScene(launchChromium);
  tellAsStory();
  let page: Page;
  let email: string;

  const send = (subject: string, text: string) =>
    getScene().sendMail({ from: 'Fernway <hello@fernway.example>', to: email, subject, text });

  test('nothing moves when it appears, and a click 100 ms later counts', async () => {
    const { browser, connect, site } = getScene();
    await connect();
    page = await browser.openPage(site);
    const field = await findField(page, '#email');
    await browser.chooseFill(page, field);
    email = await waitForValue(field);
    await send('Your code', `${SENTENCE} Your code is 481516.`);
    await waitFor('the badge', async () => (await browser.readBadge()) === '1');

    const popup = await browser.openPopup(page);
    await popup.waitForSelector('a.message-row');
    expect(await readLayoutShift(popup)).toBe(0);
    await close(popup);

    const tab = await browser.openExtensionPage('options.html');
    await tab.evaluateOnNewDocument(() => {
      // As soon as a row is there, which is before it is painted.
      const rendering = new MutationObserver(() => {
        const row = document.querySelector<HTMLElement>('a.message-row');
        if (!row) return;
        rendering.disconnect();
        setTimeout(() => row.click(), 100);
      });
      rendering.observe(document, { childList: true, subtree: true });
    });
    await tab.goto(`${browser.origin}/popup.html`);
    await waitForText(tab, SENTENCE, 'article.reader');
    await tab.close();
  });

  test('what is remembered of it is its place: no mail, no key', async () => {
    const { browser, key } = getScene();
    const popup = await browser.openPopup(page);
    await popup.locator('a.message-row').click();
    await waitForText(popup, SENTENCE, 'article.reader');
    const stored = await waitFor('the place', async () => {
      const text = await readStored(popup);
      return text.includes('#/message/') && text;
    });
    for (const secret of [key, SENTENCE, '481516', 'Your code']) expect(stored).not.toContain(secret);
    await clickButton(popup, 'Back');
    await close(popup);
  });

  test('no timer wakes it while nothing changes', async () => {
    const { browser } = getScene();
    const tab = await browser.openExtensionPage('options.html');
    await tab.evaluateOnNewDocument(() => {
      const { setInterval: set } = globalThis;
      const every: number[] = [];
      Object.assign(globalThis, {
        every,
        setInterval: (run: () => void, ms: number) => {
          every.push(ms);
          return set(run, ms);
        },
      });
    });
    await tab.goto(`${browser.origin}/popup.html`);
    await tab.waitForSelector('a.message-row');
    const every = await tab.evaluate(() => (globalThis as unknown as { every: number[] }).every);
    expect(every.length).toBeGreaterThan(0);
    expect(Math.min(...every)).toBeGreaterThanOrEqual(5000);
    await tab.close();
  });

  test('it is laid out at its full size', async () => {
    const popup = await openList();
    expect(
      await popup.$eval('.popup', (view) => {
        const { width, height } = view.getBoundingClientRect();
        return { width, height, innerWidth, innerHeight };
      }),
    ).toEqual({ width: 380, height: 560, innerWidth: 380, innerHeight: 560 });
    await close(popup);
  });

  test('a tab of the mailbox does not change where it opens', async () => {
    const { browser } = getScene();
    await close(await openList());
    const tab = await browser.openExtensionPage('mailbox.html');
    await tab.locator('a.message-row').click();
    await waitForText(tab, SENTENCE, 'article.reader');
    const popup = await browser.openPopup(page);
    await popup.waitForSelector('a.message-row');
    await close(popup);
    await tab.close();
  });

  test('it opens at the mail that was open, and with the search', async () => {
    const { browser } = getScene();
    for (const name of ['alder', 'birch', 'cedar', 'damson'])
      await send(`Letter on ${name}`, `${'Good morning. '.repeat(20)}A ${name} grows by the door.`);
    await waitFor('the badge', async () => (await browser.readBadge()) === '4');
    let popup = await openList();
    await openMessage(popup, 'Letter on birch');
    await waitForText(popup, 'Good morning.', 'article.reader');
    await close(popup);

    popup = await browser.openPopup(page);
    await waitForText(popup, 'Good morning.', 'article.reader');
    await clickButton(popup, 'Back');
    await clickButton(popup, 'Search messages');
    await popup.locator('input[type=search]').fill('cedar');
    await waitFor('the search', async () => (await popup.$$('a.message-row')).length === 1);
    await waitFor('the line around the word', () => popup.$('.message-row-preview ::-p-text(A cedar grows)'));
    expect(await popup.$$eval('mark', (marks) => marks.map((mark) => mark.textContent))).toEqual(['cedar', 'cedar']);
    await close(popup);

    popup = await browser.openPopup(page);
    await waitFor('the search', async () => (await popup.$$('a.message-row')).length === 1);
    expect(await popup.$eval('input[type=search]', (input) => (input as HTMLInputElement).value)).toBe('cedar');
    await popup.$eval('input[type=search]', (input) => (input as HTMLInputElement).select());
    await popup.keyboard.press('Backspace');
    await waitFor('all mail', async () => (await popup.$$('a.message-row')).length === 5);
    await openMessage(popup, 'Letter on alder');
    await waitForText(popup, 'Good morning.', 'article.reader');
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
    await openMessage(popup, 'Letter on damson');
    await waitForText(popup, 'Good morning.', 'article.reader');
    await close(popup);

    const list = await openList();
    const href = await list.$eval('a.message-row', (row) => row.getAttribute('href'));
    await list.close();
    const opened = await browser.openExtensionPage(`popup.html${href}`);
    await waitForText(opened, '271828');
    await opened.close();
  });

  test('no mail is shown once it is hidden, as nobody used it for the time that was chosen', async () => {
    const { browser } = getScene();
    const options = await browser.openExtensionPage('options.html');
    await hideMailAfterAWhile(options);
    await close(await openList());
    await letTimePass(options);
    // As on a disk that is busy: the popup opens without its settings.
    const slow = await browser.openExtensionPage('options.html');
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
    await clickButton(popup, 'Search messages');
    await popup.locator('input[type=search]').fill('newest');
    await waitFor('the search', async () => (await readStored(popup)).includes('newest'));
    await close(popup);
  });

  test('after disconnecting, nothing of it is stored', async () => {
    const { browser } = getScene();
    const options = await browser.openExtensionPage('options.html');
    expect(await readStored(options)).toContain('newest');
    await clickButton(options, 'Disconnect');
    await waitFor('it to be forgotten', async () => !(await readStored(options)).includes('newest'));
  });

  /** The popup with its list, wherever one was before. */
  async function openList(): Promise<Page> {
    const popup = await getScene().browser.openPopup(page);
    await popup.waitForSelector('.view-bar, a.message-row');
    if (await popup.$('.view-bar')) await clickButton(popup, 'Back');
    await popup.waitForSelector('a.message-row');
    return popup;
  }
});
