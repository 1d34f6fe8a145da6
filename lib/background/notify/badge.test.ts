import { beforeEach, expect, it, vi } from 'vitest';
import type { Browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openTestMailbox, SERVICE } from '../../../test/mailbox/open-test-mailbox.ts';
import { until } from '../../../test/until.ts';
import { storeMessages } from '../../mailbox/store-messages.ts';
import { addAddress, clearMailbox } from '../../mailbox/writer.ts';
import { createBadge, describeBadge } from './badge.ts';

it.each([
  [0, {}, true, '', 'idle'],
  [1, {}, true, '1', 'idle'],
  [99, {}, true, '99', 'idle'],
  [100, {}, true, '99+', 'idle'],
  [3, { problem: { kind: 'key-refused' } } as const, true, '!', 'error'],
  [3, { problem: { kind: 'no-permission' } } as const, true, '!', 'error'],
  [3, { problem: { kind: 'no-network' } } as const, true, '3', 'idle'],
  [0, { problem: { kind: 'not-connected' } } as const, false, '', 'off'],
  [2, {}, false, '2', 'off'],
])('%i unread, %j, connected %j: "%s", %s', (unread, status, isConnected, text, icon) => {
  expect(describeBadge(unread, status, isConnected)).toMatchObject({ text, icon });
});

const EMAIL = 'oak@mayfly.test';
const SECRET = 'elm@mayfly.test';

/** What the browser was told, in order. */
let shown: string[];
let showBadge: () => void;

const receive = (id: string) => storeMessages(EMAIL, [{ id, created_at: 0, element: { id } }], Date.now());

beforeEach(async () => {
  fakeBrowser.reset();
  openTestMailbox();
  await addAddress({ email: EMAIL, createdAt: 0, expiresAt: Date.now() + 60_000, service: SERVICE });
  shown = [];
  showBadge = createBadge();
  const { action } = fakeBrowser;
  vi.spyOn(action, 'setIcon').mockImplementation(async () => void shown.push('icon'));
  vi.spyOn(action, 'setBadgeText').mockImplementation(async ({ text }) => void shown.push(`text "${text}"`));
  vi.spyOn(action, 'setBadgeBackgroundColor').mockImplementation(async () => void shown.push('color'));
  vi.spyOn(action, 'setTitle').mockImplementation(async () => void shown.push('title'));
});

it('takes away what an earlier worker showed in a private window', async () => {
  const tab = { id: 7, incognito: true } as Browser.tabs.Tab;
  vi.spyOn(fakeBrowser.tabs, 'query').mockResolvedValue([tab] as never);
  const setText = vi.spyOn(fakeBrowser.action, 'setBadgeText').mockResolvedValue();
  showBadge();
  await until(() => expect(setText).toHaveBeenCalledWith({ text: null, tabId: 7 }));
});

it('shows the number of private mail again where a private tab shows another page', async () => {
  const tab = { id: 7, incognito: true } as Browser.tabs.Tab;
  vi.spyOn(fakeBrowser.tabs, 'query').mockResolvedValue([tab] as never);
  const setText = vi.spyOn(fakeBrowser.action, 'setBadgeText').mockResolvedValue();
  const listeners = new Set<(...args: unknown[]) => void>();
  vi.spyOn(fakeBrowser.tabs.onUpdated, 'addListener').mockImplementation(
    (listen) => void listeners.add(listen as never),
  );
  vi.spyOn(fakeBrowser.tabs.onUpdated, 'removeListener').mockImplementation(
    (listen) => void listeners.delete(listen as never),
  );
  await addAddress({ email: SECRET, createdAt: 0, expiresAt: Date.now() + 60_000, service: SERVICE, isPrivate: true });
  await storeMessages(SECRET, [{ id: '1', created_at: 0, element: { id: '1' } }], Date.now());
  showBadge();
  await until(() => expect(listeners.size).toBe(1));
  setText.mockClear();
  for (const listen of listeners) listen(7, { status: 'loading' }, tab);
  await until(() => expect(setText).toHaveBeenCalledWith({ text: '1', tabId: 7 }));
  await clearMailbox();
  showBadge();
  await until(() => expect(listeners.size).toBe(0));
});

it('tells again what the browser did not take', async () => {
  const fail = vi.spyOn(fakeBrowser.action, 'setBadgeText').mockRejectedValueOnce(new Error('busy'));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await receive('1');
  showBadge();
  await until(() => expect(warn).toHaveBeenCalled());
  expect(fail).toHaveBeenCalledOnce();
  showBadge();
  await until(() => expect(fail).toHaveBeenCalledTimes(2));
});
