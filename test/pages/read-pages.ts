import { readdir, readFile } from 'node:fs/promises';
import type { PageToClassify } from './classify-in-chromium.ts';

/**
 * The fill page corpus: every HTML file of this folder, or of one in it, by name. Those in `fields` are lists of many fields, each in a form
 * of its own: most were written down before the rules had seen them.
 */
export async function readPages(folder: '.' | 'hard' | 'fields' = '.'): Promise<PageToClassify[]> {
  const files = (await readdir(`${import.meta.dirname}/${folder}`)).filter((file) => file.endsWith('.html')).sort();
  return Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -'.html'.length),
      html: await readFile(`${import.meta.dirname}/${folder}/${file}`, 'utf8'),
      runsScripts: folder !== 'fields',
    })),
  );
}

/** What `classifyField` should say of a field marked so: for it a confirmation field is an email field like any other. */
export function expectedKind(marked: string): string {
  return marked === 'email-confirm' ? 'email' : marked;
}
