/**
 * At each landing `gallery.test.ts` draws every state in English.
 * @module-tag browser
 * @module-tag nightly
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findClipped, findClippedHints } from './find-clipped.ts';
import { findOverflow } from './find-overflow.ts';
import { type Gallery, openGallery } from './open-gallery.ts';
import type { Widest } from './speak-language.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
  await gallery.page.setViewport({ width: 320, height: 560 });
}, 60_000);

afterAll(() => gallery?.close());

// Each language alone would take eight times as long, and find less: a form of a number that no state has. The other direction of writing
// has a made language of its own, which is longer than all of these.
it.each<Widest>(['widest-text', 'widest-word'])(
  'every state at 320 px, with the %s of all languages: nothing sticks out, and no control or heading is cut',
  async (widest) => {
    const found = new Set<string>();
    for (const state of gallery.states) {
      await gallery.draw(state, widest);
      const { page } = gallery;
      for (const line of [
        ...(await findOverflow(page)),
        ...(await findClipped(page)),
        ...(await findClippedHints(page)),
      ])
        found.add(`${state}: ${line}`);
    }
    expect([...found]).toEqual([]);
  },
  60_000,
);
