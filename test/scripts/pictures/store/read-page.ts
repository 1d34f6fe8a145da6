import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../../.github/store');

/** What a store's page says in a language: its five captions, and the first sentence of its summary. @param language BCP 47 */
export async function readStorePage(language: string): Promise<{ captions: string[]; claim: string }> {
  const text = await readFile(join(FOLDER, `${language}.md`), 'utf8');
  const section = (heading: string) => text.split(`## ${heading}\n`)[1]?.split('\n## ')[0]?.trim() ?? '';
  const captions = [...section('Captions').matchAll(/^\d\. (.*)$/gm)].map(([, caption = '']) => caption);
  const claim = /^.*?[.。।]/u.exec(section('Summary'))?.[0] ?? '';
  return { captions, claim };
}
