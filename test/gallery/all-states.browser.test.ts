import type { Viewport } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { NIGHTLY } from '../runner/test-tags.ts';
import type { Finder } from './finders.ts';
import { type Gallery, openGallery } from './open-gallery.ts';
import type { Widest } from './speak-language.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
});

const TIMEOUT_MS = 240_000;

describe('every state, in English', { timeout: TIMEOUT_MS }, () => {
  it('at 320 px: nothing sticks out, no control or heading is cut, and every third follows all rules of axe', async () => {
    await gallery.page.setViewport({ width: 320, height: 560 });
    expect(await gallery.findInAll(['overflow', 'clipped', 'clippedHints'], { inThird: ['axe'] })).toEqual([]);
  });
});

/** In pixels; the phone has a finger in place of a mouse. */
const NARROW = { width: 320, height: 560 };
const ENLARGED = { width: 320, height: 225, deviceScaleFactor: 4 };
const PHONE = { width: 360, height: 740, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const WIDE = { width: 1024, height: 720 };
const POPUP = { width: 380, height: 560 };

describe('every state', { timeout: TIMEOUT_MS, ...NIGHTLY }, () => {
  it.each<[what: string, viewport: Viewport, finders: Finder[], language?: Widest]>([
    ['follows all rules of axe', NARROW, ['axe']],
    // Each language alone would take eight times as long, and find less: a form of a number that no state has.
    ['holds the widest text of all languages', NARROW, ['overflow', 'clipped', 'clippedHints'], 'widest-text'],
    ['holds the widest word of all languages', NARROW, ['overflow', 'clipped', 'clippedHints'], 'widest-word'],
    ['at 400 % has controls that can all be scrolled into view, and are not covered', ENLARGED, ['overflow', 'lost']],
    ['on a phone has controls that are high enough for touch', PHONE, ['lowForFinger']],
    ['wide has controls that are high enough for a mouse', WIDE, ['overflow', 'lowForMouse']],
    ['in the popup has controls that are seen where they have the focus', POPUP, ['obscured', 'lowForMouse']],
    ['scrolls nothing over what stays where it is', { width: 320, height: 480 }, ['covering']],
    ['wide and low scrolls nothing over what stays where it is', { width: 1024, height: 400 }, ['covering']],
  ])('%s', async (_, viewport, finders, language) => {
    await gallery.page.setViewport(viewport);
    expect(await gallery.page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(viewport === PHONE);
    expect(await gallery.findInAll(finders, { language })).toEqual([]);
  });

  it('has enough contrast in the dark, and nothing that sticks out from right to left', async () => {
    await gallery.page.setViewport(NARROW);
    await gallery.setTheme('dark');
    const found = await gallery.findInAll(['contrast', 'overflowTurned']);
    await gallery.setTheme('light');
    expect(found).toEqual([]);
  });

  it('is looked at with an instrument that sees a row above a bar', async () => {
    await gallery.page.setViewport({ width: 320, height: 480 });
    await gallery.draw('selection');
    const style = await gallery.page.addStyleTag({ content: '.selection-bar { z-index: -1 !important }' });
    const found = await gallery.find('covering');
    await style.evaluate((one) => (one as Element).remove());
    expect(found).toContainEqual(expect.stringContaining('lies over "selection-bar'));
  });

  it('with the text as widely spaced as a user may set it, has nothing that sticks out or is cut', async () => {
    await gallery.page.setViewport(POPUP);
    const spaced = await gallery.page.evaluateOnNewDocument(() => {
      // See https://www.w3.org/TR/WCAG22/#text-spacing
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    const found = await gallery.findInAll(['overflow', 'clipped']);
    await gallery.page.removeScriptToEvaluateOnNewDocument(spaced.identifier);
    expect(found).toEqual([]);
  });
});

it.each(['export', 'options-export'])('%s has its style from the style sheets of its page', async (state) => {
  await gallery.draw(state);
  const gap = await gallery.page.$eval('.export', (view) => getComputedStyle(view).gap);
  expect(gap).not.toBe('normal');
});
