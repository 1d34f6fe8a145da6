/** @module-tag browser */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAccessibility } from './check-accessibility.ts';
import { findOverflow } from './find-overflow.ts';
import { type Gallery, openGallery } from './open-gallery.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
  await gallery.page.setViewport({ width: 320, height: 560 });
}, 60_000);

afterAll(() => gallery?.close());

it('at 320 px no state overflows in either direction of writing, nor violates a rule of axe in either theme', async () => {
  const found: string[] = [];
  expect(gallery.states.length).toBeGreaterThan(40);
  for (const state of gallery.states) {
    const report = (where: string, lines: string[]) =>
      found.push(...lines.map((line) => `${state}, ${where}: ${line}`));
    await gallery.setTheme('light');
    await gallery.draw(state, 'en');
    report('left to right', await findOverflow(gallery.page));
    report('light', await checkAccessibility(gallery.page));
    await gallery.setTheme('dark');
    report('dark', await checkAccessibility(gallery.page, ['color-contrast']));
    await gallery.setDirection('rtl');
    report('right to left', await findOverflow(gallery.page));
  }
  expect(found).toEqual([]);
}, 240_000);
