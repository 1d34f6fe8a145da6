import { expect, it, onTestFinished, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { packedMessages } from '../../../test/language/packed-messages.ts';
import type { FillReason } from './fill-address.ts';
import { describeFillNotification } from './fill-and-notify.ts';

const email = 'quiet.lark.41@mayfly.test';

it('a fill that went well needs no words', () => {
  expect(describeFillNotification({ result: 'filled', email })).toBeUndefined();
});

it('an address that is not repeated where it has to be is told', () => {
  const text = 'The second email field stayed empty. Enter the address there too.';
  expect(describeFillNotification({ result: 'filled', email, remark: 'twinEmpty' })).toEqual({
    title: text,
    message: email,
    reason: text,
  });
});

it('a refusal names its reason, and that nothing was made', () => {
  expect(describeFillNotification({ result: 'refused', reason: 'read-only' })).toEqual({
    title: 'No address created',
    message: 'This field is read-only.',
    reason: 'This field is read-only.',
  });
});

it.each([
  [undefined, email],
  [true, ''],
])('a refusal of an address that exists says nothing of creating one (private: %s)', (isPrivate, message) => {
  const reason = 'This field is read-only.';
  expect(describeFillNotification({ result: 'refused', email, reason: 'read-only' }, isPrivate)).toEqual({
    title: reason,
    message,
    reason,
  });
});

/** Every sentence with which a fill can end, for the situations of `fill-address.test.ts` and of `test/pages/fill-ends.browser.test.ts`. */
const SENTENCES: Record<FillReason, string> = {
  'no-field': 'Click in an email field first, then try again.',
  'foreign-frame': 'This field is in a frame from another site, which Mayfly may not access.',
  'no-access': 'Extensions aren’t allowed on this page.',
  'log-in': 'This looks like a sign-in page. A new address has no account here yet.',
  'not-kept': 'The page didn’t accept the address.',
  'not-text': 'This isn’t a text field.',
  password: 'This is a password field.',
  number: 'This field accepts numbers only.',
  disabled: 'This field is disabled.',
  'read-only': 'This field is read-only.',
  invisible: 'This field is hidden.',
  'too-short': 'This field is too short for an address.',
  pattern: 'This field accepts only certain addresses, and the service has none of them.',
  'has-text': 'This field already contains text.',
  failed: 'Something went wrong.',
};

it.each(Object.entries(SENTENCES))('%s: %s', (reason, sentence) => {
  const words = describeFillNotification({ result: 'copied', email, reason: reason as FillReason });
  expect(words).toEqual({
    title: 'Address copied. Paste it into the field.',
    message: `${email}\n${sentence}`,
    reason: sentence,
  });
});

it('of an address that the field forbids, that is said, though it is in the field', () => {
  const reason = 'This field accepts only certain addresses, and not this one.';
  expect(describeFillNotification({ result: 'filled', email, remark: 'notOfPattern' })).toEqual({
    title: reason,
    message: email,
    reason,
  });
});

it('a failure is described in the chosen language, which is still being loaded', async () => {
  vi.resetModules();
  onTestFinished(() => fakeBrowser.reset());
  const notify = vi.spyOn(fakeBrowser.notifications, 'create');
  const german = await packedMessages('de.yml');
  const file = `data:application/json,${encodeURIComponent(JSON.stringify(german))}`;
  vi.spyOn(fakeBrowser.runtime, 'getURL').mockReturnValue(file);
  const [{ settingsItem }, { fillAndNotify }] = await Promise.all([
    import('../../storage/settings.ts'),
    import('./fill-and-notify.ts'),
  ]);
  await settingsItem.write({ ...settingsItem.initial, language: 'de' });
  await fillAndNotify({ target: { tabId: 7, frameId: 0 }, url: undefined, profile: {}, withSearch: false }, () =>
    Promise.reject(new Error('no fill')),
  );
  const title = german.problem_unexpected?.message;
  expect(notify).toHaveBeenCalledWith('fill', expect.objectContaining({ title }));
});
