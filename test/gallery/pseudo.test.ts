/**
 * @module-tag browser
 * @module-tag nightly
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findClipped } from './find-clipped.ts';
import { findCut } from './find-cut.ts';
import { findOverflow } from './find-overflow.ts';
import { findUnspoken } from './find-unspoken.ts';
import { isMade } from './made-words.ts';
import { type Gallery, openGallery } from './open-gallery.ts';
import type { Pseudo } from './pseudo.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
}, 60_000);

afterAll(() => gallery?.close());

const WIDTHS = [320, 380];

it.each<Pseudo>(['en-XA', 'ar-XB'])(
  'in %s nothing sticks out and no text of ours is cut, at 320 px and in the popup, and all that is no text is made data',
  async (pseudo) => {
    const { page } = gallery;
    const found = new Set<string>();
    const unspoken = new Set<string>();
    for (const state of gallery.states) {
      await gallery.draw(state, pseudo);
      for (const width of WIDTHS) {
        await page.setViewport({ width, height: 560 });
        for (const line of [...(await findOverflow(page)), ...(await findClipped(page)), ...(await findCut(page))])
          found.add(`${state}, ${width} px: ${line}`);
      }
      for (const words of await findUnspoken(page)) if (!isMade(words)) unspoken.add(`${state}: ${words}`);
    }
    expect([...found]).toEqual([]);
    expect([...unspoken]).toEqual([]);
  },
  60_000,
);

it('sees a text that is cut, and one that was put together in code', async () => {
  const { page } = gallery;
  await page.setViewport({ width: 320, height: 560 });
  await gallery.draw('popup-locked', 'en-XA');
  expect(await findCut(page)).toEqual([]);
  await page.$eval('button.primary', (button) => {
    if (!(button instanceof HTMLElement)) return;
    button.style.cssText = 'overflow: hidden; white-space: nowrap; inline-size: 3rem';
    button.insertAdjacentHTML('afterend', '<p title="Of two">⟦One⟧ and ⟦two: ⟨of them⟩⟧</p>');
  });
  expect(await findCut(page)).toContainEqual(expect.stringContaining('is cut by'));
  expect((await findUnspoken(page)).filter((words) => !isMade(words))).toEqual(['Of two', 'and', 'of them']);
});
