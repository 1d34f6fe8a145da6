import { expect, it } from 'vitest';
import { describeFillNotification } from './fill-and-notify.ts';

const email = 'quiet.lark.41@mayfly.test';

it('a fill that went well needs no words', () => {
  expect(describeFillNotification({ result: 'filled', email })).toBeUndefined();
});

it('a refusal names its reason, and that nothing was made', () => {
  expect(describeFillNotification({ result: 'refused', reason: 'read-only' })).toEqual({
    title: 'No address created',
    message: 'This field is read-only.',
    reason: 'This field is read-only.',
  });
});

it('of an address that the field forbids, that is said, though it is in the field', () => {
  const reason = 'This field accepts only certain addresses, and not this one.';
  expect(describeFillNotification({ result: 'filled', email, isRejected: true })).toEqual({
    title: reason,
    message: email,
    reason,
  });
});

it('an address that is not in the field is shown whole', () => {
  expect(describeFillNotification({ result: 'copied', email, reason: 'not-kept' })?.message).toContain(email);
  expect(describeFillNotification({ result: 'stored', email, reason: 'no-access' })?.message).toContain(email);
});
