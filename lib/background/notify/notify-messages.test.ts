import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Message } from '../../mailbox/message.ts';
import { settingsItem } from '../../storage/settings.ts';
import { type NotifiedStore, notifyMessages, resumeNotifications } from './notify-messages.ts';

const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  address: 'a@mayfly.test',
  from: 'Acme <hi@acme.example>',
  subject: 'Your code',
  createdAt: Number(id),
  seenAt: 0,
  ...more,
});

/** What happened, in order. */
let steps: string[];
let store: NotifiedStore;
/** How many messages were notified of since a moment. */
let countNotified: (since: number) => number;

const options = () => fakeBrowser.notifications.getAllCreateOptions();
const idsOf = (messages: Message[]) => messages.map(({ id }) => id);

beforeEach(() => {
  fakeBrowser.reset();
  steps = [];
  countNotified = () => 0;
  store = {
    markNotifying: async (ids, notification) => void steps.push(`${ids} notifying by ${notification}`),
    markNotified: async (ids) => void steps.push(`${ids} notified`),
    countNotified: async (since) => countNotified(since),
    findFlooded: async (since, least) => new Set(countNotified(since) < least ? [] : ['a@mayfly.test']),
  };
  const create = fakeBrowser.notifications.create.bind(fakeBrowser.notifications) as (...args: unknown[]) => unknown;
  vi.spyOn(fakeBrowser.notifications, 'create').mockImplementation((...args: unknown[]) => {
    steps.push(`${args[0]} shown`);
    return create(...args) as never;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('notifyMessages', () => {
  it('stores before and after a notification is shown that it is', async () => {
    await notifyMessages([message('2'), message('1')], store);
    expect(steps).toEqual([
      '2 notifying by message:2',
      'message:2 shown',
      '2 notified',
      '1 notifying by message:1',
      'message:1 shown',
      '1 notified',
    ]);
  });

  it('offers to copy a code, and nothing where there is none', async () => {
    vi.stubEnv('FIREFOX', '');
    await notifyMessages([message('2', { code: '482913' }), message('1')], store);
    const { 'message:2': withCode, 'message:1': without } = options();
    expect(withCode).toMatchObject({
      title: 'Acme',
      message: 'Code: 482913\nYour code',
      buttons: [{ title: 'Copy code' }, { title: 'Open' }],
    });
    expect(without).not.toHaveProperty('buttons');
  });

  it('shows no buttons in Firefox, which rejects them', async () => {
    vi.stubEnv('FIREFOX', 'true');
    await notifyMessages([message('1', { code: '482913' })], store);
    expect(options()['message:1']).not.toHaveProperty('buttons');
  });

  it('shows nothing of messages that were read meanwhile, and marks them as notified', async () => {
    await notifyMessages([message('2', { readAt: 1 }), message('1', { readAt: 1 })], store);
    expect(steps).toEqual(['2,1 notified']);
  });

  it('shows nothing that the settings keep quiet, and marks it as notified', async () => {
    await settingsItem.update((settings) => ({ ...settings, notifications: 'codes' }));
    await notifyMessages([message('2', { code: '482913' }), message('1')], store);
    expect(Object.keys(options())).toEqual(['message:2']);
    expect(steps.at(-1)).toBe('1 notified');
  });

  const five = ['5', '4', '3', '2', '1'].map((id) => message(id));

  it('shows one notification for many messages', async () => {
    vi.useFakeTimers({ now: 1000 });
    await notifyMessages(five, store);
    expect(steps).toEqual(['5,4,3,2,1 notifying by messages:1000', 'messages:1000 shown', '5,4,3,2,1 notified']);
  });

  it('keeps one notification on screen, however many bursts there are', async () => {
    vi.useFakeTimers({ now: 1000 });
    await notifyMessages(five, store);
    countNotified = (since) => (since === 1000 ? 5 : 0);
    vi.setSystemTime(61_000);
    await notifyMessages(five, store);
    expect(Object.entries(options())).toMatchObject([['messages:1000', { title: '10 new messages' }]]);
    vi.setSystemTime(10 * 61_000);
    await notifyMessages(five, store);
    expect(Object.entries(options())).toMatchObject([['messages:610000', { title: '5 new messages' }]]);
  });

  it('makes no sound for more of a flood', async () => {
    vi.stubEnv('FIREFOX', '');
    vi.useFakeTimers({ now: 1000 });
    await notifyMessages(five, store);
    expect(options()['messages:1000']).not.toHaveProperty('silent');
    countNotified = () => 500;
    await notifyMessages([message('6')], store);
    expect(options()).toMatchObject({ 'messages:1000': { title: '501 new messages', silent: true } });
  });

  it('has Firefox, which knows no silence, say so once a minute', async () => {
    vi.stubEnv('FIREFOX', 'true');
    vi.useFakeTimers({ now: 1_000_000 });
    await notifyMessages(five, store);
    countNotified = () => 500;
    for (const [nth, at] of [1_001_000, 1_002_000, 1_062_000].entries()) {
      vi.setSystemTime(at);
      await notifyMessages([message(`${6 + nth}`)], store);
    }
    expect(steps.filter((step) => step.endsWith('shown'))).toHaveLength(3);
    expect(steps.filter((step) => /^[678] notified$/.test(step))).toEqual(['6 notified', '7 notified', '8 notified']);
    expect(options()['messages:1000000']).not.toHaveProperty('silent');
  });

  it('marks nothing as notified that could not be shown', async () => {
    vi.mocked(fakeBrowser.notifications.create).mockRejectedValue(new Error('no notifications'));
    await expect(notifyMessages([message('2'), message('1')], store)).rejects.toThrow('no notifications');
    expect(steps).toEqual(['2 notifying by message:2']);
  });
});

describe('resumeNotifications', () => {
  const SINCE = 1000;
  beforeEach(() => fakeBrowser.storage.session.set({ browserSince: SINCE }));
  const begun = (id: string, at = SINCE) => message(id, { notifying: { id: `message:${id}`, at } });
  const show = (id: string) => fakeBrowser.notifications.create(`message:${id}`, {} as never);

  it('gives back what no worker has begun with', async () => {
    const messages = [message('2'), message('1')];
    expect(await resumeNotifications(messages, store)).toEqual(messages);
    expect(steps).toEqual([]);
  });

  it('marks as notified what the browser shows', async () => {
    await show('2');
    expect(idsOf(await resumeNotifications([message('3'), begun('2'), message('1')], store))).toEqual(['3', '1']);
    expect(steps).toEqual(['message:2 shown', '2 notified']);
  });

  it('gives back what never reached the browser, newest first', async () => {
    expect(idsOf(await resumeNotifications([begun('3'), message('2'), begun('1')], store))).toEqual(['3', '2', '1']);
    expect(steps).toEqual([]);
  });

  it('tells nobody twice of what a browser that has ended may have shown', async () => {
    expect(idsOf(await resumeNotifications([begun('2', SINCE - 1), begun('1')], store))).toEqual(['1']);
    expect(steps).toEqual(['2 notified']);
  });

  it('takes what nobody has asked since for what an earlier browser has begun', async () => {
    await fakeBrowser.storage.session.clear();
    expect(await resumeNotifications([begun('1')], store)).toEqual([]);
  });

  it('knows what this browser has begun, whichever worker it was', async () => {
    await fakeBrowser.storage.session.clear();
    vi.spyOn(fakeBrowser.notifications, 'create').mockRejectedValue(new Error('The worker ends.'));
    let notifying: Message['notifying'];
    const dying = {
      ...store,
      async markNotifying(_: string[], id: string, at: number) {
        notifying = { id, at };
      },
    };
    await notifyMessages([message('1')], dying).catch(() => {});
    expect(idsOf(await resumeNotifications([{ ...message('1'), notifying }], store))).toEqual(['1']);
  });

  it('marks all messages of one notification', async () => {
    const notifying = { id: 'messages:2', at: SINCE };
    await fakeBrowser.notifications.create('messages:2', {} as never);
    expect(await resumeNotifications([message('2', { notifying }), message('1', { notifying })], store)).toEqual([]);
    expect(steps.at(-1)).toBe('2,1 notified');
  });

  it('waits for a notification that the browser was asked for a moment ago', async () => {
    vi.useFakeTimers();
    const resumed = resumeNotifications([begun('1', Date.now() - 400)], store);
    await vi.advanceTimersByTimeAsync(500);
    await show('1');
    await vi.advanceTimersByTimeAsync(100);
    expect(await resumed).toEqual([]);
  });

  it('waits a second at most, also after the clock was set back', async () => {
    vi.useFakeTimers();
    const resumed = resumeNotifications([begun('1', Date.now() + 60_000)], store);
    await vi.advanceTimersByTimeAsync(1000);
    expect(idsOf(await resumed)).toEqual(['1']);
  });
});
