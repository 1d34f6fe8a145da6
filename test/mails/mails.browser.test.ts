import { beforeAll, expect, test } from 'vitest';
import type { readNames } from '../safety/mount-bodies.ts';
import { openSafetyBrowser, type SafetyBrowser } from '../safety/safety-browser.ts';
import { measurePage } from './measure-page.ts';
import { readHtmlMails, readMails } from './read-mails.ts';

/** What large text needs at least (WCAG 2, AA). */
const READABLE = 3;

const WIDTHS = [360, 800];

const mails = readMails();
const withHtml = await readHtmlMails();

type Page = { reader: { readNames: typeof readNames } };

let browser: SafetyBrowser;

/** What a mail asks for, and how it is drawn in each width. It is mounted once for each, side by side. */
async function draw<Read>(
  { html, cid }: { html: string; cid?: Record<string, string> },
  theme: 'light' | 'dark',
  read: () => Read,
) {
  const mails = WIDTHS.map(() => html);
  const { requests } = await browser.run(mails, { remote: 'blocked', theme, ...(cid && { cid }) }, 'shipped');
  return { requests, drawn: await browser.inBodies(read) };
}

const readWidth = () => document.querySelector('p')?.clientWidth ?? 0;

beforeAll(async () => {
  browser = await openSafetyBrowser('chromium');
  await browser.page.setViewport({ width: WIDTHS.reduce((sum, width) => sum + width), height: 900 });
  const frames = WIDTHS.map((width, at) => `iframe:nth-of-type(${at + 1}) { width: ${width}px }`);
  await browser.page.addStyleTag({
    content: `body { margin: 0; display: flex } iframe { border: 0; height: 900px } ${frames.join(' ')}`,
  });
});

test('names in Japanese and Korean are read in Chromium, each as the first', async () => {
  const jis = '=?ISO-2022-JP?B?GyRCRnxLXDhsGyhC?=';
  const source = `From: ${jis} <a@x.example>\nTo: ${jis} <b@x.example>\nCc: ${jis} ${jis} <c@x.example>\nContent-Type: text/plain; name="${jis}.txt"\n\n`;
  const readNames = (given: string) =>
    browser.page.evaluate((mail) => (globalThis as unknown as Page).reader.readNames(mail), given);
  expect(await readNames(source)).toEqual(['日本語', '日本語', '日本語日本語', '日本語.txt']);
  // Node lacks this character.
  expect(await readNames('From: =?ks_c_5601-1987?B?jGM=?= <a@x.example>\n\n')).toEqual(['똠', null]);
});

test.each([
  ['as browsers draw them', '<blockquote>'],
  ['of 40 px', '<blockquote style="margin:0 0 0 40px;border:none;padding:0">'],
  ['on both sides', '<blockquote style="margin:8px 40px;padding:0 20px">'],
  ['with an element between', '<div class="quote"><blockquote type="cite" style="margin-left:4em">'],
])('the text in many quotes %s has room in a narrow window', async (_, quote) => {
  const { drawn } = await draw({ html: `${quote.repeat(30)}<p>Hello</p>` }, 'light', readWidth);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(100);
});

test('there are at least 20 mails', () => {
  expect(mails.length).toBeGreaterThanOrEqual(20);
});

test.each(withHtml)('$name fits, and can be read in the dark as well as in the light', async (mail) => {
  const [light, dark] = [await draw(mail, 'light', measurePage), await draw(mail, 'dark', measurePage)];
  expect([...light.requests, ...dark.requests]).toEqual([]);
  for (const [at, width] of WIDTHS.entries()) {
    const [before, after] = [light.drawn[at], dark.drawn[at]];
    expect(Math.max(before?.width ?? Number.NaN, after?.width ?? Number.NaN)).toBeLessThanOrEqual(width);
    const contrasts = before?.contrasts ?? [];
    expect(contrasts.length).toBeGreaterThan(0);
    expect(after?.contrasts).toHaveLength(contrasts.length);
    const isWorse = (contrast: number, i: number) => contrast < Math.min(READABLE, contrasts[i] ?? 0);
    expect(after?.contrasts.filter(isWorse)).toEqual([]);
  }
});
