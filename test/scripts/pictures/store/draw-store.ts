import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Gallery, openGallery, type Theme } from '../../../gallery/open-gallery.ts';
import { convert } from '../magick.ts';
import { recordFill } from '../record-fill.ts';
import { drawCaptioned, drawTile, type Size } from './compose.ts';
import { readStorePage } from './read-page.ts';

/** As the stores ask for them. */
const PICTURE: Size = { width: 1280, height: 800 };
const TILES: Size[] = [
  { width: 440, height: 280 },
  { width: 1400, height: 560 },
];

const POPUP: Size = { width: 380, height: 640 };
/** Of views with little in them, shown larger. */
const SHORT: Size = { width: 380, height: 460, deviceScaleFactor: 2 };
const TAB: Size = { width: 1180, height: 640 };

/** Of the browser's screen: around the field, and what is between the window's bar and the notification. */
const FIELD = '600x600+30+180';
const WINDOW = '1280x665+0+40';

/** In which theme and language the last picture shows the popup, beside the one that it is drawn in. */
const OTHERS: [theme: Theme, language: string][] = [
  ['light', 'de'],
  ['dark', 'en'],
  ['light', 'ar'],
];

/**
 * Makes the stores' pictures: five in both themes, from the real extension in real Chromium and from its views, and two tiles.
 * @param language BCP 47; it has a page in `.github/store`
 * @param folder where they are saved, as `1-light.png`
 * @param scratch for what they are made of
 */
export async function drawStore(language: string, folder: string, scratch: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { captions, claim } = await readStorePage(language);
  const gallery = await openGallery();
  try {
    const canvas = await (await gallery.page.browser()).newPage();
    for (const theme of ['light', 'dark'] as const) {
      const shots = await takeShots(gallery, theme, language, scratch);
      for (const [at, shown] of shots.entries()) {
        const file = join(folder, `${at + 1}-${theme}.png`);
        await drawCaptioned(canvas, PICTURE, theme, captions[at] ?? '', shown, file);
        await shrink(file);
      }
    }
    const popup = await takeView(gallery, POPUP, 'popup-code', 'light', language, scratch);
    for (const tile of TILES) {
      const file = join(folder, `tile-${tile.width}x${tile.height}.png`);
      await drawTile(canvas, tile, claim, tile.width > 1000 ? popup : undefined, file);
      await shrink(file);
    }
  } finally {
    await gallery.close();
  }
}

/** The shots of the five pictures, in the order of their captions. */
async function takeShots(gallery: Gallery, theme: Theme, language: string, scratch: string): Promise<string[][]> {
  const folder = join(scratch, theme);
  await mkdir(folder, { recursive: true });
  await recordFill(folder, { theme, language });
  const cut = async (moment: string, part: string) => {
    const file = join(folder, `${moment}-cut.png`);
    await convert(join(folder, `${moment}.png`), '-crop', part, '+repage', file);
    return file;
  };
  const view = (size: Size, state: string) => takeView(gallery, size, state, theme, language, scratch);
  const others =
    theme === 'light' ? OTHERS : OTHERS.map(([one, of]) => [one === 'light' ? 'dark' : 'light', of] as const);
  const themes: string[] = [];
  for (const [one, of] of others) themes.push(await takeView(gallery, POPUP, 'popup-code', one, of, scratch));
  return [
    [await cut('menu', FIELD), await cut('filled', FIELD)],
    [await cut('popup', WINDOW)],
    [await view(TAB, 'panes-open')],
    [await view(SHORT, 'addresses'), await view(SHORT, 'address-mail')],
    themes,
  ];
}

async function takeView(
  gallery: Gallery,
  size: Size,
  state: string,
  theme: Theme,
  language: string,
  scratch: string,
): Promise<string> {
  await gallery.page.bringToFront();
  await gallery.page.setViewport(size);
  await gallery.show(state, theme, language);
  const file = join(scratch, `${state}-${theme}-${language}.png`);
  await gallery.page.screenshot({ path: file });
  return file;
}

/** The stores take true colours, without transparency; a few hundred of them are enough, and weigh less. */
const shrink = (file: string) => convert(file, '+dither', '-colors', '255', `PNG24:${file}`);
