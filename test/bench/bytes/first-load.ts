import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What is loaded without any input: scripts and style sheets that the page names, and what they import. The Public Suffix List, which the
 * popup asks for beside them, is left out.
 */
export type FirstLoad = {
  /** Bytes, minified, not zipped. */
  all: number;
  files: string[];
};

const IMPORTED = /(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g;

export const sizeOf = (file: string): number => statSync(file).size;

export const sum = (files: readonly string[]): number => files.reduce((bytes, file) => bytes + sizeOf(file), 0);

/** @param folder a built extension @param page such as `popup.html` */
export function firstLoadOf(folder: string, page: string): FirstLoad {
  const html = readFileSync(join(folder, page), 'utf8').replaceAll(/<link [^>]*(?:\bdisabled|"\/site\.js")>/g, '');
  const find = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
  const inline = find(/<style>(.*?)<\/style>/gs).reduce((bytes, style) => bytes + Buffer.byteLength(style), 0);
  const named = follow(find(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g).map((path) => join(folder, path)));
  return { all: inline + sum(named), files: named };
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
