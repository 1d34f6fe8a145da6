import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NIGHTLY, nightlyInFirefox } from '../../runner/test-tags.ts';
import { ownVectors, vectorSets } from '../../safety/all-vectors.ts';
import { answerImages } from '../../safety/answer-images.ts';
import { findShippedFaults } from '../../safety/shipped/find-shipped-faults.ts';
import { openMails } from '../../safety/shipped/open-mails.ts';
import { type BrowserName, openReader, type ShippedReader } from '../../safety/shipped/open-reader.ts';
import { sendVectors } from '../../safety/shipped/send-vectors.ts';
import { hasRun, openUnsanitised, putUnsafePage, UNSAFE_PAGE } from '../../safety/shipped/unsafe-page.ts';
import { clickButton, findButton, openMessage, waitForText } from '../by-name.ts';
import { type Chromium, launchChromium } from '../chromium.ts';
import type { ExtensionBrowser } from '../extension-browser.ts';
import { findField, waitForValue } from '../field.ts';
import { launchFirefox } from '../firefox.ts';
import { useScene } from '../scene.ts';
import { tellAsStory } from '../story.ts';
import { waitFor } from '../wait-for.ts';

const NOTE = 'Addresses and mail from private windows are deleted when you close the last one.';
const SENDER = 'Quillon Traders';
const SUBJECT = 'Marzipan club';
const CODE = '907341';

/** An image of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What the badge says over a page. */
async function readBadgeOver(browser: ExtensionBrowser, page: Page): Promise<string> {
  await page.bringToFront();
  const observer = await browser.observe();
  return observer.evaluate(async () => {
    const { id = -1 } = await chrome.windows.getLastFocused();
    const [tab] = await chrome.tabs.query({ active: true, windowId: id });
    return chrome.action.getBadgeText(tab?.id === undefined ? {} : { tabId: tab.id });
  });
}

/** `storage.session` as it is. */
const readSession = async (browser: ExtensionBrowser): Promise<Record<string, unknown>> =>
  (await browser.observe()).evaluate(() => chrome.storage.session.get());

const isChromium = (browser: ExtensionBrowser): browser is Chromium => 'killWorker' in browser;

