import { Hono } from 'hono';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HttpServer, startHttpServer } from '../service/http-server.ts';
import { launchChromium } from './chromium.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { findField, pasteInto, waitForValue } from './field.ts';
import { launchFirefox } from './firefox.ts';
import { readAddresses } from './read-addresses.ts';
import { useScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('a field of another site within the page, in %s', (_, launch) => {
  const getScene = useScene<ExtensionBrowser>(launch);
  let options: Page;
  beforeAll(async () => {
    options = await getScene().connect();
  });

  /** Right-clicks the field in the frame, and answers what the browser asks in the same click. */
  async function fillInFrame(isAllowed: boolean) {
    const { browser, site } = getScene();
    const page = await browser.openPage(`${site}/pages/frame-other-host`);
    const frame = await waitFor('the frame', () => page.frames()[1]);
    const field = await findField(frame, '#email');
    await browser.answerPrompt(page, isAllowed, () => browser.chooseFill(page, field));
    return { page, frame, field };
  }

  test('is left alone where the person does not let us in: the address is on the clipboard, and a notice says so', async () => {
    const { browser, site, service } = getScene();
    const { field } = await fillInFrame(false);
    const notice = await waitFor('the notice', async () => (await browser.readCreatedNotifications()).at(-1));
    const [email = ''] = service.addresses();
    expect(notice.message).toContain(email);
    expect(notice.message).toContain('This field belongs to another site within the page.');
    expect(await field.evaluate(({ value }) => value)).toBe('');
    expect(await readAddresses(options)).toEqual([email]);

    const page = await browser.openPage(`${site}/pages/email`);
    const other = await findField(page, '#email');
    await pasteInto(page, other);
    expect(await waitForValue(other)).toBe(email);
  });

  test('is filled once the person has let us in, and never asked for again', async () => {
    const { browser, site } = getScene();
    const { frame, field } = await fillInFrame(true);
    const email = await waitForValue(field);
    await frame.locator('button[type=submit]').click();
    const submissions = await waitFor('the form', async () => {
      const all = (await (await fetch(`${site}/pages/submitted`)).json()) as { fields: { email: string } }[];
      return all.length > 0 && all;
    });
    expect(submissions.at(-1)?.fields.email).toBe(email);

    const page = await browser.openPage(`${site}/pages/frame-other-host`);
    const again = await findField(await waitFor('the frame', () => page.frames()[1]), '#email');
    await browser.chooseFill(page, again);
    await waitForValue(again);
  });
});

/** A page with nothing on it. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R>>`;

describe.each([
  ['Chromium', launchChromium, 'chrome://version/'],
  ['Firefox', launchFirefox, 'about:support'],
])('a page that the browser lets nobody into, in %s', (_, launch, ownPage) => {
  const getScene = useScene<ExtensionBrowser>(launch);
  let pdf: HttpServer;
  let options: Page;

  beforeAll(async () => {
    const app = new Hono().get('/form.pdf', (c) => c.body(PDF, 200, { 'Content-Type': 'application/pdf' }));
    pdf = await startHttpServer(app, '127.0.0.1', 0);
    options = await getScene().connect();
  });
  afterAll(() => pdf.stop());

  test.each([
    ['one of its own', () => ownPage],
    ['a PDF', () => `http://127.0.0.1:${pdf.port}/form.pdf`],
  ])('%s: a window copies the address, and a notice says so', async (_what, getUrl) => {
    const { browser, site } = getScene();
    const before = await readAddresses(options);
    const page = await browser.openPage(getUrl());
    await browser.pressShortcut(page, 'fill');
    const notice = await waitFor('the notice', async () => (await browser.readCreatedNotifications()).at(-1));
    expect(notice.message).toContain('The browser lets no extension into this page.');
    const email = await waitFor('the address', async () =>
      (await readAddresses(options)).find((one) => !before.includes(one)),
    );
    const isCopied = async () => {
      const copying = await browser.findExtensionPage(`popup.html#/copy/${encodeURIComponent(email)}`);
      // Firefox wants a click before it copies.
      await (await copying.$('main button'))?.click();
      return (await copying.evaluate(() => document.body.innerText)).includes('copied');
    };
    // Firefox puts another page in its place while it opens.
    await waitFor('the window to have copied', () => isCopied().catch(() => false));

    const form = await browser.openPage(`${site}/pages/email`);
    const field = await findField(form, '#email');
    await pasteInto(form, field);
    expect(await waitForValue(field)).toBe(email);
    await form.close();
  });
});
