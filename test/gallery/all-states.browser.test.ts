import { beforeAll, describe, expect, it } from 'vitest';
import { NIGHTLY } from '../runner/test-tags.ts';
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

describe('every state', { timeout: TIMEOUT_MS, ...NIGHTLY }, () => {
  it('follows all rules of axe', async () => {
    await gallery.page.setViewport({ width: 320, height: 560 });
    expect(await gallery.findInAll(['axe'])).toEqual([]);
  });

  it('has enough contrast in the dark, and nothing that sticks out from right to left', async () => {
    await gallery.page.setViewport({ width: 320, height: 560 });
    await gallery.setTheme('dark');
    const found = await gallery.findInAll(['contrast', 'overflowTurned']);
    await gallery.setTheme('light');
    expect(found).toEqual([]);
  });

  // Each language alone would take eight times as long, and find less: a form of a number that no state has.
  it.each<Widest>(['widest-text', 'widest-word'])(
    'at 320 px, with the %s of all languages: nothing sticks out, and no control or heading is cut',
    async (widest) => {
      await gallery.page.setViewport({ width: 320, height: 560 });
      expect(await gallery.findInAll(['overflow', 'clipped', 'clippedHints'], { language: widest })).toEqual([]);
    },
  );

  it('at 1280 × 900 and 400 %, has controls that can all be scrolled into view, and are not covered', async () => {
    await gallery.page.setViewport({ width: 320, height: 225, deviceScaleFactor: 4 });
    expect(await gallery.findInAll(['overflow', 'lost'])).toEqual([]);
  });

  it('on a phone, has controls that are high enough for touch', async () => {
    await gallery.page.setViewport({ width: 360, height: 740, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
    expect(await gallery.page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    expect(await gallery.findInAll(['lowForFinger'])).toEqual([]);
  });

  it('wide, with a mouse, has nothing that sticks out, and controls that are high enough to be hit', async () => {
    await gallery.page.setViewport({ width: 1024, height: 720 });
    expect(await gallery.page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(false);
    expect(await gallery.findInAll(['overflow', 'lowForMouse'])).toEqual([]);
  });

  it('in the popup, has controls that are seen where they have the focus, and are high enough to be hit', async () => {
    await gallery.page.setViewport({ width: 380, height: 560 });
    expect(await gallery.findInAll(['obscured', 'lowForMouse'])).toEqual([]);
  });

  it.each([
    [320, 480],
    [1024, 400],
  ])('at %i × %i, scrolls nothing over what stays where it is', async (width, height) => {
    await gallery.page.setViewport({ width, height });
    expect(await gallery.findInAll(['covering'])).toEqual([]);
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
    await gallery.page.setViewport({ width: 380, height: 560 });
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
