import { Hono } from 'hono';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NIGHTLY } from '../../runner/test-tags.ts';
import { type HttpServer, startHttpServer } from '../../service/http-server.ts';
import { findField, pasteInto, waitForValue } from '../field.ts';
import { readAddresses } from '../read-addresses.ts';
import { waitFor } from '../wait-for.ts';
import { type GetScene, noticeOf, openForm, sendForm } from './forms.ts';

/** A page with nothing on it. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R>>`;

/**
 * @param getOptions one of the extension's own pages
 * @param ownPage one of the browser's own
 */
export function describeOutOfReach(getScene: GetScene, getOptions: () => Page, ownPage: string): void {
  /** Does what makes an address. @returns the address, as it is in the mailbox, and what the extension says */
  async function fillInVain(act: () => Promise<void>): Promise<{ email: string; message: string }> {
    const before = await readAddresses(getOptions());
    const { message } = await noticeOf(getScene(), act);
    const email = await waitFor('the address', async () =>
      (await readAddresses(getOptions())).find((one) => !before.includes(one)),
    );
    return { email, message };
  }

  /** Pastes into a form that takes anything. @returns what was on the clipboard */
  async function paste(): Promise<string> {
    const page = await openForm(getScene(), 'email');
    const field = await findField(page, '#email');
    await pasteInto(page, field);
    return waitForValue(field);
  }

  describe('a field of another site within the page', () => {
    /** Right-clicks the field in the frame, and answers what the browser asks in the same click. */
    async function fillInFrame(isAllowed: boolean) {
      const { browser } = getScene();
      const page = await openForm(getScene(), 'frame-other-host');
      const frame = await waitFor('the frame', () => page.frames()[1]);
      const field = await findField(frame, '#email');
      await browser.answerPrompt(page, isAllowed, () => browser.chooseFill(page, field));
      return { page, field };
    }

    test('is left alone where the user does not let us in: the address is on the clipboard, and a notice says so', async () => {
      const { email, message } = await fillInVain(async () => {
        const { field } = await fillInFrame(false);
        expect(await field.evaluate(({ value }) => value)).toBe('');
      });
      expect(message).toContain(email);
      expect(message).toContain('This field is in a frame from another site, which Mayfly may not access.');
      expect(await paste()).toBe(email);
    });

    test('costs no address where its tab is closed before the answer', NIGHTLY, async () => {
      const { browser, countRequests } = getScene();
      const before = countRequests('POST /v1/emails');
      const page = await openForm(getScene(), 'frame-other-host');
      const field = await findField(await waitFor('the frame', () => page.frames()[1]), '#email');
      await browser.closeWhileAsked(page, () => browser.chooseFill(page, field));
      const next = await openForm(getScene(), 'email');
      const free = await findField(next, '#email');
      await browser.chooseFill(next, free);
      await waitForValue(free);
      expect(countRequests('POST /v1/emails') - before).toBe(1);
    });

    test('is filled once the user has let us in, and never asked for again', async () => {
      const { page, field } = await fillInFrame(true);
      const email = await waitForValue(field);
      expect(await sendForm(getScene(), page)).toMatchObject({ email });

      const other = await openForm(getScene(), 'frame-other-host');
      const again = await findField(await waitFor('the frame', () => other.frames()[1]), '#email');
      await getScene().browser.chooseFill(other, again);
      await waitForValue(again);
    });
  });

  describe('a page that no extension may enter', () => {
    let pdf: HttpServer;
    beforeAll(async () => {
      const app = new Hono().get('/form.pdf', (c) => c.body(PDF, 200, { 'Content-Type': 'application/pdf' }));
      pdf = await startHttpServer(app, '127.0.0.1', 0);
    });
    afterAll(() => pdf.stop());

    test.each([
      ['one of its own', () => ownPage],
      ['a PDF', () => `http://127.0.0.1:${pdf.port}/form.pdf`],
    ])('%s: a window copies the address, and a notice says so', async (_what, getUrl) => {
      const { browser } = getScene();
      const page = await browser.openPage(getUrl());
      const { email, message } = await fillInVain(() => browser.pressShortcut(page, 'fill'));
      expect(message).toContain('Extensions aren’t allowed on this page.');
      const isCopied = async () => {
        const copying = await browser.findExtensionPage(`popup.html#/copy/${encodeURIComponent(email)}`);
        // Firefox wants a click before it copies.
        await (await copying.$('main button'))?.click();
        return (await copying.evaluate(() => document.body.innerText)).includes('copied');
      };
      // Firefox puts another page in its place while it opens.
      await waitFor('the window to have copied', () => isCopied().catch(() => false));
      expect(await paste()).toBe(email);
    });
  });
}
