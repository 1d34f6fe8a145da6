import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findCode } from '../../lib/email/extract/find-code.ts';
import { readRows } from './read-mails.ts';

const SENDERS = ['', 'HARBOUR: ', 'HARBOUR : ', '[HARBOUR] ', '[Harbour] ', 'H&B: '];
const letters = fc.string({ unit: fc.constantFrom(...'BCDFGHJKLMNPQRSTVWXZ'), minLength: 4, maxLength: 8 });
const digits = fc.integer({ min: 100_000, max: 999_999 }).map(String);

it.each(readRows('short-messages.txt'))(
  'a code of letters is found behind the name of the sender: %s',
  (_, subject, sentence = '') => {
    const check = fc.property(
      fc.constantFrom(...SENDERS),
      fc.oneof(letters, digits),
      fc.boolean(),
      (sender, code, isHtml) => {
        const text = `${sender}${sentence.replace('{code}', code)}`;
        expect(findCode({ subject, ...(isHtml ? { html: `<p>${text}</p>` } : { text }) })).toEqual({ code });
      },
    );
    fc.assert(check, { numRuns: 60, seed: 48_2913 });
  },
);

it.each(['HARBOUR: YOUR CODE: TODAY', 'YOUR SIGN-IN CODE: TODAY', 'HARBOUR: THE CODE OF CONDUCT'])(
  'a headline names none: %s',
  (text) => {
    expect(findCode({ subject: 'Sign-in code', text })).toBeUndefined();
  },
);

it.each([
  'Approve the payment of 12.00 EUR to Brackwater with TAN 604417.',
  'Approve 482,913.00 EUR to Brackwater GmbH (IBAN DE89 3704 0044 0532 0130 00) with TAN 604417.',
  'Transfer of 1.250,00 EUR to IBAN DE89 3704 0044 0532 0130 00.\nTAN: 604417',
  'Authorise the transfer of £12.00 with the code 604417.',
])('a payment that is still to be approved has a code: %s', (text) => {
  expect(findCode({ subject: 'Your payment', text })).toEqual({ code: '604417' });
  expect(findCode({ subject: 'Your payment', html: `<p>${text}</p>` })).toEqual({ code: '604417' });
});

it.each(['Approval code 604417, 12.00 EUR', 'Auth code: 604417. Total 12.00 EUR', 'Approved 604417, 12.00 EUR'])(
  'one that was approved has none: %s',
  (text) => {
    expect(findCode({ subject: 'Your payment', text })).toBeUndefined();
  },
);