const waitForCode = (popup: Page) =>
  popup.waitForFunction(
    (code) => document.querySelector('.code-card-code')?.textContent?.replace(/\s/g, '') === code,
    {},
    CODE,
  );

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('a private window leaves nothing, in %s', (_, launch) => {
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>(launch);
  tellAsStory();
  let outside: Page;
  let page: Page;
  let email: string;
  /** Was filled in another window. */
  let other: string;

  const nameIn = (address: string) => address.split('@')[0] ?? '';

  /** Files and items that name the address, its mail, or the site that it was used on. */
  async function findTraces(): Promise<string[]> {
    const { browser } = getScene();
    const stored = JSON.stringify(await browser.readStorage());
    const words = [nameIn(email), SENDER, SUBJECT];
    const files = await Promise.all(words.map((word) => browser.searchProfile(word)));
    return [...files.flat(), ...words.filter((word) => stored.includes(word))];
  }

  test('a fill: its popup says what becomes of it, and shows nothing of other windows', async () => {
    const { browser, site, enterKey } = getScene();
    await enterKey();
    outside = await browser.openPage(site);
    await clickButton(await browser.openPopup(outside), 'Fill a new address');
    other = await waitForValue(await findField(outside, '#email'));
    await browser.privately.allow();
    page = await browser.privately.openPage(`${site}/?privately`);
    const popup = await browser.openPopup(page);
    await waitForText(popup, NOTE);
    expect(await popup.evaluate(() => document.body.innerText)).not.toContain(nameIn(other));
    await clickButton(popup, 'Fill a new address');
    email = await waitForValue(await findField(page, '#email'));
    expect(email).not.toBe(other);
  });

  test('its mail: a notification without contents, and no badge in other windows', async () => {
    const { browser, sendMail } = getScene();
    const before = (await browser.readCreatedNotifications()).length;
    // The site sends one at once.
    await page.locator('button[type=submit]').click();
    await page.waitForSelector('#code');
    const created = await waitFor('the notification', async () => (await browser.readCreatedNotifications())[before]);
    const message = 'Open Mayfly in the private window to read your mail.';
    expect(created).toEqual({ id: expect.any(String), title: 'New message', message, buttons: [] });
    const mail = { from: `${SENDER} <hi@quillon.example>`, to: email, subject: SUBJECT };
    // Bound to the site: the code of another sender would come after the one that the site has sent.
    await sendMail({ ...mail, text: `Your code is ${CODE}.\n\n@${new URL(page.url()).hostname} #${CODE}` });
    await waitFor('the badge', async () => (await readBadgeOver(browser, page)) === '2');
    expect(await browser.readBadge()).toBe('');
  });

  test('the popup there shows it, though the worker has died; that of another window does not', async () => {
    const { browser } = getScene();
    if (isChromium(browser)) await browser.killWorker();
    const popup = await browser.openPopup(page);
    await waitForText(popup, SENDER);
    // The site's own code stands there until the body of this mail was read.
    await waitForCode(popup);
    await clickButton(popup, 'Fill code');
    const field = await findField(page, '#code');
    await waitFor('the code in the page', async () => (await waitForValue(field)) === CODE);
    await openMessage(popup, SUBJECT);
    await waitForText(popup, `Your code is ${CODE}.`, 'article.reader');
    const shown = await browser.openPopup(outside);
    await findButton(shown, `Fill ${other}`);
    const text = await shown.evaluate(() => document.body.innerText);
    for (const word of [email, SENDER, CODE, NOTE]) expect(text).not.toContain(word);
  });

  test('nothing of it is on the disk, where an address of another window is found, or left when its window closes', async () => {
    const { browser, ask } = getScene();
    const inDatabase = async () =>
      (await browser.searchProfile(nameIn(other))).some((file) => /\/(?:IndexedDB|idb)\//.test(file));
    await waitFor('that address in the mailbox on the disk', inDatabase);
    expect(await findTraces()).toEqual([]);
    await browser.privately.closeWindows();
    await waitFor('the service to delete it', async () => (await ask(`/v1/emails/${email}/messages`)).status === 404);
    // Since when the browser runs is nothing of a window's.
    await waitFor('the session to be empty', async () => {
      const { browserSince: _, cards = {}, problemWords = {}, ...left } = await readSession(browser);
      return Object.keys({ ...left, ...(cards as object), ...(problemWords as object) }).length === 0;
    });
    expect((await browser.readShownNotifications()).filter((id) => id.startsWith('private:'))).toEqual([]);
    expect(await findTraces()).toEqual([]);
  });
});

describe('a container, in Firefox', NIGHTLY, () => {
  const getScene = useScene(launchFirefox);
  tellAsStory();
  let email: string;

  test('an address that was filled in one is offered again there, and in no other', async () => {
    const { browser, site, enterKey } = getScene();
    await enterKey();
    const first = await browser.openInContainer(`${site}/?first`, 1);
    const second = await browser.openInContainer(`${site}/?second`, 2);
    await first.bringToFront();
    await clickButton(await browser.openPopup(first), 'Fill a new address');
    email = await waitForValue(await findField(first, '#email'));

    await findButton(await browser.openPopup(second), 'Fill a new address');
    await findButton(await browser.openPopup(first), `Fill ${email}`);
  });

  test('a link in its mail is opened there, whichever tab is in front', async () => {
    const { browser, site, sendMail } = getScene();
    const link = `${site}/?confirm=83d1f0a2c6`;
    const html = `<p>Please confirm your email address.</p><a href="${link}">Confirm your email address</a>`;
    await sendMail({ from: 'Fernway <hi@fernway.example>', to: email, subject: 'Confirm your email address', html });
    const popup = await browser.openPopup(await browser.openPage(`${site}/?outside`));
    await clickButton(popup, `Open link: ${new URL(site).host}`);
    const container = await waitFor('the tab', async () => browser.readContainer(link));
    expect(container).toBe(1);
    // No real click closes it.
    await popup.evaluate(() => close()).catch(() => {});
  });
});

const VECTORS = vectorSets.flatMap(([, vectors]) => vectors);
/** All are opened by `test/safety`; in the built extension, where each takes a second, every sixtieth, and those with attached pictures. */
const OPENED = VECTORS.filter(({ keep }, at) => at % 60 === 0 || keep?.some((piece) => piece.includes('data:image')));

/** Headers that name the reader, or the program. */
const NAMES_READER = /^(?:cookie|referer|origin|authorization|if-|sec-ch-)/;

describe.each<BrowserName>(['chromium', 'firefox'])(
  'a hostile mail, sent by SMTP and opened in the shipped reader, in %s',
  (name) => {
    const once = nightlyInFirefox(name);
    const closing = new AsyncDisposableStack();
    let shipped: ShippedReader;
    beforeAll(async () => {
      shipped = await openReader(name, closing);
    });
    afterAll(() => closing.disposeAsync());

    async function sendMail(html: string): Promise<string> {
      const [id] = await sendVectors(shipped, [{ name: 'one', html }]);
      return id ?? '';
    }

    async function openMail(html: string): Promise<void> {
      await openMails(shipped, [{ id: await sendMail(html), keep: [] }]);
    }

    // In Firefox, nothing can be evaluated in a frame without scripts.
    const inChromium = test.runIf(name === 'chromium');
    inChromium('is laid out with the pictures that are attached to it', async () => {
      const { page, scene, to } = shipped;
      const readHeights = () =>
        Promise.all(page.frames().map((one) => one.evaluate(() => document.images[0]?.getBoundingClientRect().height)));
      for (const subject of ['First picture', 'Second picture', 'Third picture']) {
        await scene.sendMail({
          from: 'hello@fernway.example',
          to,
          subject,
          html: `<p>${subject}</p><img src="cid:dot" width="20" height="20">`,
          attachments: [{ filename: 'dot.png', cid: 'dot', content: DOT }],
        });
        await openMessage(page, subject);
        await waitFor('the picture in the frame', async () => {
          const heights: unknown[] = await readHeights().catch(() => []);
          return heights.includes(20);
        });
      }
    });

    test('runs nothing, asks for nothing, leaves its frame nowhere, and keeps what is harmless', once, async () => {
      expect(OPENED.length).toBeGreaterThanOrEqual(ownVectors.length / 60);
      const nothing = { requests: [], escapes: [], lost: [], executed: [] };
      expect(await findShippedFaults(shipped, OPENED)).toEqual(nothing);
    });

    test('is held by the page around it when neither the sanitiser nor its own policy holds it', NIGHTLY, async () => {
      const { server, scene } = shipped;
      const id = await sendMail('<p>Hello</p><img src="https://picture.example/x.png" width="9">');
      // The instruments: elsewhere the same page runs, and asks for all that.
      const elsewhere = await scene.browser.openPage('http://reader.example/');
      server.requests.length = 0;
      await putUnsafePage(elsewhere, UNSAFE_PAGE);
      await waitFor('its requests', () => new Set(server.requests).size >= 8);
      expect(await hasRun(elsewhere)).toBe(true);
      await elsewhere.close();

      server.requests.length = 0;
      const opened = await openUnsanitised(shipped, id, UNSAFE_PAGE);
      expect(await hasRun(opened)).toBe(false);
      await shipped.passFence();
      expect(server.requests).toEqual([]);
      if (name === 'chromium') {
        // Where the frame loads images, it loads images alone.
        await clickButton(opened, 'Show images');
        await waitFor('the images', () => server.requests.length > 0);
        expect(await hasRun(opened)).toBe(false);
        const images = /^https:\/\/(?:image-s|preload)\.example/;
        expect(server.requests.filter((request) => !images.test(request))).toEqual([]);
      }
      await opened.close();
    });

    test(
      'loads its images alone, when they are asked for: without a cookie, a referrer or a client hint',
      once,
      async () => {
        const { page, server, scene } = shipped;
        const asked = await answerImages(server, 'picture.example', ['/a.png', '/b.png']);
        // The instruments: to a page of the same site the browser sends all of that.
        const site = await scene.browser.openPage('https://picture.example/');
        await waitFor('the image', () => asked.get('/own.png'));
        const own = { cookie: expect.stringContaining('lax=1'), referer: expect.anything() };
        expect(asked.get('/own.png')).toMatchObject(own);
        await site.close();

        await openMail(`<img src="https://picture.example/a.png" width="9"><img src="https://tracker.example/o.gif" width="1" height="1">
        <p style="background:url(http://picture.example/b.png)">x</p><link rel="stylesheet" href="https://sheet.example/c.css">`);
        expect([...asked.keys()]).not.toContain('/a.png');
        await page.bringToFront();
        const show = () => clickButton(page, 'Show images');
        if (name === 'firefox') {
          await waitForText(page, 'Your browser will ask you first.');
          await scene.browser.answerPrompt(page, false, show);
          await waitForText(page, 'The images weren’t loaded.');
          expect([...asked.keys()]).not.toContain('/a.png');
          await scene.browser.answerPrompt(page, true, show);
        } else await show();
        await waitFor('both images', () => asked.has('/a.png') && asked.has('/b.png'));

        // What the first answers set is not sent either.
        const id = await sendMail('<img src="https://picture.example/c.png" width="9">');
        await openMails(shipped, [{ id, keep: [] }]);
        // The background fetches what the mail has, and nothing else.
        await page.evaluate((call) => chrome.runtime.sendMessage(call), {
          call: 'fetchImages',
          args: { id, urls: ['https://picture.example/other.png', 'https://10.0.0.1/c.png'] },
        });
        await show();
        await waitFor('the third image', () => asked.has('/c.png'));
        expect([...asked.keys()].sort()).toEqual(['/a.png', '/b.png', '/c.png', '/own.png']);
        for (const path of ['/a.png', '/b.png', '/c.png']) {
          const headers = asked.get(path);
          expect(Object.keys(headers ?? {}).filter((header) => NAMES_READER.test(header))).toEqual([]);
          expect(JSON.stringify(headers)).not.toContain(new URL(scene.browser.origin).host);
        }
        expect(server.requests).toEqual([]);
      },
    );

    /** Whether a message is being opened, and not painted yet. */
    const isNoted = (of: Page, id: string) => of.evaluate((key) => localStorage.getItem(key) !== null, `opening/${id}`);

    test('opens a link that is clicked in a tab of its own, once, without a referrer', once, async () => {
      const { page, server } = shipped;
      const id = await sendMail('<a href="http://link.example/x" style="display:block;padding:50px">Open</a>');
      await openMails(shipped, [{ id, keep: [] }]);
      const mail = await page.waitForSelector('iframe.html-body');
      await waitFor('it to be painted', async () => !(await isNoted(page, id)));
      const frame = await mail?.boundingBox();
      if (!frame) throw new Error('There is no frame');
      await page.mouse.click(frame.x + 60, frame.y + 60);
      await waitFor('the link to open', () => server.requests.length > 0);
      expect(server.requests.filter((request) => !request.endsWith('/favicon.ico'))).toEqual(['http://link.example/x']);
    });

    test('is not opened again unasked if it stopped its page: text first, a click for the rest', once, async () => {
      const { browser } = shipped.scene;
      const id = await sendMail('<p>Stopped here</p>');
      const route = `popup.html#/message/${encodeURIComponent(id)}`;
      const stopping = await browser.openExtensionPage('popup.html');
      await stopping.evaluate(
        (hash) => {
          // As of a page that is stopped: nothing is painted, and nothing runs as it goes.
          globalThis.requestAnimationFrame = () => 0;
          addEventListener('pagehide', (leaving) => leaving.stopImmediatePropagation());
          location.hash = hash;
        },
        route.replace(/^.*#/, '#'),
      );
      await stopping.waitForSelector('iframe.html-body');
      expect(await isNoted(stopping, id)).toBe(true);
      await stopping.close();

      const again = await browser.openExtensionPage(route);
      await waitForText(again, 'This message couldn’t be opened last time');
      await waitForText(again, 'Stopped here');
      expect(await again.$('iframe')).toBeNull();
      await clickButton(again, 'Show original formatting');
      await again.waitForSelector('iframe.html-body');
      await waitFor('the note to go', async () => !(await isNoted(again, id)));
      await again.close();

      // One that is closed before it is painted is not stopped.
      const leaving = await browser.openExtensionPage(route);
      await leaving.waitForSelector('iframe.html-body');
      await leaving.close();
      await waitFor('the note to go', async () => !(await isNoted(shipped.page, id)));
    });

    test('leaves no error in any console', once, async () => {
      expect(await shipped.scene.browser.readErrors()).toEqual([]);
    });
  },
);
