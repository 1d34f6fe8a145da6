import { expect, it } from 'vitest';
import { readComments } from '../language/read-comments.ts';
import { baseOf, readTexts } from '../language/read-texts.ts';

/** Names of places in a text that tell what stands there: an address, a host, “53 min”, “5 min ago”, “25 MB”. */
const KNOWN = new Set([
  'age',
  'code',
  'count',
  'domain',
  'email',
  'host',
  'percent',
  'site',
  'size',
  'time',
  'version',
]);

const english = await readTexts('en');
const comments = readComments();

it('reads the lines above a key, and nothing else', () => {
  const file = "# Of the file.\nlanguage: en\ndo:\n  # Two\n  # lines.\n  save: 'Save'\n  copy: 'Copy # 1'\n";
  expect([...readComments(file)]).toEqual([
    ['language', 'Of the file.'],
    ['do.save', 'Two lines.'],
  ]);
});

it('what stands in a place of a text is plain from its name, or said to translators', () => {
  const unsaid = [...english].flatMap(([key, text]) => {
    const comment = comments.get(baseOf(key, english)) ?? '';
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return names
      .filter((name) => !KNOWN.has(name) && !comment.includes(`{${name}}`))
      .map((name) => `${key}: {${name}}`);
  });
  expect(unsaid).toEqual([]);
});

it('every comment is on a text that there is, and names no other', () => {
  const keys = new Set([...english.keys()].map((key) => baseOf(key, english)));
  const rooms = new Set([...keys].map((key) => key.split('.')[0]));
  const named = [...comments.values()].flatMap((comment) => comment.match(/\b[a-z]+\.[a-z]\w+/gi) ?? []);
  const ofTexts = named.filter((name) => rooms.has(name.split('.')[0]));
  expect(ofTexts.length).toBeGreaterThan(20);
  expect([...comments.keys(), ...ofTexts].filter((key) => !keys.has(key))).toEqual([]);
});
