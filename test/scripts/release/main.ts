import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { unzipSync } from 'fflate';
import { LANGUAGES } from '../../../lib/i18n/languages.ts';
import { DAY } from '../../../lib/i18n/time.ts';
import { findUnfinished } from '../../language/made-from.ts';
import { runCommand } from '../../runner/run-command.ts';
import { readNotes } from './notes.ts';
import { missingSecrets, storesNamed } from './stores.ts';

/**
 * `npm run release -- --dry` makes all packages, makes them once more from the sources package alone, compares the bytes, and says what
 * would be submitted. Without `--dry` the same, and then they are submitted to each store whose secrets are in the environment, or to
 * the one that `--store` names; with `--built`, those that the last run has made are, if they are still the same. A version without a
 * date in CHANGELOG.md is no release.
 */
const { values } = parseArgs({
  options: {
    dry: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    store: { type: 'string' },
  },
});

const KINDS = ['chrome', 'firefox', 'safari', 'sources'] as const;

/** Where the notes of this version are, for the page of the release. */
const NOTES = '.output/release-notes.md';

/** What the packages were when they were compared, as `sha256sum` writes it. */
const SUMS = '.output/SHA256SUMS';

/** How old the public suffix list in a release may be. */
const SUFFIX_LIST_DAYS = 30;
/** How long ago, in days, a maintainer may have looked at the versions of the workflows' actions. */
const PIN_DAYS = 180;

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const packageOf = (kind: string) => `.output/mayfly-${version}-${kind}.zip`;
const sumOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

async function run(line: string): Promise<void> {
  console.log(`\n── ${line}`);
  const [program = '', ...args] = line.split(' ');
  if ((await runCommand(program, args)) !== 0) throw new Error(`"${line}" failed`);
}

/** As a store's reviewer does: unpacks the sources into an empty folder, and builds there. @returns that folder */
async function buildFromSources(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mayfly-sources-'));
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(packageOf('sources'))))) {
    if (name.endsWith('/')) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  await run(`npm --prefix ${folder} ci --no-audit --no-fund`);
  await run(`npm --prefix ${folder} run zip`);
  return folder;
}

const listSums = () => KINDS.map((kind) => `${sumOf(packageOf(kind))}  ${packageOf(kind)}\n`).join('');

function compare(folder: string): void {
  for (const kind of KINDS) {
    const [ours, theirs] = [sumOf(packageOf(kind)), sumOf(join(folder, packageOf(kind)))];
    if (ours !== theirs) throw new Error(`Built from the sources, ${packageOf(kind)} has other bytes: ${theirs}`);
  }
  writeFileSync(SUMS, listSums());
  console.log(listSums());
}

async function makePackages(): Promise<void> {
  await run('npm run zip');
  await run('node test/scripts/release/lint-firefox-build.ts');
  const folder = await buildFromSources();
  console.log('\n── The same bytes, from the sources alone');
  compare(folder);
  rmSync(folder, { recursive: true });
}

async function submit(): Promise<void> {
  for (const store of storesNamed(values.store)) {
    const missing = missingSecrets(store, process.env);
    const line = `wxt submit ${store.flags(packageOf).join(' ')}`;
    if (missing.length > 0) console.log(`${store.name}: left out, without ${missing.join(', ')}\n  ${line}`);
    else if (values.dry) console.log(`${store.name}: would be submitted\n  ${line}`);
    else await run(line);
  }
  console.log(`Safari: ${packageOf('safari')} is for Xcode's converter, by hand`);
}

/** Languages with texts that are missing or out of date. */
async function findUnfinishedLanguages(): Promise<string[]> {
  const unfinished: string[] = [];
  for (const language of Object.keys(LANGUAGES).filter((tag) => tag !== 'en')) {
    const { missing, outOfDate } = await findUnfinished(language);
    if (missing.length + outOfDate.length > 0) unfinished.push(`${language}: ${[...missing, ...outOfDate].join(', ')}`);
  }
  return unfinished;
}

/** How old the public suffix list in the packages is, in days: the library has a new one in each of its versions. */
function readAgeOfSuffixList(): number {
  const installed = JSON.parse(readFileSync('node_modules/tldts/package.json', 'utf8')) as { version: string };
  const publishedAt = JSON.parse(execFileSync('npm', ['view', 'tldts', 'time', '--json'], { encoding: 'utf8' }));
  return Math.floor((Date.now() - Date.parse(publishedAt[installed.version])) / DAY);
}

/** How long ago a maintainer looked at the versions of the workflows' actions, in days. */
function readAgeOfPins(): number {
  const [, day = ''] = /Pins looked at: (\S+)\./.exec(readFileSync('.github/workflows/ci.yml', 'utf8')) ?? [];
  return Math.floor((Date.now() - Date.parse(day)) / DAY);
}

const { text, isReleased } = readNotes(readFileSync('CHANGELOG.md', 'utf8'), version);
// A tag is a release, whatever is done with it first.
const isRelease = !values.dry || process.env.GITHUB_REF_TYPE === 'tag';
if (!isReleased && isRelease) throw new Error(`CHANGELOG.md has no date for ${version}`);
const unfinished = await findUnfinishedLanguages();
if (unfinished.length > 0 && isRelease)
  throw new Error(`Not translated, see \`npm run texts\`:\n${unfinished.join('\n')}`);
const days = readAgeOfSuffixList();
if (!(days <= SUFFIX_LIST_DAYS) && isRelease)
  throw new Error(`The public suffix list is ${days} days old: run \`npm update tldts\``);
console.log(`\n── The public suffix list is ${days} days old, and may be ${SUFFIX_LIST_DAYS}`);
const pinDays = readAgeOfPins();
if (!(pinDays <= PIN_DAYS) && isRelease)
  throw new Error(`The workflows' actions were looked at ${pinDays} days ago: compare them, and date ci.yml`);
console.log(`\n── The workflows' actions were looked at ${pinDays} days ago, and may have been ${PIN_DAYS}`);
console.log(`\n── Texts to translate: ${unfinished.join('\n') || 'none'}`);
if (!values.built) await makePackages();
else if (listSums() !== readFileSync(SUMS, 'utf8')) throw new Error(`The packages are not those of ${SUMS}`);
writeFileSync(NOTES, `${text}\n`);
console.log(`\n── Notes of ${version}${isReleased ? '' : ', which has no date yet'}: ${NOTES}\n${text}\n`);
await submit();
