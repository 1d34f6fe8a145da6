/**
 * `npm run pictures`: makes the README's pictures anew, from the real extension, into `.github/pictures/`. With `-- --store` those of the
 * stores, into `.github/store/pictures/`; with `-- --store de` in another language, into `.pictures/store/de/`.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openGallery, type Theme } from '../../gallery/open-gallery.ts';
import { convert } from './magick.ts';
import { type Moment, recordFill } from './record-fill.ts';
import { recordTry } from './record-try.ts';
import { drawStore } from './store/draw-store.ts';

const SHOWN = resolve(import.meta.dirname, '../../../.github/pictures');
const GROUND = '#dfe3dc';

/** How long each moment of the moving picture is seen, in hundredths of a second. */
const SEEN: [Moment, number][] = [
  ['page', 80],
  ['menu', 130],
  ['filled', 110],
  ['popup', 150],
  ['code', 180],
];

/** Of the moving pictures. */
const LOOK = ['-resize', '960x>', '+dither', '-colors', '96', '-layers', 'optimize', '-loop', '0'];

/** Gallery states that stand side by side. */
const VIEWS: [state: string, theme: Theme][] = [
  ['reader-html', 'light'],
  ['popup-code', 'dark'],
  ['reader-html', 'dark'],
];
const POPUP = { width: 380, height: 560 };

async function joinFill(folder: string): Promise<void> {
  const at = (moment: Moment) => join(folder, `${moment}.png`);
  const part = '600x600+30+180';
  const cut = (moment: Moment) => ['(', at(moment), '-crop', part, '+repage', ')'];
  const between = ['(', '-size', '24x600', `xc:${GROUND}`, ')'];
  await convert(
    ...cut('menu'),
    ...between,
    ...cut('filled'),
    '+append',
    '+dither',
    '-colors',
    '200',
    join(SHOWN, 'fill.png'),
  );
  await convert(
    ...SEEN.flatMap(([moment, seen]) => ['-delay', String(seen), at(moment)]),
    ...LOOK,
    join(SHOWN, 'fill.gif'),
  );
}

async function joinTry(folder: string): Promise<void> {
  const frames = (await recordTry(folder)).flatMap((picture) => ['-delay', '150', picture]);
  await convert(...frames, ...LOOK, join(SHOWN, 'try.gif'));
}

async function drawViews(folder: string): Promise<void> {
  const gallery = await openGallery();
  try {
    await gallery.page.setViewport(POPUP);
    const drawn: string[] = [];
    for (const [state, theme] of VIEWS) {
      await gallery.show(state, theme);
      const file = join(folder, `${state}.${theme}.png`);
      await gallery.page.screenshot({ path: file });
      drawn.push(file);
    }
    const framed = drawn.flatMap((file) => ['(', file, '-bordercolor', GROUND, '-border', '16', ')']);
    await convert(...framed, '+append', '+dither', '-colors', '255', join(SHOWN, 'reader-and-dark.png'));
  } finally {
    await gallery.close();
  }
}

async function drawReadme(folder: string): Promise<string> {
  await mkdir(SHOWN, { recursive: true });
  await recordFill(folder);
  await joinFill(folder);
  await joinTry(folder);
  await drawViews(folder);
  return SHOWN;
}

async function drawForStore(language: string, folder: string): Promise<string> {
  const own = resolve(
    import.meta.dirname,
    '../../..',
    language === 'en' ? '.github/store/pictures' : `.pictures/store/${language}`,
  );
  await drawStore(language, own, folder);
  return own;
}

const { values, positionals } = parseArgs({ options: { store: { type: 'boolean' } }, allowPositionals: true });
const folder = await mkdtemp(join(tmpdir(), 'mayfly-pictures-'));
try {
  const made = await (values.store ? drawForStore(positionals[0] ?? 'en', folder) : drawReadme(folder));
  console.log(`The pictures are in ${made}.`);
} finally {
  await rm(folder, { recursive: true });
}
