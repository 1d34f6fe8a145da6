import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseMessagesFile } from '@wxt-dev/i18n/build';
import type { Plugin } from 'vite';

const ENGLISH = join(import.meta.dirname, '../language/locales/en.yml');

/** The form of a number, at the end of a name. */
const FORM = /[._](zero|one|two|few|many|other)$/;

/** Called by the browser itself, or by a script that is not to carry more than it needs. */
const CALLED_BY_NAME = /^(?:language$|extension\.|do\.fillAddress$)/;

/** A short name for each text; its name is in ten files and in the scripts, and says nothing to a browser. */
async function readShortNames(): Promise<Map<string, string>> {
  const keys = (await parseMessagesFile(ENGLISH)).map(({ key }) => key.join('.'));
  const isCounted = (key: string) => FORM.test(key) && keys.includes(key.replace(FORM, '.other'));
  const names = new Set(keys.map((key) => (isCounted(key) ? key.replace(FORM, '') : key)));
  const shortened = [...names].filter((key) => !CALLED_BY_NAME.test(key) && !key.startsWith('@@'));
  return new Map(shortened.map((key, index) => [key, `t${index.toString(36)}`]));
}

/** Scripts call texts by their short names. */
export function shortTexts(): Plugin {
  let names = new Map<string, string>();
  return {
    name: 'short-texts',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      names = await readShortNames();
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('node_modules')) return null;
      return code.replaceAll(/'(\w+\.\w+)'/g, (_, key: string) => `'${names.get(key) ?? key}'`);
    },
  };
}

/** Gives the packed texts the same names. */
export async function shortenPackedTexts(outDir: string): Promise<void> {
  const names = await readShortNames();
  const shortNameOf = (name: string) => {
    const form = FORM.exec(name)?.[1];
    const base = names.get(name.replace(FORM, '').replace('_', '.'));
    return names.get(name.replace('_', '.')) ?? (base && form ? `${base}_${form}` : name);
  };
  for await (const file of glob(join(outDir, '_locales/*/messages.json'))) {
    const messages: Record<string, { message: string }> = JSON.parse(await readFile(file, 'utf8'));
    const short = Object.entries(messages).map(([name, { message }]) => [shortNameOf(name), { message }]);
    await writeFile(file, JSON.stringify(Object.fromEntries(short)));
  }
}
