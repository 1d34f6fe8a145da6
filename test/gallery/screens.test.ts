/**
 * @module-tag browser
 * @module-tag nightly
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findClipped } from './find-clipped.ts';
import { findCovering } from './find-covering.ts';
import { findLost } from './find-lost.ts';
import { findObscured } from './find-obscured.ts';
import { findOverflow } from './find-overflow.ts';
import { findSmall, LEAST_PX } from './find-small.ts';
import { type Gallery, openGallery } from './open-gallery.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
}, 60_000);

afterAll(() => gallery?.close());

async function lookAtAll(look: () => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const state of gallery.states) {
    await gallery.draw(state, 'en');
    found.push(...(await look()).map((line) => `${state}: ${line}`));
  }
  return found;
}

it('at 1280 × 900 and 400 %, every control of every state can be scrolled into view, and is not covered', async () => {
  await gallery.page.setViewport({ width: 320, height: 225, deviceScaleFactor: 4 });
  expect(
    await lookAtAll(async () => [...(await findOverflow(gallery.page)), ...(await findLost(gallery.page))]),
  ).toEqual([]);
}, 240_000);

it('on a phone every control of every state is high enough for touch', async () => {
  await gallery.page.setViewport({ width: 360, height: 740, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  expect(await gallery.page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  expect(await lookAtAll(() => findSmall(gallery.page, LEAST_PX.finger))).toEqual([]);
}, 240_000);

it('with a mouse every control of every state is high enough to be hit, and seen where it has the focus', async () => {
  await gallery.page.setViewport({ width: 380, height: 560 });
  expect(await gallery.page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(false);
  expect(
    await lookAtAll(async () => [
      ...(await findSmall(gallery.page, LEAST_PX.mouse)),
      ...(await findObscured(gallery.page)),
    ]),
  ).toEqual([]);
}, 240_000);

it.each([
  [320, 480],
  [1024, 400],
])(
  'at %i × %i, nothing scrolled lies over what stays where it is',
  async (width, height) => {
    await gallery.page.setViewport({ width, height });
    let meetings = 0;
    const found = await lookAtAll(async () => {
      const seen = await findCovering(gallery.page);
      meetings += seen.meetings;
      return seen.covering;
    });
    expect(found).toEqual([]);
    expect(meetings).toBeGreaterThan(0);
  },
  240_000,
);

/** As a user may set it for every page. @see https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

it('with wide spacing of the text nothing sticks out, and no control or heading is cut', async () => {
  await gallery.page.setViewport({ width: 380, height: 560 });
  const style = await gallery.page.addStyleTag({ content: SPACED });
  expect(
    await lookAtAll(async () => [...(await findOverflow(gallery.page)), ...(await findClipped(gallery.page))]),
  ).toEqual([]);
  await style.evaluate((one) => (one as Element).remove());
}, 240_000);
