/** @module-tag nightly */
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { FILE_SIGNATURES } from '../../lib/email/attachment/attachment-type.ts';
import { REST, WORDS } from '../../lib/email/extract/find-words.ts';
import { WORDS_BY_SCRIPT } from '../../lib/email/html/links/plain-words.ts';
import { UNSPACED_AFTER, UNSPACED_BEFORE } from '../../lib/email/html/links/shown-text.ts';
import { CODE, EMAIL } from '../../lib/page/fields/field-words.ts';
import * as formWords from '../../lib/page/fields/form-words.ts';
import { HONEYPOT_LABEL } from '../../lib/page/fields/is-honeypot.ts';
import { ANOTHER_PERSON, HEAD_BEFORE, NOT_ASKED, OTHER_HEAD } from '../../lib/page/fields/mention-words.ts';
import pageWords from '../../lib/page/fields/page-words.json';
import { inAllLanguages, MAIL } from '../../lib/page/fields/page-words.ts';
import { REFUSAL_PATTERNS } from '../../lib/page/fields/refusal-words.ts';
import { readPatterns } from './source-patterns.ts';

const { literals, builders } = readPatterns();

/** What is built while it runs, by the file that builds it. */
const BUILT: Record<string, RegExp[]> = {
  // Its only part that changes is a word of at most six letters.
  'lib/page/fields/write-code.ts': [],
  'lib/page/fields/field-words.ts': [EMAIL, CODE],
  // In each of the files that list words.
  'lib/page/fields/any-of.ts': Object.values(formWords),
  'lib/page/fields/page-words.ts': [...Object.values(pageWords).map(inAllLanguages), MAIL],
  'lib/page/fields/refusal-words.ts': Object.values(REFUSAL_PATTERNS),
  // Its parts are in the two files above.
  'lib/page/fields/waits-for.ts': [],
  'lib/page/fields/mention-words.ts': [HEAD_BEFORE, NOT_ASKED, OTHER_HEAD, ANOTHER_PERSON],
  // Of the service's own routes.
  'lib/service/api/api.ts': [],
  'lib/page/fields/is-honeypot.ts': [HONEYPOT_LABEL],
  'lib/email/extract/find-words.ts': [WORDS, REST],
  'lib/email/html/links/plain-words.ts': [...WORDS_BY_SCRIPT],
  'lib/email/html/links/shown-text.ts': [UNSPACED_BEFORE, UNSPACED_AFTER],
  'lib/email/attachment/attachment-type.ts': FILE_SIGNATURES.map(({ magic }) => magic),
};

const patterns = [
  ...literals,
  ...Object.entries(BUILT).flatMap(([place, built]) => built.map((pattern) => ({ place, pattern }))),
];

test.each([/\n+$/, /[ \t]+(?=\r?\n|$)/g, /^\s*\d?\s*$/, /(a+)+$/, /\[[^\]]*\]/])(
  '%s is found to be slow',
  (pattern) => {
    expect(analyse(pattern).reports).not.toEqual([]);
  },
);

test.each([/(?<!\n)\n+$/, /^\s*\d+\s*$/, /a{1,64}@b/, /<[^<>]*>/])('%s is not', (pattern) => {
  expect(analyse(pattern).reports).toEqual([]);
});

test('every file that builds expressions while it runs is known', () => {
  expect(builders).toEqual(Object.keys(BUILT).sort());
});

/** @see https://github.com/RunDevelopment/scslre */
test('no pattern of what ships can be made to look back again and again', () => {
  const found = patterns.flatMap(({ place, pattern }) =>
    analyse(pattern).reports.map(({ type }) => `${place}: ${type} in ${pattern}`),
  );
  expect(patterns.length).toBeGreaterThan(250);
  expect(found).toEqual([]);
});
