/** @module-tag browser */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NIGHTLY } from '../runner/test-tags.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { findOverflow } from './find-overflow.ts';
import { type Gallery, openGallery } from './open-gallery.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
  await gallery.page.setViewport({ width: 320, height: 560 });
}, 60_000);

afterAll(() => gallery?.close());

/** What is found in these states, in English. */
async function findIn(states: string[], findFaults: () => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const state of states) {
    await gallery.draw(state, 'en');
    found.push(...(await findFaults()).map((fault) => `${state}: ${fault}`));
  }
  return found;
}

const TIMEOUT_MS = 240_000;

it('at 320 px no state overflows', { timeout: TIMEOUT_MS }, async () => {
  expect(gallery.states.length).toBeGreaterThan(40);
  await gallery.setTheme('light');
  expect(await findIn(gallery.states, () => findOverflow(gallery.page))).toEqual([]);
});

it('every tenth state follows all rules of axe', { timeout: TIMEOUT_MS }, async () => {
  const part = gallery.states.filter((_, nth) => nth % 10 === 0);
  expect(await findIn(part, () => checkAccessibility(gallery.page))).toEqual([]);
});

it('every state follows all rules of axe', { timeout: TIMEOUT_MS, ...NIGHTLY }, async () => {
  expect(await findIn(gallery.states, () => checkAccessibility(gallery.page))).toEqual([]);
});

it('no state overflows from right to left, nor has too little contrast in the dark', {
  timeout: TIMEOUT_MS,
  ...NIGHTLY,
}, async () => {
  await gallery.setTheme('dark');
  const find = async () => {
    const lowContrast = await checkAccessibility(gallery.page, ['color-contrast']);
    await gallery.setDirection('rtl');
    return [...lowContrast, ...(await findOverflow(gallery.page))];
  };
  expect(await findIn(gallery.states, find)).toEqual([]);
});
