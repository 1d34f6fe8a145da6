import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../../lib/i18n/languages.ts';
import { NIGHTLY } from '../runner/test-tags.ts';
import { type Gallery, openGallery } from './open-gallery.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
  await gallery.page.setViewport({ width: 320, height: 560 });
});

/** Where the rows begin, and how many of them are wholly in sight. */
const look = () =>
  gallery.page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const floor = boxOf('.popup-bottom')?.top ?? 0;
    const rows = [...document.querySelectorAll('.message-row')].map((row) => row.getBoundingClientRect());
    return {
      under: (rows[0]?.top ?? 0) - (boxOf('input[type=search]')?.bottom ?? 0),
      seen: rows.filter(({ top, bottom }) => top >= 0 && bottom <= floor).length,
    };
  });

for (const language of Object.keys(LANGUAGES))
  it(
    `${language}: at 320 px results begin under the field, and four are seen`,
    ['en', 'de'].includes(language) ? {} : NIGHTLY,
    async () => {
      for (const state of ['search-open', 'search-found', 'search-filters']) {
        await gallery.draw(state, language);
        const { under, seen } = await look();
        expect(seen, state).toBeGreaterThanOrEqual(4);
        if (state !== 'search-filters') expect(under, state).toBeLessThan(48);
      }
    },
  );

it('the filters are folded, and say how many of them are set', async () => {
  const { page } = gallery;
  await gallery.draw('search-filters');
  const read = () => page.$eval('.filter-opener', (opener) => [opener.textContent.trim(), opener.ariaExpanded]);
  expect(await read()).toEqual(['Filters (1)', 'true']);
  await page.click('.filter-opener');
  expect(await read()).toEqual(['Filters (1)', 'false']);
  expect(await page.$('.search-filters')).toBeNull();
});

it('a sender and a subject are cut by what stands beside them alone', async () => {
  const { page } = gallery;
  await gallery.draw('popup-full');
  const rows = await page.$$eval('.message-row', (all) =>
    all.map((row) => {
      const right = (part: string) => row.querySelector(part)?.getBoundingClientRect().right ?? 0;
      const from = row.querySelector('.message-row-from');
      return {
        isSenderWhole: from && from.scrollWidth <= from.clientWidth,
        hasChip: row.querySelector('.chip') !== null,
        isToEdge: right('.message-row-subject') === right('.message-row-side'),
      };
    }),
  );
  expect(rows.map(({ isSenderWhole }) => isSenderWhole)).toEqual(rows.map(() => true));
  expect(rows.some(({ hasChip }) => hasChip)).toBe(true);
  for (const { hasChip, isToEdge } of rows) expect(isToEdge).toBe(!hasChip);
});

it('a sender in the letters of another language is read from its own side, unread as well', async () => {
  await gallery.draw('popup-long-words', 'ar');
  const directions = await gallery.page.$$eval('.message-row-from', (all) =>
    all.map((from) => getComputedStyle(from).direction),
  );
  expect(directions).toEqual(['ltr', 'rtl', 'rtl', 'ltr']);
});
