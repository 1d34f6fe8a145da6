import { expect, it, test } from 'vitest';
import { readSources } from '../house/read-sources.ts';
import { findNewerScript, findNewerStyle } from './find-newer.ts';
import { OLDEST_BROWSERS } from './support.ts';

/** Used only where it is there: each is asked for before, or nothing is lost without it. */
const SPARED: Record<string, string> = {
  ':-webkit-meter-optimum-value': 'beside `:-moz-meter-bar`: each browser takes its own',
  'text-size-adjust': 'on telephones alone, with its prefix beside it',
  'text-size-adjust: none': 'as above',
  'text-wrap: pretty': 'lines break as they always did',
  'field-sizing': 'elsewhere a list is as wide as its longest choice, below the field where there is no room beside it',
  'field-sizing: content': 'as above',
  'forced-color-adjust': 'Safari has no forced colours',
  'forced-color-adjust: none': 'as above',
  'user-select': 'written with its prefix by the build',
  'cursor: pointer': 'a finger has no pointer',
  'cursor: default': 'as above',
  'cursor: progress': 'as above',
  'cursor: copy': 'as above',
  ':-webkit-search-cancel-button': 'only Chromium and Safari show their own button in a search field',
};

/** Our own names, which are a newer interface's too. */
const OURS = ['.retry', '.config', '.use', '.forget', '.maximize', '.watch', '.createHTML', '.createScriptURL'];

const scripts = readSources('{entrypoints,components,lib}/**/*.{ts,tsx}').filter(
  ({ file }) => !file.startsWith('lib/packaging/build/'),
);
const styles = readSources('components/**/*.css');

/** What is used, and newer than each browser. */
const newerThan = Object.entries(OLDEST_BROWSERS).map(([browser, oldest]) => {
  const newer = [
    ...scripts.flatMap(({ file, text }) => findNewerScript(file, text, oldest)),
    ...styles.flatMap(({ text }) => findNewerStyle(text, oldest)),
  ];
  return [browser, [...new Set(newer)]] as const;
});

it.each(newerThan)('%s has all that is used', (_, newer) => {
  expect(newer.filter((found) => !(found in SPARED) && !OURS.includes(found))).toEqual([]);
});

it('lists nothing as spared that is not used', () => {
  const newer = newerThan.flatMap(([, found]) => found);
  expect([...Object.keys(SPARED), ...OURS].filter((listed) => !newer.includes(listed))).toEqual([]);
});

test.each([
  ['URL.parse("a");', ['URL.parse']],
  ['[].toSorted();', []],
  ['new Set().union(other);', ['.union']],
  ['part.moveBefore?.(a, null);', []],
  ['new URLPattern(a);', []],
  ['Promise.try(run);', ['Promise.try']],
])('a browser of early 2024 and %s', (script, newer) => {
  expect(findNewerScript('a.ts', script, ['chrome', '120'])).toEqual(newer);
});

test.each([
  ['a { color: light-dark(red, blue) }', ['light-dark()']],
  ['a { scrollbar-width: thin }', ['scrollbar-width', 'scrollbar-width: thin']],
  ['a { field-sizing: content }', ['field-sizing', 'field-sizing: content']],
  ['@starting-style { a { color: red } }', []],
  ['a { color: red; &:hover { color: blue } }', []],
])('a browser of early 2024 and %s', (style, newer) => {
  expect(findNewerStyle(style, ['chrome', '120'])).toEqual(newer);
});
