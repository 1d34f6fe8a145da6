import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openTestMailbox, SERVICE } from '../../../test/mailbox/open-test-mailbox.ts';
import { until } from '../../../test/until.ts';
import { watchEvent } from '../../mailbox/events.ts';
import { storeMessages } from '../../mailbox/store-messages.ts';
import { trashAddress, trashMessages } from '../../mailbox/trash/trash.ts';
import { addAddress, clearMailbox, markRead } from '../../mailbox/writer.ts';
import { clearStaleNotifications, notifyMessages } from './notify-messages.ts';

const EMAIL = 'oak@mayfly.test';

const shown = async () => Object.keys(await fakeBrowser.notifications.getAll());

beforeEach(async () => {
  fakeBrowser.reset();
  openTestMailbox();
  vi.spyOn(fakeBrowser.notifications, 'getAll').mockImplementation((async () =>
    fakeBrowser.notifications.getAllCreateOptions()) as never);
  const now = Date.now();
  await addAddress({ email: EMAIL, createdAt: now, expiresAt: now + 1e6, service: SERVICE });
});

const WAYS: Record<string, (ids: string[]) => Promise<unknown>> = {
  'are read': (ids) => markRead(ids, Date.now()),
  'are deleted': (ids) => trashMessages(ids, Date.now()),
  'go with their address': () => trashAddress(EMAIL, Date.now()),
  'go with all mail': clearMailbox,
};

it.each(Object.keys(WAYS).flatMap((way) => [1, 9].map((count) => ({ way, count }))))(
  'the notification of $count messages goes when they $way',
  async ({ way, count }) => {
    const listed = Array.from({ length: count }, (_, nth) => ({
      id: `${nth}`,
      created_at: nth,
      element: { id: `${nth}` },
    }));
    const fresh = await storeMessages(EMAIL, listed, Date.now());
    await notifyMessages(fresh, async () => false);
    const end = new AbortController();
    watchEvent('mailboxChanged', clearStaleNotifications, end.signal);
    await fakeBrowser.notifications.create('of a fill', { type: 'basic', iconUrl: '', title: '', message: '' });
    clearStaleNotifications();
    await until(async () => expect(await shown()).toHaveLength(2));
    await WAYS[way]?.(fresh.map(({ id }) => id));
    await until(async () => expect(await shown()).toEqual(['of a fill']));
    end.abort();
  },
);
