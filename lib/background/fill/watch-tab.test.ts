import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { madeAddress } from '../../../test/mailbox/made.ts';
import { openTestMailbox, SERVICE } from '../../../test/mailbox/open-test-mailbox.ts';
import { HOUR, MINUTE } from '../../i18n/time.ts';
import type { Address } from '../../mailbox/address.ts';
import { addAddress } from '../../mailbox/writer.ts';
import { watchAgain } from './watch-tab.ts';

const ADDRESS = madeAddress({ filledIn: { tabId: 7, frameId: 0, origin: 'https://shop.example' } });

beforeEach(() => {
  fakeBrowser.reset();
  openTestMailbox();
});

it.each<[string, { url?: string }, Partial<Address>, string[]]>([
  ['the next page of the site, once the browser lets us in', { url: 'https://shop.example/code' }, {}, ['new@m.test']],
  ['a page that the browser keeps from us', {}, {}, []],
  ['another site in the tab', { url: 'https://evil.example/' }, {}, []],
  ['a fill of hours ago', { url: 'https://shop.example/' }, { filledAt: 1 }, []],
  [
    'a frame',
    { url: 'https://shop.example/' },
    { filledIn: { tabId: 7, frameId: 3, origin: 'https://shop.example' } },
    [],
  ],
])('when the popup opens, what is watched again: %s', async (_, tab, filled, watched) => {
  const now = Date.now();
  const fill = { ...ADDRESS, service: SERVICE, createdAt: 0, expiresAt: now + HOUR, filledAt: now - MINUTE, ...filled };
  await addAddress({ ...fill, email: 'new@m.test' });
  await addAddress({ ...fill, email: 'old@m.test', filledAt: 2 });
  vi.spyOn(fakeBrowser.tabs, 'get').mockResolvedValue({ incognito: false, ...tab } as never);
  const execute = vi.spyOn(fakeBrowser.scripting, 'executeScript').mockResolvedValue([] as never);
  await watchAgain();
  const started = execute.mock.calls.flatMap(([one]) => ('args' in one ? [one.args[1]] : []));
  expect(started).toEqual(watched);
});
