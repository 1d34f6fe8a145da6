import { expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { callBackground } from './call-background.ts';

it.each([
  ['what it answers', async () => ({ ok: true, value: 7 }), { ok: true, value: 7 }],
  ['a problem where nobody answers', async () => undefined, { ok: false, error: { kind: 'unexpected' } }],
  [
    'a problem with its words where it can’t be reached',
    async () => Promise.reject(new Error('no receiver')),
    { ok: false, error: { kind: 'unexpected', detail: 'Error: no receiver' } },
  ],
])('a call to the background returns %s', async (_, send, answer) => {
  const sent = vi.spyOn(browser.runtime, 'sendMessage').mockImplementation(send as never);
  expect(await callBackground('checkNow', {})).toEqual(answer);
  expect(sent).toHaveBeenCalledWith({ call: 'checkNow', args: {} });
});
