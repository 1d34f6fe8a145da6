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

/** What is found in each state, in English. */
async function findInAll(findFaults: () => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const state of gallery.states) {
    await gallery.draw(state, 'en');
    found.push(...(await findFaults()).map((fault) => `${state}: ${fault}`));
  }
  return found;
}

const TIMEOUT_MS = 240_000;

it('at 320 px no state overflows, nor violates a rule of axe', { timeout: TIMEOUT_MS }, async () => {
  expect(gallery.states.length).toBeGreaterThan(40);
  await gallery.setTheme('light');
  const find = async () => [...(await findOverflow(gallery.page)), ...(await checkAccessibility(gallery.page))];
  expect(await findInAll(find)).toEqual([]);
});

it('nor does one from right to left, or in the dark', { timeout: TIMEOUT_MS, tags: ['nightly'] }, async () => {
  await gallery.setTheme('dark');
  const find = async () => {
    const lowContrast = await checkAccessibility(gallery.page, ['color-contrast']);
    await gallery.setDirection('rtl');
    return [...lowContrast, ...(await findOverflow(gallery.page))];
  };
  expect(await findInAll(find)).toEqual([]);
});
