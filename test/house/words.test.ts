import { expect, it } from 'vitest';
import { readSources } from './read-sources.ts';

const sources = readSources('{entrypoints,components,lib}/**/*.{ts,tsx}');

/** Names and words that only this project would have. CONTRIBUTING names what is written in their place. */
const DIALECT = new RegExp(
  [
    /\b(?:believe[sd]?|judge[sd]?|obstacles?|dialects?|outwards|patience|asker|whyNone|madeAgain|cagedMail|trueUntil)\b/,
    /\b(?:whoever|somebody|the person|made again|true until|at most every)\b/i,
    /^(?! *\*| *\/[/*]).*\b(?:hear|told|wish|mend|lazily|LifeBar|folded|instead|room|moment)\b(?:\??[:(,)]|\.\w)/m,
  ]
    .map(({ source }) => source)
    .join('|'),
  'm',
);

/** Two lists of words that forms use have some of them. */
const MAX_DIALECT_FILES = 2;

const TWICE = ['LogInQuestion'];

const EXPORT =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;

it('the dialect is spoken in no more files than before', () => {
  const speaking = sources.filter(({ text }) => DIALECT.test(text)).map(({ file }) => file);
  expect(speaking.length, speaking.join('\n')).toBeLessThanOrEqual(MAX_DIALECT_FILES);
});

it('no exported name has two meanings', () => {
  const files = new Map<string, string[]>();
  for (const { file, text } of sources)
    for (const [, name = ''] of text.matchAll(EXPORT)) files.set(name, [...(files.get(name) ?? []), file]);
  const twice = [...files].filter(([name, places]) => places.length > 1 && !TWICE.includes(name));
  expect(twice.map(([name, places]) => `${name}: ${places.join(', ')}`)).toEqual([]);
});

it('spans of time are named once, in lib/i18n/time.ts', () => {
  const own = /^(?:export )?const (?:SECOND|MINUTE|HOUR|DAY|WEEK)(?:_MS)? = /m;
  const naming = sources.filter(({ text }) => own.test(text)).map(({ file }) => file);
  expect(naming).toEqual(['lib/i18n/time.ts']);
});
