import { expect, it } from 'vitest';
import { readSources } from './read-sources.ts';

/** What stands in for the mailbox's database where private windows are involved. */
const STAND_IN = 'lib/mailbox/private/joined-mailbox.ts';

it('nothing is asked of the mailbox that its stand-in for private windows lacks', () => {
  const sources = readSources('lib/**/*.ts').filter(({ file }) => !file.includes('.test.'));
  const standIn = sources.find(({ file }) => file === STAND_IN)?.text ?? '';
  const asked = sources
    .filter(({ text }) => /openMailbox\(\)|transaction\.objectStore/.test(text))
    .flatMap(({ text }) => [
      ...text.matchAll(/\(await openMailbox\(\)\)\s*\.(\w+)/g),
      // The stores are made on disk alone.
      ...text.matchAll(/\bdatabase\.(?!createObjectStore)(\w+)\(/g),
      ...text.matchAll(/(?:objectStore|index)\('\w+'\)\s*\.(\w+)/g),
      ...text.matchAll(/\.store\.(\w+)/g),
    ])
    .map(([, method = '']) => method);
  expect(asked.length).toBeGreaterThan(20);
  const lacking = [...new Set(asked)].filter((method) => !new RegExp(`\\b${method}\\b`).test(standIn));
  expect(lacking).toEqual([]);
});
