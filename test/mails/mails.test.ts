/** @module-tag browser */
import { mkdirSync } from 'node:fs';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CountingServer, startCountingServer } from '../safety/counting-server.ts';
import { readerPage } from '../safety/reader-page.ts';
import { launchSafetyBrowser, type SafetyBrowser } from '../safety/safety-browser.ts';
import { measureContrast } from './measure-contrast.ts';
import { readMails } from './read-mails.ts';

/** Where pictures go, to be looked at; absent for none. */
const PICTURES = process.env.MAIL_PICTURES;
/** What large text needs at least (WCAG 2, AA). */
const READABLE = 3;

const mails = readMails();
const parsed = await Promise.all(
  mails.map(async ({ name, source }) => ({ name, mail: await PostalMime.parse(source) })),
);
const withHtml = parsed.flatMap(({ name, mail }) => (mail.html ? [{ name, html: mail.html, cid: cidOf(mail) }] : []));

let server: CountingServer;
let browser: SafetyBrowser;

beforeAll(async () => {
  server = await startCountingServer(await readerPage());
  browser = await launchSafetyBrowser('chromium', server);
  await browser.page.addStyleTag({ content: 'body{margin:0}iframe{border:0;width:100vw;height:100vh}' });
  if (PICTURES) mkdirSync(PICTURES, { recursive: true });
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

function cidOf(mail: Awaited<ReturnType<typeof PostalMime.parse>>): Record<string, string> {
  return Object.fromEntries(
    mail.attachments.flatMap(({ contentId, mimeType, content }) =>
      contentId
        ? [
            [
              contentId.replace(/^<|>$/g, ''),
              `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString('base64')}`,
            ],
          ]
        : [],
    ),
  );
}

test('there are at least 20 mails', () => {
  expect(mails.length).toBeGreaterThanOrEqual(20);
});

describe.each(withHtml)('$name', ({ name, html, cid }) => {
  test.each([360, 800])(
    'fits into %i px, and can be read in the dark as well as in the light',
    { timeout: 90_000 },
    async (width) => {
      await browser.page.setViewport({ width, height: 900 });
      const contrasts: number[][] = [];
      for (const theme of ['light', 'dark'] as const) {
        const { requests } = await browser.run([html], { remote: 'blocked', theme, cid }, 'shipped');
        expect(requests).toEqual([]);
        const frame = browser.page.frames()[1];
        expect(await frame?.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        contrasts.push((await frame?.evaluate(measureContrast)) ?? []);
        if (PICTURES) await browser.page.screenshot({ path: `${PICTURES}/${name}-${width}-${theme}.png` });
      }
      const [light = [], dark = []] = contrasts;
      expect(dark).toHaveLength(light.length);
      const unreadable = dark.filter((contrast, i) => contrast < Math.min(READABLE, light[i] ?? 0));
      expect(unreadable).toEqual([]);
    },
  );
});
