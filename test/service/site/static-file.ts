import { readFile } from 'node:fs/promises';

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/**
 * A file of `public/`.
 * @param name without folders, such as `site.css`
 * @returns undefined if there is none
 */
export async function findStaticFile(name: string): Promise<{ content: string; type: string } | undefined> {
  const [, extension = ''] = /^[a-z-]+\.([a-z]+)$/.exec(name) ?? [];
  const type = TYPES[extension];
  if (type === undefined) return undefined;
  try {
    return { content: await readFile(new URL(`./public/${name}`, import.meta.url), 'utf8'), type };
  } catch {
    return undefined;
  }
}
