/**
 * `npm run texts`: a table of all languages, and which texts are out of date or missing; records texts that are new.
 * `npm run texts -- made de [key…]`: these texts of German, or all, have been made from today's English, or read again with it.
 */
import { isLanguage, LANGUAGES } from '../../lib/i18n/languages.ts';
import { findUnfinished, type Hashes, hashEnglish, readMadeFrom, renewMadeFrom, writeMadeFrom } from './made-from.ts';
import { readTexts } from './read-texts.ts';

const [command, where = '', ...keys] = process.argv.slice(2);
const english = await hashEnglish();
const others = Object.keys(LANGUAGES).filter((language) => language !== 'en');

/** Records the texts that are new, and those that have been made again. */
async function recordMade(language?: string): Promise<void> {
  const all = new Map<string, Hashes>();
  for (const other of others) {
    const { missing } = await findUnfinished(other);
    const made = keys.length > 0 ? keys : 'all';
    all.set(other, renewMadeFrom(readMadeFrom(other), english, other === language ? made : [], missing));
  }
  writeMadeFrom(all);
}

function checkMade(language: string): void {
  if (!isLanguage(language) || language === 'en') throw new Error(`No language to translate into: ${language}`);
  const unknown = keys.filter((key) => !(key in english));
  if (unknown.length > 0) throw new Error(`No such text: ${unknown.join(', ')}`);
}

async function showTable(): Promise<void> {
  console.log('language  texts  out of date  missing');
  for (const language of others) {
    const { outOfDate, missing } = await findUnfinished(language);
    const { size } = await readTexts(language);
    const counts = [
      String(size - 1).padStart(7),
      String(outOfDate.length).padStart(13),
      String(missing.length).padStart(9),
    ];
    console.log(`${language.padEnd(8)}${counts.join('')}`);
    for (const key of outOfDate) console.log(`  ${key}`);
    for (const key of missing) console.log(`  ${key} (missing)`);
  }
}

if (command !== undefined && command !== 'made') throw new Error(`Unknown: ${command}. There is: made LANGUAGE [KEY…]`);
if (command === 'made') checkMade(where);
await recordMade(command === 'made' ? where : undefined);
await showTable();
