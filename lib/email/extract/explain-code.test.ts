import { expect, it } from 'vitest';
import { explainCode } from './explain-code.ts';
import { findCode } from './find-code.ts';
import type { Mail } from './mail.ts';

/** The rules that decided, with the words that they read. */
function explain(mail: Mail, code: string): string[] {
  return explainCode(findCode, mail, code).map(({ rule, words }) =>
    [rule.replace('why.', ''), ...words.map(({ word }) => word)].join(' ').trim(),
  );
}

it.each<[string, Mail, string, string[]]>([
  ['its sentence', { text: 'Your code is 482913.' }, '482913', ['sentence code', 'mail code', 'shape']],
  [
    'the lines around it',
    { text: 'Enter this code to sign in:\n\n482913\n\nThanks' },
    '482913',
    ['around enter code sign in', 'mail enter code sign in', 'place', 'shape'],
  ],
  ['nothing but itself', { text: '482913' }, '482913', ['mail', 'shape']],
  ['a line for a site', { text: 'Hello\n\n@example.com #482913' }, '482913', ['site']],
  ['a mail that is about something else', { subject: 'Re: our order', text: 'The code is 48291.' }, '48291', []],
])('%s', (_case, mail, code, rules) => {
  expect(explain(mail, code)).toEqual(rules);
});

it('of a code that stands in several places, the clearest counts, once', () => {
  const text = 'Ref 482913\n\nYour sign-in code is 482913.\n\n482913';
  const rules = explain({ subject: '482913', text, html: `<p>${text}</p>` }, '482913');
  expect(rules[0]).toMatch(/^sentence .*code/);
  expect(new Set(rules.map((rule) => rule.split(' ')[0])).size).toBe(rules.length);
});

it('of what is not in the mail there is nothing to say', () => {
  expect(explain({ text: 'Your code is 482913.' }, '111111')).toEqual([]);
});
