/** `node test/scripts/icons/draw.ts`: every icon of the extension from its drawing, into `public/icon`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { findProgram } from '../../e2e/find-program.ts';
import { ICON_STATES, iconSvg } from './icon-svg.ts';
import { palettePng } from './palette-png.ts';

const FOLDER = join(import.meta.dirname, '../../../public/icon');

/** The toolbar's sizes, at one, two and three pixels for a point. */
const TOOLBAR_PX = [16, 32, 48];

const browser = await puppeteer.launch({ executablePath: findProgram('chromium'), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  for (const state of ICON_STATES) {
    for (const sizePx of state === 'idle' ? [...TOOLBAR_PX, 128] : TOOLBAR_PX) {
      const rgba = await page.evaluate(
        async (svg, size) => {
          const picture = new Image();
          picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
          await picture.decode();
          const canvas = new OffscreenCanvas(size, size).getContext('2d');
          canvas?.drawImage(picture, 0, 0, size, size);
          return [...(canvas?.getImageData(0, 0, size, size).data ?? [])];
        },
        iconSvg(state, sizePx),
        sizePx,
      );
      const name = state === 'idle' ? sizePx : `${state}-${sizePx}`;
      await writeFile(join(FOLDER, `${name}.png`), palettePng(Uint8Array.from(rgba), sizePx));
    }
  }
} finally {
  await browser.close();
}
