/**
 * `node test/gallery/pictures.ts [part of a state's name] [ko,en-XA]`: pictures of every state in these languages, else in three, into
 * `.pictures/`, and axe on each.
 */
import { mkdir } from 'node:fs/promises';
import { checkAccessibility } from './check-accessibility.ts';
import { openGallery, type Theme } from './open-gallery.ts';

const FOLDER = '.pictures';
const SIZES = {
  narrow: { width: 320, height: 560 },
  popup: { width: 380, height: 560 },
  wide: { width: 1024, height: 720 },
};
const THEMES: Theme[] = ['light', 'dark'];

/** The source language, one with long words, one from right to left. */
const THREE = ['en', 'de', 'ar'];

const [wanted = '', tags] = process.argv.slice(2);
const languages = tags?.split(',') ?? THREE;
await mkdir(FOLDER, { recursive: true });
const gallery = await openGallery();
let violations = 0;
try {
  for (const state of gallery.states.filter((name) => name.includes(wanted))) {
    for (const [sizeName, size] of Object.entries(SIZES)) {
      await gallery.page.setViewport(size);
      for (const look of THEMES.flatMap((theme) => languages.map((language) => ({ theme, language })))) {
        await gallery.show(state, look.theme, look.language);
        const name = `${state}.${sizeName}.${look.theme}.${look.language}`;
        await gallery.page.screenshot({ path: `${FOLDER}/${name}.png` });
        for (const line of await checkAccessibility(gallery.page)) {
          violations += 1;
          console.log(`${name}: ${line}`);
        }
      }
    }
  }
} finally {
  await gallery.close();
}
console.log(`Pictures of ${gallery.states.length} states in ${FOLDER}/; ${violations} accessibility violations.`);
process.exitCode = violations > 0 ? 1 : 0;
