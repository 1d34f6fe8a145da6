import { expect, it } from 'vitest';
import { findCode } from '../../lib/email/extract/find-code.ts';
import { readRows } from './read-mails.ts';

const CODE = '519284';
const SUBJECTS = ['{} is your Pellwick code', 'Your code is {}', 'Code: {}', 'Sign in with {}', 'Verification: {}'];

it.each(readRows('named-alike.txt'))('what is only named like a code is none: %s', (subject, text) => {
  expect(findCode({ subject, text })).toBeUndefined();
  expect(findCode({ subject, html: `<p>${text}</p>` })).toBeUndefined();
  expect(findCode({ subject, text: `${text}\n\nPellwick` })).toBeUndefined();
});

it.each(SUBJECTS)('a subject tells the code alone: %s', (subject) => {
  for (const text of ['', 'Hello.', 'Use the code in the subject.'])
    expect(findCode({ subject: subject.replace('{}', CODE), text })).toEqual({ code: CODE });
});

it.each([
  `OTP=${CODE}`,
  `<Ref. KXTM> OTP=${CODE}`,
  `One tap: sign in with code ${CODE}`,
  `code=${CODE}`,
  `Your code <${CODE}>`,
  `Your code ~${CODE}~`,
])('is read in its marks: %s', (text) => {
  expect(findCode({ subject: 'Pellwick', text })).toEqual({ code: CODE });
});

it('is none where a program is given one', () => {
  expect(findCode({ subject: 'Pellwick', text: `Then run make verify PIN=${CODE}` })).toBeUndefined();
});

it.each([
  `<ol><li>Open the app.</li><li>Enter ${CODE}.</li></ol>`,
  `<p>Type <b>${CODE}</b> or</p><a href="https://a.example">go on</a>`,
])('a step below a subject that verifies names it: %s', (html) => {
  expect(findCode({ subject: 'How to sign in', html })).toEqual({ code: CODE });
  expect(findCode({ subject: 'How to order', html })).toBeUndefined();
});
