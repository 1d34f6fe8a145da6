/**
 * Both browsers draw every view: it takes most of a minute.
 * @module-tag nightly
 */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Gallery, openGallery } from './open-gallery.ts';
import { readTree } from './read-tree.ts';

let chromium: Gallery;
let firefox: Gallery;

beforeAll(async () => {
  chromium = await openGallery();
  firefox = await openGallery('firefox');
}, 60_000);

afterAll(() => firefox?.close());

/** Names of what Tab leads to, from the top of the page on. */
async function tabThrough(page: Page, stops: number): Promise<string[]> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const names: string[] = [];
  while (names.length < stops) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(() => {
        const { ariaLabel, labels, textContent } = document.activeElement as HTMLInputElement;
        return (ariaLabel ?? labels?.[0]?.textContent ?? textContent ?? '').trim();
      }),
    );
  }
  return names;
}

it.each<[state: string, headings: string[], stops: string[]]>([
  [
    'popup-no-address',
    ['Mayfly', 'No address yet'],
    ['Fill a new address', 'More options', 'Check for new mail', 'Mail', 'Addresses', 'Settings', 'More'],
  ],
  [
    'popup-mail',
    ['Mayfly'],
    ['Fill quiet.lark.41@mayfly.test', 'More options', 'Copy address: quiet.lark.41@mayfly.test', 'New address'],
  ],
  ['popup-code', ['Mayfly'], ['Fill code', 'Copy code', 'Copy address: quiet.lark.41@mayfly.test', 'More options']],
  ['new-address', ['New address'], ['Back', 'Name before the @', 'Domain', 'After this site: fernway.k3']],
  ['search-found', ['Mayfly'], ['Search messages', 'Close', 'Filters']],
  ['addresses', ['Addresses'], ['Back', 'New address', 'Select: quiet.lark.41@mayfly.test']],
  ['reader-text', ['Your sign-up code'], ['Back', 'Mark as unread', 'Delete message', 'More']],
  ['reader-html', ['Please confirm your e-mail address'], ['Back', 'Mark as unread', 'Delete message']],
  [
    'options-first',
    ['Mayfly', 'Connect a temporary email service', 'How to get an API key', 'Pin Mayfly to the toolbar'],
    ['Try it now, no key', 'Service URL', 'API key', 'Show key'],
  ],
  [
    'options-connected',
    ['Mayfly', 'Your temporary email service', 'Filling in fields', 'Mail', 'Reading', 'Appearance', 'Language'],
    ['Your temporary email service', 'Filling in fields', 'Mail', 'Reading'],
  ],
  [
    'welcome-connected',
    ['Mayfly', 'Connected to api.temp-mail.example', 'Pin Mayfly to the toolbar', 'Fill in your first address'],
    ['Email address', 'Skip'],
  ],
])(
  'both browsers tell the same of %s: its headings, each control by role and name, the first stops of Tab',
  async (state, headings, stops) => {
    await chromium.draw(state);
    await firefox.draw(state);
    let tree: string[] = [];
    // Each has its own way with the spaces between the parts of a name.
    const withoutSpaces = (lines: string[]) => lines.map((line) => line.replaceAll(/\s/g, ''));
    // A long list is first drawn as far as it is in view.
    await vi.waitFor(
      async () => {
        tree = await readTree(chromium.page);
        expect(withoutSpaces(await readTree(firefox.page))).toEqual(withoutSpaces(tree));
      },
      { timeout: 10_000 },
    );
    expect(tree.filter((line) => line.startsWith('heading')).slice(0, headings.length)).toEqual(
      headings.map((name) => `heading "${name}"`),
    );
    expect(
      tree.filter((line) => line.endsWith(' ""')).filter((line) => !/^(?:main|contentinfo|list) /.test(line)),
    ).toEqual([]);
    for (const { page } of [chromium, firefox]) expect(await tabThrough(page, stops.length)).toEqual(stops);
  },
);
