import { cp, glob, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** As in browsers that know `chrome` alone. A page cannot delete the property: it stands on the prototype of some of them. */
const HIDE_BROWSER =
  "Object.defineProperty(globalThis, 'browser', { value: undefined, writable: true, configurable: true });\n";
const FILE = 'hidden-interfaces.js';

/**
 * Copies a built extension so that none of its contexts has a `browser` of the browser's own.
 * @param source the built extension
 * @param target the copy's folder
 */
export async function hideBrowser(source: string, target: string): Promise<void> {
  await copyWithStart(source, target, HIDE_BROWSER);
}

/**
 * Copies a built extension so that neither background nor pages have these interfaces.
 * @param hidden such as `windows`, or `action.setBadgeText`
 */
export async function hideInterfaces(source: string, target: string, hidden: readonly string[]): Promise<void> {
  // What content scripts have is the same everywhere.
  await copyWithStart(source, target, `(${hide})(${JSON.stringify(hidden)});\n`, ['background.js']);
}

/** Runs before anything of the extension. Its own objects are kept: a proxy on them may not hide what the browser made fast. */
function hide(hidden: string[]): void {
  const without = (real: object, names: string[]): object =>
    new Proxy(
      {},
      {
        has: (_, name) => name in real && !names.includes(String(name)),
        get(_, name) {
          if (names.includes(String(name))) return undefined;
          const value = Reflect.get(real, name) as unknown;
          const inner = names.filter((one) => one.startsWith(`${String(name)}.`));
          return inner.length === 0 || typeof value !== 'object' || value === null
            ? value
            : without(
                value,
                inner.map((one) => one.slice(String(name).length + 1)),
              );
        },
      },
    );
  for (const root of ['browser', 'chrome']) {
    const real = Reflect.get(globalThis, root) as object | undefined;
    if (real)
      Object.defineProperty(globalThis, root, { value: without(real, hidden), writable: true, configurable: true });
  }
}

/** @param scripts those that begin with it; absent: all */
export async function copyWithStart(
  source: string,
  target: string,
  start: string,
  scripts?: readonly string[],
): Promise<void> {
  await cp(source, target, { recursive: true });
  await writeFile(join(target, FILE), start);
  for await (const file of glob(join(target, '*.js'))) {
    if (basename(file) === FILE || (scripts && !scripts.includes(basename(file)))) continue;
    await writeFile(file, start + (await readFile(file, 'utf8')));
  }
  for await (const file of glob(join(target, '*.html'))) {
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace('<head>', `<head><script src="/${FILE}"></script>`));
  }
}
