import { expect, it } from 'vitest';
import { readSources } from './read-sources.ts';

/** Where a value comes in from outside: JSON, a call, an event, storage, or what a script in a page answers. */
const COMES_IN =
  /JSON\.parse\(|\.json\(\)|onMessage\.addListener|\.onmessage =|storage\.local\.get\(|localStorage\.getItem|readPageNote\(|parseJson\(|= await browser\.scripting\.executeScript/;

const HAS_SCHEMA = /from '[./]+\/(?:storage\/)?(?:schema|parse-call)\.ts'|Schema\.(?:p|safeP)arse\(/;

/** What comes in and needs no schema. */
const EXEMPT: Record<string, string> = {
  'lib/email/html/lay-out-page.ts': 'hears the page around it, and nothing else',
  'lib/storage/chosen-language.ts': 'a file of the extension',
  'lib/messaging/call-from-frame.ts': 'hears that it is called, and nothing else',
  'lib/storage/page-note.ts': 'hands on texts to those who parse them',
  'lib/storage/schema.ts': 'hands on what its callers parse',
  'lib/storage/theme.ts': 'is one of two words, or ignored',
};

const sources = readSources('{entrypoints,components,lib}/**/*.{ts,tsx}').filter(
  ({ file }) => !file.startsWith('lib/packaging/build/'),
);

it('a file that a value comes into from outside has a schema for it', () => {
  const coming = sources.filter(({ file, text }) => COMES_IN.test(text) && !(file in EXEMPT));
  expect(coming.length).toBeGreaterThan(5);
  expect(coming.filter(({ text }) => !HAS_SCHEMA.test(text)).map(({ file }) => file)).toEqual([]);
});

it('every exception is one', () => {
  const needless = Object.keys(EXEMPT).filter(
    (file) => !sources.some((source) => source.file === file && COMES_IN.test(source.text)),
  );
  expect(needless).toEqual([]);
});

it('nothing from outside gets its type by assertion', () => {
  const asserted = /\b(?:answer|args|data|event|json|message|order|record|result|stored|wish)\)? as (?!const)[A-Z]\w*/g;
  const found = sources.flatMap(({ file, text }) => (text.match(asserted) ?? []).map((cast) => `${file}: ${cast}`));
  expect(found.sort()).toEqual([
    // Parsed by the schema of the event that it names, which the type can't follow.
    'lib/mailbox/events.ts: data as EventOf',
  ]);
});
