import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../lib/i18n/languages.ts';
import { readComments } from '../language/read-comments.ts';
import { baseOf, readTexts } from '../language/read-texts.ts';
import { findBoxes, findKeys } from './find-keys.ts';
import { openGallery } from './open-gallery.ts';

/** A text in no more pictures than these: most stand in dozens. */
const MOST_PICTURES = 3;

/** The popup's width, and higher, so that little has to be scrolled. */
const SIZE = { width: 380, height: 900 };

/** @property at left, top, width, height of what holds the text, in pixels of the picture */
type Place = { picture: string; at?: number[]; isHeard?: true };

/** @property pictures none for a text that no state of the gallery has: in menus, in notifications, in mails */
export type PicturedText = { text: string; english: string; comment?: string; pictures: Place[] };

/**
 * Writes a picture of each state of the gallery, and `texts.json`, which says for each text what it is for and where it is seen.
 * @param language that the pictures are in
 * @returns by key, without the form of a number
 */
export async function pictureTexts(folder: string, language: Language): Promise<Record<string, PicturedText>> {
  const [english, texts, comments] = [await readTexts('en'), await readTexts(language), readComments()];
  const found: Record<string, PicturedText> = {};
  for (const [key, text] of english) {
    const base = baseOf(key, english);
    const comment = comments.get(base);
    found[base] = { text: texts.get(key) ?? '', english: text, ...(comment && { comment }), pictures: [] };
  }

  await mkdir(folder, { recursive: true });
  const gallery = await openGallery();
  try {
    const { page } = gallery;
    await gallery.setTheme('light');
    await page.setViewport(SIZE);
    for (const state of gallery.states) {
      await gallery.draw(state, 'keys');
      const seen = (await findKeys(page)).map((one) => ({ ...one, key: one.key.replaceAll('_', '.') }));
      await gallery.draw(state, language);
      const boxes = await findBoxes(
        page,
        seen.map(({ element }) => element),
      );
      const picture = `${state}.png`;
      for (const [nth, { key, isHeard }] of seen.entries()) {
        const places = found[baseOf(key, english)]?.pictures;
        // One place a picture.
        if (!places || places.some((place) => place.picture === picture)) continue;
        const at = boxes[nth];
        places.push({ picture, ...(at && { at }), ...(isHeard && { isHeard }) });
      }
      await page.screenshot({ path: join(folder, picture), fullPage: true });
    }
  } finally {
    await gallery.close();
  }
  // What is seen says more than what is heard.
  for (const one of Object.values(found))
    one.pictures = one.pictures
      .toSorted((a, b) => Number(a.isHeard ?? false) - Number(b.isHeard ?? false))
      .slice(0, MOST_PICTURES);
  await writeFile(join(folder, 'texts.json'), `${JSON.stringify(found, null, 2)}\n`);
  return found;
}
