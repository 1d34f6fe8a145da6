import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Bytes of script and style, minified, not zipped. */
export type FirstLoad = {
  /** what the browser has to have before the page's first paint */
  beforePaint: number;
  /** with it, what is loaded without any input: scripts that the page names, what they import, and what they load once it is on screen */
  all: number;
  files: string[];
};

/** Loaded by the mailbox's pages once they are on screen. */
const BY_ITSELF = 'chunks/{take-snapshot,eviction-notice-line}-*.js';

const IMPORTED = /(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g;

export const sizeOf = (file: string): number => statSync(file).size;

export const sum = (files: readonly string[]): number => files.reduce((bytes, file) => bytes + sizeOf(file), 0);

/** @param folder a built extension @param page such as `popup.html` */
export function firstLoadOf(folder: string, page: string): FirstLoad {
  const html = readFileSync(join(folder, page), 'utf8').replaceAll(/<link [^>]*\bdisabled>/g, '');
  const find = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
  const inline = find(/<style>(.*?)<\/style>/gs).reduce((bytes, style) => bytes + Buffer.byteLength(style), 0);
  const named = follow(find(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g).map((path) => join(folder, path)));
  const then = find(/data-then="\/?([^"]+\.js)"/g);
  const byItself = then.length > 0 ? globSync(BY_ITSELF, { cwd: folder }) : [];
  const after = follow([...then, ...byItself].map((path) => join(folder, path)));
  return {
    beforePaint: inline + sum(named),
    all: inline + sum([...new Set([...named, ...after])]),
    files: [...new Set([...named, ...after])],
  };
}

/** These, and what they import, and so on. */
function follow(files: string[]): string[] {
  const waiting = [...files];
  const loaded = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file) || !existsSync(file)) continue;
    loaded.add(file);
    const script = file.endsWith('.js') ? readFileSync(file, 'utf8') : '';
    for (const [, path = ''] of script.matchAll(IMPORTED)) waiting.push(join(dirname(file), path));
  }
  return [...loaded];
}
