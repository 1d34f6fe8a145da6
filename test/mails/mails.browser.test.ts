import PostalMime from 'postal-mime';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSafetyBrowser } from '../safety/safety-browser.ts';
import { measureContrast } from './measure-contrast.ts';
import { readMails } from './read-mails.ts';

/** What large text needs at least (WCAG 2, AA). */
const READABLE = 3;

const WIDTHS = [360, 800];
const THEMES = ['light', 'dark'] as const;

const mails = readMails();
const parsed = await Promise.all(
  mails.map(async ({ name, source }) => ({ name, mail: await PostalMime.parse(source) })),
);
const withHtml = parsed.flatMap(({ name, mail }) => (mail.html ? [{ name, html: mail.html, cid: cidOf(mail) }] : []));

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

/** How wide a mail is, and the contrasts of its texts, by name, theme and width of the frame. */
const drawn = new Map<string, { width: number | undefined; contrasts: number[] | undefined }>();
const requests: string[] = [];

beforeAll(async () => {
  const browser = await openSafetyBrowser('chromium');
  // A mail is mounted twice, side by side.
  await browser.page.setViewport({ width: WIDTHS.reduce((sum, width) => sum + width), height: 900 });
  const frames = WIDTHS.map((width, at) => `iframe:nth-of-type(${at + 1}) { width: ${width}px }`);
  await browser.page.addStyleTag({
    content: `body { margin: 0; display: flex } iframe { border: 0; height: 900px } ${frames.join(' ')}`,
  });
  for (const { name, html, cid } of withHtml) {
    for (const theme of THEMES) {
      const both = WIDTHS.map(() => html);
      requests.push(...(await browser.run(both, { remote: 'blocked', theme, cid }, 'shipped')).requests);
      const widths = await browser.inBodies(() => document.documentElement.scrollWidth);
      const contrasts = await browser.inBodies(measureContrast);
      for (const [at, width] of WIDTHS.entries())
        drawn.set(`${name} ${theme} ${width}`, { width: widths[at], contrasts: contrasts[at] });
    }
  }
});

test('there are at least 20 mails, and none asks for anything', () => {
  expect(mails.length).toBeGreaterThanOrEqual(20);
  expect(requests).toEqual([]);
});

describe.each(WIDTHS)('in %i px', (width) => {
  test.each(withHtml)('$name fits, and can be read in the dark as well as in the light', ({ name }) => {
    const [light, dark] = THEMES.map((theme) => drawn.get(`${name} ${theme} ${width}`));
    expect(light?.width).toBeLessThanOrEqual(width);
    expect(dark?.width).toBeLessThanOrEqual(width);
    expect(dark?.contrasts).toHaveLength(light?.contrasts?.length ?? Number.NaN);
    const isUnreadable = (contrast: number, i: number) => contrast < Math.min(READABLE, light?.contrasts?.[i] ?? 0);
    expect(dark?.contrasts?.filter(isUnreadable)).toEqual([]);
  });
});
