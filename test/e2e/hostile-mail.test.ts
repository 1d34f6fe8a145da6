import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownVectors, vectorSets } from '../safety/all-vectors.ts';
import { findShippedFaults } from '../safety/shipped/find-shipped-faults.ts';
import { openMails } from '../safety/shipped/open-mails.ts';
import { type BrowserName, openReader, type ShippedReader } from '../safety/shipped/open-reader.ts';
import { sendVectors } from '../safety/shipped/send-vectors.ts';
import { putUnsafePage, UNSAFE_PAGE } from '../safety/shipped/unsafe-page.ts';
import { clickButton } from './by-name.ts';
import { waitFor } from './wait-for.ts';

/** All of them take minutes: `npm run bench -- safety`. Here every thirtieth, and those with attached pictures. */
const PART = vectorSets
  .flatMap(([, vectors]) => vectors)
  .filter(({ keep }, at) => at % 30 === 0 || keep?.some((piece) => piece.includes('data:image/png')));

describe.each<BrowserName>(['chromium', 'firefox'])(
  'a hostile mail, sent by SMTP and opened in the shipped reader, %s',
  (name) => {
    const closing = new AsyncDisposableStack();
    let shipped: ShippedReader;
    beforeAll(async () => {
      shipped = await openReader(name, closing);
    });
    afterAll(() => closing.disposeAsync());

    async function openMail(html: string): Promise<void> {
      const [id] = await sendVectors(shipped, [{ name: 'one', html }]);
      await openMails(shipped, [{ id: id ?? '', keep: [] }]);
    }

    test('runs nothing, asks for nothing, leaves its frame nowhere, and keeps what is harmless', {
      timeout: 180_000,
    }, async () => {
      expect(PART.length).toBeGreaterThanOrEqual(ownVectors.length / 30);
      expect(await findShippedFaults(shipped, PART)).toEqual({ requests: [], escapes: [], lost: [], executed: [] });
    });

    test('is held by the page around it when neither the sanitiser nor its own policy holds it', async () => {
      const { page, server, scene } = shipped;
      await openMail('<p>Hello</p>');
      // The instruments: elsewhere the same page asks for all that.
      const elsewhere = await scene.browser.openPage('http://reader.example/');
      server.requests.length = 0;
      await putUnsafePage(elsewhere, UNSAFE_PAGE);
      await waitFor('its requests', () => new Set(server.requests).size >= 8);
      await elsewhere.close();

      await page.bringToFront();
      server.requests.length = 0;
      await putUnsafePage(page, UNSAFE_PAGE, 'iframe.html-body');
      await page.evaluate((api) => fetch(api, { mode: 'no-cors' }).then(() => {}), scene.service.api);
      expect(server.requests).toEqual([]);
    });

    test('loads its pictures, and nothing else, when they are asked for', async () => {
      const { page, server } = shipped;
      await openMail(`<img src="https://picture.example/a.png" width="9"><img src="https://tracker.example/o.gif" width="1" height="1">
      <p style="background:url(http://paper.example/b.png)">x</p><link rel="stylesheet" href="https://sheet.example/c.css">`);
      expect(server.requests).toEqual([]);
      await clickButton(page, 'Show images');
      const hosts = () => [...new Set(server.requests.map((request) => request.replace(':443', '')))].sort();
      await waitFor('both pictures', () => hosts().length >= 2);
      expect(hosts()).toEqual(['https://paper.example', 'https://picture.example']);
    });

    test('opens a link that is clicked in a tab of its own, once, without a referrer', async () => {
      const { page, server } = shipped;
      await openMail('<a href="http://link.example/x" style="display:block;padding:50px">Open</a>');
      const frame = await (await page.waitForSelector('iframe.html-body'))?.boundingBox();
      if (!frame) throw new Error('There is no frame');
      await page.mouse.click(frame.x + 60, frame.y + 60);
      await waitFor('the link to open', () => server.requests.length > 0);
      expect(server.requests.filter((request) => !request.endsWith('/favicon.ico'))).toEqual(['http://link.example/x']);
    });

    test('leaves no error in any console', async () => {
      expect(await shipped.scene.browser.readErrors()).toEqual([]);
    });
  },
);
