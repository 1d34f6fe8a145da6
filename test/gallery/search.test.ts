import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../../lib/language/languages.ts';
import { type Gallery, openGallery } from './open-gallery.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
  await gallery.page.setViewport({ width: 320, height: 560 });
}, 60_000);

afterAll(() => gallery?.close());

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

it.each(Object.keys(LANGUAGES))('%s: at 320 px results begin under the field, and four are seen', async (tag) => {
  for (const state of ['search-open', 'search-found', 'search-filters']) {
    await gallery.draw(state, tag);
    const { under, seen } = await look();
    expect(seen, state).toBeGreaterThanOrEqual(4);
    if (state !== 'search-filters') expect(under, state).toBeLessThan(48);
  }
});

it('the filters are folded, and say how many of them are set', async () => {
  const { page } = gallery;
  await gallery.draw('search-filters', 'en');
  const read = () => page.$eval('.filter-opener', (opener) => [opener.textContent.trim(), opener.ariaExpanded]);
  expect(await read()).toEqual(['Filters: 1', 'true']);
  await page.click('.filter-opener');
  expect(await read()).toEqual(['Filters: 1', 'false']);
  expect(await page.$('.search-filters')).toBeNull();
});
