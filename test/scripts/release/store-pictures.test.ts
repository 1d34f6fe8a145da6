import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Made by `npm run pictures -- --store`. */
const FOLDER = '.github/store/pictures';

/** What the Chrome Web Store, Edge Add-ons and Firefox Add-ons take: pictures of one size, five at most, and two tiles. */
const SIZES: Record<string, [width: number, height: number]> = {
  'tile-440x280.png': [440, 280],
  'tile-1400x560.png': [1400, 560],
  ...Object.fromEntries(
    ['light', 'dark'].flatMap((theme) => [1, 2, 3, 4, 5].map((number) => [`${number}-${theme}.png`, [1280, 800]])),
  ),
};

/** True colours without transparency, as PNG's specification has it. */
const TRUE_COLOR = 2;

/** So much of them is kept beside the source. In bytes. */
const MOST_BYTES = 3_000_000;

it('there are all of them, and no others', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(SIZES).sort());
});

/** @see https://www.w3.org/TR/png-3/#11IHDR */
it.each(Object.entries(SIZES))('%s has the size and the colours that stores take', (name, size) => {
  const bytes = readFileSync(`${FOLDER}/${name}`);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(size);
  expect(bytes[25]).toBe(TRUE_COLOR);
});

it('they weigh little', () => {
  const bytes = Object.keys(SIZES).map((name) => readFileSync(`${FOLDER}/${name}`).length);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(MOST_BYTES);
});
