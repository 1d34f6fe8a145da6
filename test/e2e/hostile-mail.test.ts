import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nightlyInFirefox } from '../runner/test-tags.ts';
import { ownVectors, vectorSets } from '../safety/all-vectors.ts';
import { answerImages } from '../safety/answer-images.ts';
import { findShippedFaults } from '../safety/shipped/find-shipped-faults.ts';
import { openMails } from '../safety/shipped/open-mails.ts';
import { type BrowserName, openReader, type ShippedReader } from '../safety/shipped/open-reader.ts';
import { sendVectors } from '../safety/shipped/send-vectors.ts';
import { hasRun, openUnsanitised, putUnsafePage, UNSAFE_PAGE } from '../safety/shipped/unsafe-page.ts';
import { clickButton, waitForText } from './by-name.ts';
import { waitFor } from './wait-for.ts';

/** All of them take minutes: `npm run bench -- safety`. Here every thirtieth, and those with attached pictures. */
const PART = vectorSets
  .flatMap(([, vectors]) => vectors)
  .filter(({ keep }, at) => at % 30 === 0 || keep?.some((piece) => piece.includes('data:image/png')));

/** Headers that say who asks, or by what. */
const NAMES_READER = /^(?:cookie|referer|origin|authorization|if-|sec-ch-)/;

describe.each<BrowserName>(['chromium', 'firefox'])(
  'a hostile mail, sent by SMTP and opened in the shipped reader, %s',
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

    test('runs nothing, asks for nothing, leaves its frame nowhere, and keeps what is harmless', {
      ...once,
      timeout: 180_000,
    }, async () => {
      expect(PART.length).toBeGreaterThanOrEqual(ownVectors.length / 30);
      expect(await findShippedFaults(shipped, PART)).toEqual({ requests: [], escapes: [], lost: [], executed: [] });
    });

    test('is held by the page around it when neither the sanitiser nor its own policy holds it', once, async () => {
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
        expect(server.requests.filter((request) => !/^https:\/\/(?:image-s|preload)\.example/.test(request))).toEqual(
          [],
        );
      }
      await opened.close();
    });

    test(
      'loads its images, and nothing else, when they are asked for: without a cookie, a referrer or a client hint',
      once,
      async () => {
        const { page, server, scene } = shipped;
        const asked = await answerImages(server, 'picture.example');
        // The instruments: to a page of the same site the browser sends all of that.
        const site = await scene.browser.openPage('https://picture.example/');
        await waitFor('the image', () => asked.get('/own.png'));
        expect(asked.get('/own.png')).toMatchObject({
          cookie: expect.stringContaining('lax=1'),
          referer: expect.anything(),
        });
        await site.close();

        await openMail(`<img src="https://picture.example/a.png" width="9"><img src="https://tracker.example/o.gif" width="1" height="1">
      <p style="background:url(http://picture.example/b.png)">x</p><link rel="stylesheet" href="https://sheet.example/c.css">`);
        expect([...asked.keys()]).not.toContain('/a.png');
        await page.bringToFront();
        const show = () => clickButton(page, 'Show images');
        if (name === 'firefox') {
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

    test('opens a link that is clicked in a tab of its own, once, without a referrer', once, async () => {
      const { page, server } = shipped;
      await openMail('<a href="http://link.example/x" style="display:block;padding:50px">Open</a>');
      const frame = await (await page.waitForSelector('iframe.html-body'))?.boundingBox();
      if (!frame) throw new Error('There is no frame');
      await page.mouse.click(frame.x + 60, frame.y + 60);
      await waitFor('the link to open', () => server.requests.length > 0);
      expect(server.requests.filter((request) => !request.endsWith('/favicon.ico'))).toEqual(['http://link.example/x']);
    });

    test('is not opened again unasked if it stopped its page: text first, a press for the rest', once, async () => {
      const { browser } = shipped.scene;
      const id = await sendMail('<p>Stopped here</p>');
      const route = `popup.html#/message/${encodeURIComponent(id)}`;
      // Others may still be opening, in a tab that is not in front.
      const isNoted = (of: Page) => of.evaluate((key) => localStorage.getItem(key) !== null, `opening/${id}`);
      const stopping = await browser.openExtensionPage('popup.html');
      await stopping.evaluate(
        (hash) => {
          // As of a page that is stopped: nothing is painted, and nobody hears that it goes.
          globalThis.requestAnimationFrame = () => 0;
          addEventListener('pagehide', (leaving) => leaving.stopImmediatePropagation());
          location.hash = hash;
        },
        route.replace(/^.*#/, '#'),
      );
      await stopping.waitForSelector('iframe.html-body');
      expect(await isNoted(stopping)).toBe(true);
      await stopping.close();

      const again = await browser.openExtensionPage(route);
      await waitForText(again, 'This message couldn’t be opened last time');
      await waitForText(again, 'Stopped here');
      expect(await again.$('iframe')).toBeNull();
      await clickButton(again, 'Show original formatting');
      await again.waitForSelector('iframe.html-body');
      await waitFor('the note to go', async () => !(await isNoted(again)));
      await again.close();

      // One that is closed before it is painted is not held.
      const leaving = await browser.openExtensionPage(route);
      await leaving.waitForSelector('iframe.html-body');
      await leaving.close();
      await waitFor('the note to go', async () => !(await isNoted(shipped.page)));
    });

    test('leaves no error in any console', once, async () => {
      expect(await shipped.scene.browser.readErrors()).toEqual([]);
    });
  },
);
