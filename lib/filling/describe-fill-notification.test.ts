import { expect, it } from 'vitest';
import { describeFillNotification } from './describe-fill-notification.ts';

const email = 'quiet.lark.41@mayfly.test';

it('a fill that went well needs no words', () => {
  expect(describeFillNotification({ result: 'filled', email })).toBeUndefined();
});

it('a refusal names its reason, and that nothing was made', () => {
  expect(describeFillNotification({ result: 'refused', reason: 'read-only' })).toEqual({
    title: 'This field is read-only.',
    message: 'No address was created.',
    reason: 'This field is read-only.',
  });
});

it('an address that is not in the field is shown whole', () => {
  expect(describeFillNotification({ result: 'copied', email, reason: 'not-kept' })?.message).toContain(email);
  expect(describeFillNotification({ result: 'kept', email, reason: 'no-access' })?.message).toContain(email);
});
