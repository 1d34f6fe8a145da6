import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { madeAddress } from '../../../test/mailbox/made.ts';
import { openTestMailbox, SERVICE } from '../../../test/mailbox/open-test-mailbox.ts';
import { domainsItem } from '../../api/capabilities.ts';
import { HOUR, MINUTE } from '../../i18n/time.ts';
import type { Address } from '../../mailbox/address.ts';
import { addAddress } from '../../mailbox/writer.ts';
import { connectionsItem } from '../../storage/connection.ts';
import { followTab, watchAgain, watchDocument } from './watch-tab.ts';

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
  const started = execute.mock.calls.flatMap(([one]) => ('args' in one ? [one.args] : []));
  expect(started).toEqual(watched.map((email) => [true, email]));
});

it.each([
  ['the next page of the site', 'https://shop.example/code', {}, ['/watch.js']],
  ['one of another site', 'https://evil.example/', {}, []],
  ['one that a frame left for', 'https://shop.example/code', { frameId: 3 }, []],
  ['one in a private window', 'https://shop.example/code', { profile: { isPrivate: true } }, []],
])('a page that is left is followed to %s: %s, %j', async (_, url, more, files) => {
  const now = Date.now();
  const fill = { ...ADDRESS, service: SERVICE, createdAt: 0, expiresAt: now + HOUR, filledAt: now - MINUTE };
  await addAddress({ ...fill, email: 'new@m.test' });
  vi.spyOn(fakeBrowser.tabs, 'get').mockResolvedValue({ status: 'complete', url } as never);
  const execute = vi.spyOn(fakeBrowser.scripting, 'executeScript').mockResolvedValue([] as never);
  const frame = { tabId: 7, frameId: 0, origin: 'https://shop.example', profile: {}, ...more };
  await followTab(frame as never);
  expect(execute.mock.calls.flatMap(([one]) => ('files' in one ? one.files : []))).toEqual(files);
  for (const [one] of execute.mock.calls) {
    expect(one.target).toEqual({ tabId: 7, frameIds: [0] });
    if ('args' in one) expect(one.args).toEqual([true, 'new@m.test']);
  }
});

it.each([
  [['m.test'], []],
  [['m.test', 'n.test'], ['/refusal.js']],
])('on the domains %j a refused address leads to %j', async (names, files) => {
  const list = names.map((name) => ({ name, type: 'public' as const }));
  await connectionsItem.write([{ baseUrl: SERVICE, keyMark: 'k' }]);
  await domainsItem.of(SERVICE).update(() => ({ renewedAt: 1, list }));
  const execute = vi.spyOn(fakeBrowser.scripting, 'executeScript').mockResolvedValue([] as never);
  await watchDocument({ tabId: 7, frameIds: [0] }, false, 'a@m.test');
  const injected = execute.mock.calls.flatMap(([one]) => ('files' in one ? one.files : []));
  expect(injected).toEqual(['/watch.js', ...files]);
});
