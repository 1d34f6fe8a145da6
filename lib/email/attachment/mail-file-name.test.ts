import { expect, test } from 'vitest';
import { mailFileName } from './attachment-name.ts';

const noon = Date.UTC(2026, 10, 21, 12);

test.each([
  ['Your code', noon, '2026-11-21 Your code.eml'],
  ['Re: a/b\\c?', noon, '2026-11-21 Re_ a-b-c_.eml'],
  ['', noon, '2026-11-21 no subject.eml'],
  [undefined, undefined, 'no subject.eml'],
  ['Hi', Number.NaN, 'Hi.eml'],
  ['Sale\u202Egpj.', noon, '2026-11-21 Salegpj.eml'],
  ['..', undefined, 'eml'],
])('%j is saved as %j', (subject, receivedAt, name) => {
  expect(mailFileName('eml', subject, receivedAt as number | undefined)).toBe(name);
});

test('a long subject keeps .eml', () => {
  expect(mailFileName('eml', 'x'.repeat(1000), noon)).toMatch(/^2026-11-21 x+\.eml$/);
});
