import { expect, it } from 'vitest';
import type { FillOutcome } from '../../lib/messaging/calls.ts';
import { describeFillOutcome } from './use-popup-actions.ts';

const email = 'quiet.lark@mail.example';
const reason = 'This is a password field.';

it.each<[FillOutcome, string]>([
  [{ result: 'filled', email }, `Filled in ${email}.`],
  [{ result: 'filled', email, reason }, `Filled in ${email}. ${reason}`],
  [{ result: 'copied', email, reason }, `${email} copied. Paste it into the field. ${reason}`],
  [{ result: 'stored', email, reason }, `Couldn’t fill in ${email}. Copy it from here. ${reason}`],
  [{ result: 'refused', reason }, `No address was created. ${reason}`],
  [{ result: 'refused', email, reason }, reason],
])('%j', (outcome, words) => {
  expect(describeFillOutcome(outcome, false)).toBe(words);
});

it('beside a page that is closed to us, how to open it is said', () => {
  const outcome: FillOutcome = { result: 'copied', email, reason, hasNoAccess: true };
  expect(describeFillOutcome(outcome, false)).toContain(reason);
  const shown = describeFillOutcome(outcome, true);
  expect(shown).toContain('Click its toolbar button on that page');
  expect(shown).not.toContain(reason);
});
