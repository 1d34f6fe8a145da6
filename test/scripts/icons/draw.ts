/** `node test/scripts/icons/draw.ts`: every icon of the extension from its drawing, into `public/icon`. ImageMagick makes them small. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { findProgram } from '../../find-program.mjs';
import { convert } from '../pictures/magick.ts';

const FOLDER = join(import.meta.dirname, '../../../public/icon');

/** The toolbar's sizes, at one, two and three pixels for a point. */
const TOOLBAR_PX = [16, 32, 48];

/** Filled grounds, so that the white mark reads on light and dark toolbars alike. */
const STYLES = {
  idle: '.ground { fill: #0d7a6a } .wings { fill: #fff }',
  error: '.ground { fill: #b4581a } .wings { fill: #fff }',
  off: '.ground { fill: #78837f } .wings { fill: none; stroke: #fff; stroke-linejoin: round }',
};

const browser = await puppeteer.launch({ executablePath: findProgram('chromium'), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  for (const [state, style] of Object.entries(STYLES))
    for (const size of state === 'idle' ? [...TOOLBAR_PX, 128] : TOOLBAR_PX) {
      const drawing = await readFile(join(import.meta.dirname, size <= 20 ? 'icon-small.svg' : 'icon.svg'), 'utf8');
      await page.setViewport({ width: size, height: size });
      await page.setContent(`<style>body { margin: 0 } svg { display: block } ${style}</style>${drawing}`);
      const path = join(FOLDER, `${state === 'idle' ? size : `${state}-${size}`}.png`) as `${string}.png`;
      await page.screenshot({ path, omitBackground: true });
      await convert(path, '-strip', '+dither', '-colors', '48', path);
    }
} finally {
  await browser.close();
}
