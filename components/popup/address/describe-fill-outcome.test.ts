import { expect, it } from 'vitest';
import type { FillOutcome } from '../../../lib/rpc/calls.ts';
import { describeFillOutcome } from './describe-fill-outcome.ts';

const email = 'quiet.lark@mail.example';
const reason = 'This is a password field.';

it.each<[FillOutcome, string]>([
  [{ result: 'filled', email }, `Filled in ${email}.`],
  [{ result: 'filled', email, reason }, `Filled in ${email}. ${reason}`],
  [{ result: 'copied', email, reason }, `${email} was copied: paste it yourself. ${reason}`],
  [{ result: 'kept', email, reason }, `${email} could not be filled in: copy it from here. ${reason}`],
  [{ result: 'refused', reason }, `No address was created. ${reason}`],
  [{ result: 'refused' }, 'No address was created. Click into the e-mail field first.'],
])('%j', (outcome, words) => {
  expect(describeFillOutcome(outcome)).toBe(words);
});
