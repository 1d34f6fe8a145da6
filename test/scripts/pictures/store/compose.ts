import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import type { Theme } from '../../../gallery/open-gallery.ts';

/** Of one picture, in CSS pixels, which are those of the picture. */
export type Size = { width: number; height: number; deviceScaleFactor?: number };

const ICON = join(import.meta.dirname, '../../../../public/icon/128.png');

/** Ground, ink, and what stands between the two, as in the product. */
const COLORS: Record<Theme, { ground: string; ink: string; soft: string; edge: string }> = {
  light: { ground: 'linear-gradient(160deg, #eef3ee, #d5e4dd)', ink: '#14211d', soft: '#43534d', edge: '#0b6b5d33' },
  dark: { ground: 'linear-gradient(160deg, #1a2420, #0d1412)', ink: '#eef4f0', soft: '#b2c2ba', edge: '#5cc9b433' },
};

const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { display: flex; overflow: hidden; font-family: system-ui, 'Liberation Sans', sans-serif }
  img { display: block }
  .shot { border-radius: 14px; box-shadow: 0 0 0 1px var(--edge), 0 18px 50px #0003; max-height: 100%; max-width: 100% }
  .captioned { flex-direction: column; align-items: center; gap: 30px; padding: 38px 36px 34px }
  .captioned h1 { font-size: 34px; line-height: 1.2; text-align: center; text-wrap: balance }
  .row:has(:nth-child(2)) .shot { height: 100% }
  .row { display: flex; gap: 26px; flex: 1; min-height: 0; align-items: center; justify-content: center }
  .tile { align-items: center; gap: 5%; padding: 0 8% }
  .tile .words { flex: 1 }
  .tile h1 { margin-top: 0.3em; font-size: var(--name); letter-spacing: -0.02em }
  .tile p { font-size: var(--claim); line-height: 1.35; color: var(--soft); text-wrap: balance }
`;

const asUrl = async (file: string) => `data:image/png;base64,${(await readFile(file)).toString('base64')}`;
const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function draw(page: Page, { width, height }: Size, theme: Theme, body: string, file: string): Promise<void> {
  const { ground, ink, soft, edge } = COLORS[theme];
  await page.bringToFront();
  await page.setViewport({ width, height });
  const colors = `--soft: ${soft}; --edge: ${edge}; color: ${ink}; background: ${ground}; width: ${width}px; height: ${height}px`;
  await page.setContent(`<!doctype html><style>${STYLE} body { ${colors} }</style>${body}`, { waitUntil: 'load' });
  await page.screenshot({ path: file });
}

/** A picture with its caption over one or more shots side by side. @param shots files */
export async function drawCaptioned(
  page: Page,
  size: Size,
  theme: Theme,
  caption: string,
  shots: string[],
  file: string,
): Promise<void> {
  const images = await Promise.all(shots.map(async (shot) => `<img class="shot" src="${await asUrl(shot)}">`));
  const body = `<body class="captioned" dir="auto"><h1>${asText(caption)}</h1><div class="row">${images.join('')}</div>`;
  await draw(page, size, theme, body, file);
}

/** A tile: icon, name and claim, and beside them a shot if there is one. */
export async function drawTile(page: Page, size: Size, claim: string, shot: string | undefined, file: string) {
  const scale = shot === undefined ? 1 : 1.9;
  const sizes = `--name: ${36 * scale}px; --claim: ${16 * scale}px`;
  const side = 56 * scale;
  const body = `<body class="tile" style="${sizes}"><div class="words" dir="auto">
    <img src="${await asUrl(ICON)}" width="${side}" height="${side}" alt="">
    <h1>Mayfly</h1><p>${asText(claim)}</p></div>
    ${shot === undefined ? '' : `<img class="shot" style="max-height: 86%" src="${await asUrl(shot)}">`}`;
  await draw(page, size, 'light', body, file);
}
