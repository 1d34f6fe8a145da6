import { readdir, readFile } from 'node:fs/promises';
import type { PageToClassify } from './classify-in-chromium.ts';

/** The fill page corpus: every HTML file of this folder, or of one in it, by name. */
export async function readPages(folder = '.'): Promise<PageToClassify[]> {
  const files = (await readdir(`${import.meta.dirname}/${folder}`)).filter((file) => file.endsWith('.html')).sort();
  return Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -'.html'.length),
      html: await readFile(`${import.meta.dirname}/${folder}/${file}`, 'utf8'),
      runsScripts: true,
    })),
  );
}

/** What `classifyField` should say of a field marked so: for it a confirmation field is an email field like any other. */
export function expectedKind(marked: string): string {
  return marked === 'email-confirm' ? 'email' : marked;
}
