import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import PostalMime from 'postal-mime';
import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { nightlyInFirefox } from '../../runner/test-tags.ts';
import { clickButton, findButton, openMessage, waitForText } from '../by-name.ts';
import { launchChromium } from '../chromium.ts';
import type { ExtensionBrowser } from '../extension-browser.ts';
import { findField, waitForValue } from '../field.ts';
import { fillNew } from '../fill-new.ts';
import { launchFirefox } from '../firefox.ts';
import { readStoredRecords } from '../read-stored.ts';
import { useScene } from '../scene.ts';
import { goBack } from '../stored-mail.ts';
import { tellAsStory } from '../story.ts';
import { waitFor } from '../wait-for.ts';

/** In the body of a mail, which only the reader shows. */
const SENTENCE = 'This sentence is in the body of the mail.';

/** A red point, 1 × 1. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

const readPlace = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

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
        const sum = () =>
          observer.takeRecords().reduce((all, entry) => all + (entry as PerformanceEntry & { value: number }).value, 0);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum())));
      }),
  );
}

describe.each<[string, () => Promise<ExtensionBrowser & { readIcon?(): Promise<string> }>]>([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('the mailbox beside the page, in %s', (name, launch) => {
  const getScene = useScene(launch);
  tellAsStory();
  let page: Page;
  let panel: Page;
  let email: string;

  test('a message is opened by a click on its notification, in what the browser lets open from there', async () => {
    const { browser, site, enterKey, sendMail } = getScene();
    if (browser.readIcon) expect(await browser.readIcon()).toMatch(/\/icon\/off-16\.png$/);
    await enterKey();
    page = await browser.openPage(site);
    const field = await findField(page, '#email');
    await browser.chooseFill(page, field);
    email = await waitForValue(field);
    // Chromium does not tell what its button looks like.
    if (browser.readIcon) expect(await browser.readIcon()).toMatch(/\/icon\/16\.png$/);
    await sendMail({ from: 'Acme <hi@acme.example>', to: email, subject: 'First of all', text: 'Hello from Acme.' });
    await sendMail({ from: 'Birch <hi@birch.example>', to: email, subject: 'Second', text: 'Hello from Birch.' });
    const before = await waitFor('both notifications', async () => {
      const ids = await browser.readShownNotifications();
      return ids.length === 2 && ids;
    });
    await browser.clickNotification();
    const shown = name === 'Chromium' ? await browser.findPanel() : await browser.findPopup();
    await shown.waitForSelector('article h1');
    const [clicked] = await waitFor('it to go', async () => {
      const left = await browser.readShownNotifications();
      return left.length === 1 && before.filter((id) => !left.includes(id));
    });
    const route = decodeURIComponent(await shown.evaluate(() => location.hash));
    expect(route).toBe(`#/message/${clicked?.replace('message:', '')}`);
    if (name === 'Chromium') await shown.close();
  });

  test('the button of the popup opens it beside the page, with its message, and mail comes while one types there', async () => {
    const { browser, sendMail } = getScene();
    const popup = await browser.openPopup(page);
    // In Firefox the click on the notification showed it in the popup, which opens where it was.
    if (name === 'Chromium') await openMessage(popup, 'First of all');
    await popup.waitForSelector('article h1');
    await clickButton(popup, 'More');
    // The popup closes under the click, which Firefox then does not always answer.
    clickButton(popup, 'Open in side panel').catch(() => {});
    panel = await browser.findPanel();
    await panel.waitForSelector('article h1');
    await clickButton(panel, 'Back');
    await waitForText(panel, 'First of all');
    await page.bringToFront();
    await page.locator('#email').click();
    await sendMail({ from: 'Cedar <hi@cedar.example>', to: email, subject: 'Third', text: 'Hello from Cedar.' });
    await waitForText(panel, 'Third');
    await browser.clickNotification();
    await panel.waitForSelector('article h1');
    await clickButton(panel, 'Back');
  });

  test(
    'a page that no click has opened to us gets its address by the clipboard, and the panel says so',
    nightlyInFirefox(name),
    async () => {
      const { browser, site } = getScene();
      // Another tab: what a click opens to us is one tab.
      const other = await browser.openPage(`${site}/pages/email`);
      await clickButton(panel, 'Copy a new address');
      await waitForText(panel, /copied\. Paste it.+Click its toolbar button/);
      const field = await findField(other, '#email');
      expect(await field.evaluate(({ value }) => value)).toBe('');
      // As it says.
      const popup = await browser.openPopup(other);
      await popup.waitForSelector('.fill-button');
      await popup.evaluate(() => window.close()).catch(() => {});
      await panel.evaluate(() => dispatchEvent(new Event('focus')));
      await fillNew(panel);
      expect(await waitForValue(field)).toMatch(/@mayfly\.test$/);
    },
  );

  test('the code is filled into the page beside it, which is asked for where a click there is not enough', async () => {
    const { browser } = getScene();
    await page.bringToFront();
    await page.locator('button[type=submit]').click();
    await page.waitForSelector('#code');
    await clickButton(panel, 'Fill code');
    // Chromium's leave to enter lasts as long as the tab stays on the site, Firefox's until another page is loaded.
    if (name === 'Firefox') {
      await waitForText(panel, 'Code copied');
      await waitForText(panel, 'Your browser will ask for access to this site.');
      await browser.answerPrompt(page, true, () => clickButton(panel, 'Allow on 127.0.0.1'));
    }
    expect(await waitForValue(await findField(page, '#code'))).toMatch(/^\d{6}$/);
  });

  test('the search takes all that is typed: no letter acts, whether a click or a key has opened it', async () => {
    const { browser, countRequests } = getScene();
    const popup = await browser.openPopup(page);
    if (await popup.$('.view-bar')) await clickButton(popup, 'Back');
    await popup.waitForSelector('.current-address');
    const made = countRequests('POST /v1/emails');
    const readQuery = () => popup.$eval('input[type=search]', (input) => (input as HTMLInputElement).value);
    await clickButton(popup, 'Search messages');
    await popup.keyboard.type('netflix receipt');
    expect(await readQuery()).toBe('netflix receipt');
    await popup.evaluate(() => (document.activeElement as HTMLElement).blur());
    await popup.keyboard.type('ncfx#');
    expect(await readQuery()).toBe('netflix receipt');
    await clickButton(popup, 'Close');
    await popup.keyboard.type('/near');
    expect(await readQuery()).toBe('near');
    expect(await popup.evaluate(() => document.body.innerText)).not.toMatch(/copied|filled in|New address:/i);
    expect(countRequests('POST /v1/emails')).toBe(made);
    await popup.evaluate(() => window.close()).catch(() => {});
  });

  test('in a tab, the message stands beside the list', nightlyInFirefox(name), async () => {
    const { browser } = getScene();
    await clickButton(panel, 'More');
    await clickButton(panel, 'Open in new tab');
    const tab = await browser.findExtensionPage('mailbox.html');
    await tab.waitForSelector('.popup[data-panes="2"] .message-row');
    await tab.locator('.message-row').click();
    await tab.waitForSelector('.second-pane article h1');
    expect(await tab.$$('.message-row[aria-current="true"]')).toHaveLength(1);
    await findButton(tab, 'New address');
  });
});

describe('the popup, in Chromium', () => {
  const getScene = useScene(launchChromium);
  tellAsStory();
  let page: Page;
  let popup: Page;
  let email: string;

  let own: Page;

  const checkNow = () => own.evaluate(() => chrome.runtime.sendMessage({ call: 'checkNow', args: {} }));
  const send = (subject: string, text: string) =>
    getScene().sendMail({ from: 'Fernway <hello@fernway.example>', to: email, subject, text });
  const open = async () => {
    popup = await getScene().browser.openPopup(page);
    return popup;
  };
  const countRows = async () => (await popup.$$('a.message-row')).length;

  test('nothing moves when it appears, it has its full size, and a click 100 ms later counts', async () => {
    const { browser, enterKey, site } = getScene();
    own = await enterKey();
    page = await browser.openPage(site);
    const field = await findField(page, '#email');
    await browser.chooseFill(page, field);
    email = await waitForValue(field);
    await send('Your code', `${SENTENCE} Your code is 481516.`);
    await waitFor('the badge', async () => (await browser.readBadge()) === '1');
    await (await open()).waitForSelector('a.message-row');
    expect(await readLayoutShift(popup)).toBe(0);
    const size = await popup.$eval('.popup', (view) => [view.clientWidth, view.clientHeight]);
    expect(size).toEqual([380, 560]);
    await close(popup);

    const tab = await browser.openExtensionPage('options.html');
    await tab.evaluateOnNewDocument(() => {
      const { setInterval: set } = globalThis;
      const every: number[] = [];
      const setInterval = (run: () => void, ms: number) => {
        every.push(ms);
        return set(run, ms);
      };
      Object.assign(globalThis, { every, setInterval });
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
    // No timer wakes it while nothing changes.
    const every = await tab.evaluate(() => (globalThis as unknown as { every: number[] }).every);
    expect(every.length).toBeGreaterThan(0);
    expect(Math.min(...every)).toBeGreaterThanOrEqual(5000);
    await tab.close();
  });

  test('it opens at the mail that was open, with the search, and at the list if mail has come since', async () => {
    const { browser } = getScene();
    for (const tree of ['alder', 'birch', 'cedar'])
      await send(`Letter on ${tree}`, `${'Good morning. '.repeat(20)}A ${tree} grows by the door.`);
    await checkNow();
    await waitFor('the badge', async () => (await browser.readBadge()) === '3');
    await openMessage(await open(), 'Letter on birch');
    await waitForText(popup, 'Good morning.', 'article.reader');
    await close(popup);

    await waitForText(await open(), 'Good morning.', 'article.reader');
    await clickButton(popup, 'Back');
    await clickButton(popup, 'Search messages');
    await popup.locator('input[type=search]').fill('cedar');
    await waitFor('the search', async () => (await countRows()) === 1);
    await waitFor('the line around the word', () => popup.$('.message-row-preview ::-p-text(A cedar grows)'));
    expect(await popup.$$eval('mark', (marks) => marks.map((mark) => mark.textContent))).toEqual(['cedar', 'cedar']);
    await close(popup);

    await open();
    await waitFor('the search', async () => (await countRows()) === 1);
    expect(await popup.$eval('input[type=search]', (input) => (input as HTMLInputElement).value)).toBe('cedar');
    await close(popup);
    await send('The newest of all', 'Your code is 271828.');
    await checkNow();
    await waitFor('the badge', async () => (await browser.readBadge()) === '3');
    await (await open()).waitForSelector('a.message-row ::-p-text(The newest of all)');
    const href = await popup.$eval('a.message-row', (row) => row.getAttribute('href'));
    await close(popup);
    const opened = await browser.openExtensionPage(`popup.html${href}`);
    await waitForText(opened, '271828');
    await opened.close();
  });

  test('two windows show the same, whichever of them something is done in', async () => {
    const { browser } = getScene();
    const one = await browser.openExtensionPage('popup.html');
    const url = `${browser.origin}/popup.html#/`;
    await one.evaluate((at) => chrome.windows.create({ url: at, type: 'popup', width: 420, height: 640 }), `${url}?2`);
    const other = await browser.findExtensionPage('popup.html#/?2');
    const read = (shown: Page) =>
      shown.$$eval('a.message-row', (rows) =>
        rows.map((row) => [row.querySelector('.message-row-subject')?.textContent, row.dataset.unread]),
      );
    const bothShow = (what: string, isShown: (rows: unknown[][]) => boolean) =>
      waitFor(what, async () => isShown(await read(one)) && isShown(await read(other)));
    const countUnread = (rows: unknown[][]) => rows.filter(([, unread]) => unread === 'true').length;

    await bothShow('five messages', (rows) => rows.length === 5);
    const unread = countUnread(await read(one));
    await openMessage(other, 'Letter on alder');
    await waitForText(other, 'Good morning.', 'article.reader');
    await goBack(other);
    await bothShow('one more that is read', (rows) => countUnread(rows) === unread - 1);
    await one.bringToFront();
    await one.$eval('a.message-row', (row) => row.focus());
    await one.keyboard.press('#');
    await bothShow('four', (rows) => rows.length === 4);
    await clickButton(one, 'Undo');
    await bothShow('five again', (rows) => rows.length === 5);
    expect(await read(one)).toEqual(await read(other));
    await other.close();
    await one.close();
  });

  test('a mail with everything: it is laid out once, its links tell their host, its files what they are', async () => {
    const { browser, sendMail } = getScene();
    await sendMail({
      from: 'Fernway <hello@fernway.example>',
      to: email,
      cc: 'team@fernway.example',
      date: new Date(Date.UTC(2026, 10, 21, 9, 45)),
      subject: 'Everything at once',
      html: `<p>Hello</p><img src="cid:point" width="20">${'<p>Line</p>'.repeat(100)}
        <a href="https://login.evil.example/x?utm_source=m">www.fernway.example</a>`,
      text: 'Hello\n\n> one\n> two\n> three\n> four\n> five\n> six\n> seven',
      attachments: [
        { filename: 'point.png', cid: 'point', content: PICTURE },
        // Another file for the same image: only what the mail shows in its place is not listed.
        { filename: 'photo.png', content: Buffer.concat([PICTURE, Buffer.of(0)]) },
        { filename: 'receipt.pdf', content: Buffer.from('MZ\x90\0 and so on', 'latin1') },
      ],
    });
    await sendMail({ from: 'hello@fernway.example', to: email, subject: 'Words alone', html: '<p>Some words</p>' });
    const tab = await browser.openExtensionPage('mailbox.html');
    await waitFor('its body', async () => {
      const { messages, bodies } = await readStoredRecords(tab);
      return messages.some(({ id, subject }) => subject === 'Words alone' && bodies.includes(id));
    });
    await tab.evaluate(() => {
      const loads: string[] = [];
      Object.assign(globalThis, { loads });
      document.addEventListener(
        'load',
        ({ target }) => target instanceof HTMLIFrameElement && loads.push(target.srcdoc),
        {
          capture: true,
        },
      );
    });
    const countLoads = () =>
      tab.evaluate(
        () => (globalThis as unknown as { loads: string[] }).loads.filter((html) => html.includes('Some words')).length,
      );
    await openMessage(tab, 'Words alone');
    await waitFor('its frame', countLoads);
    await openMessage(tab, 'Everything at once');
    const frame = await tab.waitForSelector("iframe.html-body[srcdoc*='src=\"data:image/png;base64,iVBORw0KGgo']");
    const readMail = () => tab.$eval('iframe.html-body', (one) => (one as HTMLIFrameElement).srcdoc);
    await waitFor('its height', () => frame?.evaluate((one) => one.clientHeight > 3000));
    expect(await countLoads()).toBe(1);
    const listed = await tab.$$eval('.attachment-name', (names) => names.map(({ textContent }) => textContent));
    expect(listed).toEqual(['photo.png', 'receipt.pdf']);

    const unfold = (selector: string) => tab.$eval(`${selector} > summary`, (one) => (one as HTMLElement).click());
    await unfold('.message-details');
    await waitForText(tab, 'team@fernway.example');
    await waitForText(tab, 'UTC+00:00');
    expect(await readMail()).toContain('⚠ opens login.evil.example');
    await unfold('.link-list');
    await waitForText(tab, 'Looks like www.fernway.example, but opens login.evil.example.');
    await waitForText(tab, 'Can reveal who clicked: utm_source');

    // The keys of the mail move it as one piece with its head.
    const box = await frame?.boundingBox();
    await tab.$eval('.second-pane', (pane) => pane.scrollTo(0, 0));
    await tab.mouse.click((box?.x ?? 0) + 300, (box?.y ?? 0) + 100);
    await tab.keyboard.press('End');
    await waitFor('its end', () => tab.$eval('.second-pane', (pane) => pane.scrollTop > 2000));

    const clickIn = (file: string, button: string) =>
      waitFor(`"${button}" beside ${file}`, () =>
        tab.evaluate(
          (wanted, label) => {
            const rows = [...document.querySelectorAll<HTMLElement>('.attachment-row')];
            const row = rows.find(({ innerText }) => innerText.includes(wanted));
            const found = [...(row?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === label);
            found?.click();
            return found !== undefined;
          },
          file,
          button,
        ),
      );
    await clickIn('photo.png', 'Preview');
    const preview = await tab.waitForSelector('iframe.attachment-picture');
    expect(await preview?.evaluate((one) => one.getAttribute('sandbox'))).toBe('');
    await clickIn('receipt.pdf', 'Save');
    await waitForText(tab, 'Its name says PDF, but it is a program.');
    expect(await browser.findDownload('receipt.pdf')).toBeUndefined();
    await clickIn('receipt.pdf', 'Save anyway');
    const file = await waitFor('the file', () => browser.findDownload('receipt.pdf'));
    expect((await readFile(file)).subarray(0, 2).toString()).toBe('MZ');
    await clickButton(tab, 'Show as plain text');
    await waitForText(tab, 'Quoted text, 7 lines');
    await tab.close();
  });

  test('all mail is exported as a zip file that another program reads, and never the key', async () => {
    const { browser, key } = getScene();
    const options = await browser.openExtensionPage('options.html');
    const { messages } = await readStoredRecords(options);
    await clickButton(options, 'Export all mail…');
    await clickButton(options, 'Save');
    const bytes = await readFile(await waitFor('the zip file', () => browser.findDownload('.zip')));
    await waitForText(options, 'Mail exported.');
    expect(bytes.includes(key)).toBe(false);
    const sources = Object.entries(unzipSync(bytes)).filter(([path]) => path.endsWith('.eml'));
    const parsed = await Promise.all(sources.map(([, source]) => PostalMime.parse(source)));
    expect(parsed.map((mail) => mail.subject).sort()).toEqual(messages.map((message) => message.subject).sort());
    const files = parsed.find(({ subject }) => subject === 'Everything at once')?.attachments;
    expect(files?.map(({ filename }) => filename)).toEqual(['point.png', 'photo.png', 'receipt.pdf']);
    await options.close();
  });

  test('keys work in a list of addresses that is long enough for its filter', async () => {
    const popup = await open();
    for (let made = 0; made < 5; made++)
      await popup.evaluate(() => chrome.runtime.sendMessage({ call: 'createAddress', args: {} }));
    await clickButton(popup, 'Addresses');
    const filter = await popup.waitForSelector('input[type=search]');
    await popup.keyboard.press('?');
    await waitForText(popup, 'Keyboard shortcuts');
    await popup.keyboard.press('Escape');
    await filter?.type('?');
    expect(await filter?.evaluate((field) => (field as HTMLInputElement).value)).toBe('?');
    // Where the next popup opens.
    await clickButton(popup, 'Mail');
    await findButton(popup, 'Search messages');
    await close(popup);
  });

  test('what was searched for is forgotten with the service', async () => {
    const { browser } = getScene();
    const options = await browser.openExtensionPage('options.html');
    const popup = await open();
    await clickButton(popup, 'Search messages');
    await popup.locator('input[type=search]').fill('newest');
    await waitFor('the search', async () => (await readPlace(popup)).includes('newest'));
    await close(popup);

    // After disconnecting, nothing of it is stored.
    expect(await readPlace(options)).toContain('newest');
    await options.bringToFront();
    await clickButton(options, 'Disconnect');
    await waitFor('it to be forgotten', async () => !(await readPlace(options)).includes('newest'));
  });
});
