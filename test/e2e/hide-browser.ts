import { cp, glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** As in browsers that know `chrome` alone. A page cannot delete the property: it stands on the prototype of some of them. */
const HIDE =
  "Object.defineProperty(globalThis, 'browser', { value: undefined, writable: true, configurable: true });\n";
const FILE = 'hide-browser.js';

/**
 * Copies a built extension so that none of its contexts has a `browser` of the browser's own.
 * @param source the built extension
 * @param target the copy's folder
 */
export async function hideBrowser(source: string, target: string): Promise<void> {
  await cp(source, target, { recursive: true });
  await writeFile(join(target, FILE), HIDE);
  for await (const file of glob(join(target, '*.js'))) await writeFile(file, HIDE + (await readFile(file, 'utf8')));
  for await (const file of glob(join(target, '*.html'))) {
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace('<head>', `<head><script src="/${FILE}"></script>`));
  }
}
