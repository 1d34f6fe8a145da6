import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { madeMessage } from '../../../test/mailbox/made.ts';
import { openTestMailbox, writeRecords } from '../../../test/mailbox/open-test-mailbox.ts';
import type { Message } from '../../mailbox/message.ts';
import { openStores } from '../../mailbox/open-stores.ts';
import { readMailbox } from '../../mailbox/store.ts';
import { settingsItem } from '../../storage/settings.ts';
import { notifyMessages as notify, resumeNotifications } from './notify-messages.ts';

const message = (id: string, more: Partial<Message> = {}) =>
  madeMessage({ id, from: 'Acme <hi@acme.example>', subject: 'Your code', createdAt: Number(id), ...more });

/** Ids of the notifications that were shown, in order, each with what was stored then. */
let shown: [id: string, stored: Record<string, string>][];

const notifyMessages = (messages: Message[]) => notify(messages, async () => false);
const options = () => fakeBrowser.notifications.getAllCreateOptions();
const idsOf = (messages: Message[]) => messages.map(({ id }) => id);

/** Puts messages into the mailbox. */
async function receive<T extends Message[]>(...messages: T): Promise<T> {
  await writeRecords((transaction) => Promise.all(messages.map((one) => transaction.put('messages', one))));
  return messages;
}

/** What is stored of each message's notification, by id. */
async function readStates(): Promise<Record<string, string>> {
  const { messages } = await readMailbox();
  return Object.fromEntries(
    messages.map(({ id, notifying, notifiedAt }) => {
      const state = notifiedAt === undefined ? 'new' : 'notified';
      return [id, notifying ? `notifying by ${notifying.id}` : state];
    }),
  );
}

beforeEach(() => {
  fakeBrowser.reset();
  openTestMailbox();
  shown = [];
  const create = fakeBrowser.notifications.create.bind(fakeBrowser.notifications) as (...args: unknown[]) => unknown;
  vi.spyOn(fakeBrowser.notifications, 'create').mockImplementation((async (...args: unknown[]) => {
    shown.push([String(args[0]), await readStates()]);
    return create(...args);
  }) as never);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('notifyMessages', () => {
  it('stores before and after a notification is shown that it is', async () => {
    await notifyMessages(await receive(message('2'), message('1')));
    expect(shown).toEqual([
      ['message:2', { 2: 'notifying by message:2', 1: 'new' }],
      ['message:1', { 2: 'notified', 1: 'notifying by message:1' }],
    ]);
    expect(await readStates()).toEqual({ 2: 'notified', 1: 'notified' });
  });

  it('offers to copy a code, and nothing where there is none', async () => {
    vi.stubEnv('FIREFOX', '');
    await notifyMessages(await receive(message('2', { code: '482913' }), message('1')));
    const { 'message:2': withCode, 'message:1': without } = options();
    expect(withCode).toMatchObject({
      title: 'Acme',
      message: 'Code: 482913\nYour code',
      buttons: [{ title: 'Copy code' }, { title: 'Open' }],
    });
    expect(without).not.toHaveProperty('buttons');
  });

  it('shows nothing of messages that were read meanwhile, and marks them as notified', async () => {
    await notifyMessages(await receive(message('2', { readAt: 1 }), message('1', { readAt: 1 })));
    expect(shown).toEqual([]);
    expect(await readStates()).toEqual({ 2: 'notified', 1: 'notified' });
  });

  it('shows nothing that the settings keep quiet, and marks it as notified', async () => {
    await settingsItem.update((settings) => ({ ...settings, notifications: 'codes' }));
    await notifyMessages(await receive(message('2', { code: '482913' }), message('1')));
    expect(Object.keys(options())).toEqual(['message:2']);
    expect(await readStates()).toEqual({ 2: 'notified', 1: 'notified' });
  });

  /** @param first id of the oldest */
  const receiveFive = (first = 1) => receive(...Array.from({ length: 5 }, (_, nth) => message(`${first + 4 - nth}`)));

  /** Puts many messages into the mailbox that the user was notified of. */
  const receiveNotified = (count: number, notifiedAt: number) =>
    receive(...Array.from({ length: count }, (_, nth) => message(`${1000 + nth}`, { notifiedAt })));

  it('keeps one notification on screen, however many bursts there are', async () => {
    vi.useFakeTimers({ now: 1000, toFake: ['Date'] });
    await notifyMessages(await receiveFive());
    vi.setSystemTime(61_000);
    await notifyMessages(await receiveFive(6));
    expect(Object.entries(options())).toMatchObject([['messages:1000', { title: '10 new messages' }]]);
    vi.setSystemTime(10 * 61_000);
    await notifyMessages(await receiveFive(11));
    expect(Object.entries(options())).toMatchObject([['messages:610000', { title: '5 new messages' }]]);
  });

  it('announces each address of a flood once, even where the user takes each notification away', async () => {
    vi.useFakeTimers({ now: 1000, toFake: ['Date'] });
    let id = 1;
    for (const address of ['a', 'b', 'c', 'a', 'c', 'b', 'a']) {
      vi.setSystemTime(Date.now() + 10_000);
      const burst = Array.from({ length: 60 }, () => message(`${id++}`, { address: `${address}@mayfly.test` }));
      await notifyMessages(await receive(...burst.toReversed()));
      for (const shownId of Object.keys(options())) await fakeBrowser.notifications.clear(shownId);
    }
    expect(shown.map(([shownId]) => shownId)).toEqual(['messages:11000', 'messages:21000', 'messages:31000']);
    vi.setSystemTime(Date.now() + 11 * 60_000);
    await notifyMessages(await receiveFive(1000));
    expect(shown).toHaveLength(4);
  });

  it('has Firefox, which knows no silence, say so once a minute', async () => {
    vi.stubEnv('FIREFOX', 'true');
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    await notifyMessages(await receiveFive());
    await receiveNotified(495, 1_000_000);
    for (const [nth, at] of [1_001_000, 1_002_000, 1_062_000].entries()) {
      vi.setSystemTime(at);
      await notifyMessages(await receive(message(`${6 + nth}`)));
    }
    expect(shown).toHaveLength(3);
    expect(await readStates()).toMatchObject({ 6: 'notified', 7: 'notified', 8: 'notified' });
    expect(options()['messages:1000000']).not.toHaveProperty('silent');
  });

  it('marks nothing as notified that could not be shown', async () => {
    vi.mocked(fakeBrowser.notifications.create).mockRejectedValue(new Error('no notifications'));
    const messages = await receive(message('2'), message('1'));
    await expect(notifyMessages(messages)).rejects.toThrow('no notifications');
    expect(await readStates()).toEqual({ 2: 'notifying by message:2', 1: 'new' });
  });
});

describe('resumeNotifications', () => {
  const SINCE = 1000;
  beforeEach(() => fakeBrowser.storage.session.set({ browserSince: SINCE }));
  const begun = (id: string, at = SINCE) => message(id, { notifying: { id: `message:${id}`, at } });

  const BEGUN = 'notifying by message:1';
  const together = { notifying: { id: 'messages:2', at: SINCE } };

  it.each<[string, stored: Message[], shown: string[], toNotify: string[], states: Record<string, string>]>([
    ['gives back what no worker has begun with', [message('2'), message('1')], [], ['2', '1'], { 2: 'new', 1: 'new' }],
    ['marks what the browser shows', [begun('2'), message('1')], ['message:2'], ['1'], { 2: 'notified', 1: 'new' }],
    ['gives back what never reached it', [message('2'), begun('1')], [], ['2', '1'], { 2: 'new', 1: BEGUN }],
    ['tells nobody twice', [begun('2', SINCE - 1), begun('1')], [], ['1'], { 2: 'notified', 1: BEGUN }],
    [
      'marks all of one',
      ['2', '1'].map((id) => message(id, together)),
      ['messages:2'],
      [],
      { 2: 'notified', 1: 'notified' },
    ],
  ])('%s', async (_, stored, inBrowser, toNotify, states) => {
    for (const id of inBrowser) await fakeBrowser.notifications.create(id, {} as never);
    expect(idsOf(await resumeNotifications(await receive(...stored)))).toEqual(toNotify);
    expect(await readStates()).toEqual(states);
  });

  it('takes what nobody has asked since for what an earlier browser has begun', async () => {
    await fakeBrowser.storage.session.clear();
    expect(await resumeNotifications(await receive(begun('1')))).toEqual([]);
  });

  it('knows what this browser has begun, whichever worker it was', async () => {
    await fakeBrowser.storage.session.clear();
    vi.spyOn(fakeBrowser.notifications, 'create').mockRejectedValue(new Error('The worker ends.'));
    await notifyMessages(await receive(message('1'))).catch(() => {});
    expect(idsOf(await resumeNotifications((await readMailbox()).messages))).toEqual(['1']);
  });

  it('waits for a notification that the browser was asked for a moment ago', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const resumed = resumeNotifications(await receive(begun('1', Date.now() - 400)));
    await vi.advanceTimersByTimeAsync(500);
    await fakeBrowser.notifications.create('message:1', {} as never);
    await vi.advanceTimersByTimeAsync(100);
    expect(await resumed).toEqual([]);
  });

  it('waits a second at most, also after the clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const resumed = resumeNotifications(await receive(begun('1', Date.now() + 60_000)));
    await vi.advanceTimersByTimeAsync(1000);
    expect(idsOf(await resumed)).toEqual(['1']);
  });
});

describe('the number in a summary', () => {
  const START = 1_000_000;
  let next: number;

  /** Messages that come together, some seconds after the last ones. */
  async function announceMany(count: number, more: Partial<Message> = {}): Promise<void> {
    vi.setSystemTime(Date.now() + 10_000);
    next += 100;
    const messages = Array.from({ length: count }, (_, nth) => message(`${next + count - nth}`, more));
    if (!more.isPrivate) await receive(...messages);
    else {
      const store = (await openStores()).find(({ isPrivate }) => isPrivate);
      await store?.change(async (transaction) => {
        for (const one of messages) await transaction.put('messages', one);
      });
    }
    await notifyMessages(messages);
  }

  const titles = () => Object.values(options()).map((one) => (one as { title: string }).title);

  beforeEach(() => {
    next = 0;
    vi.useFakeTimers({ now: START, toFake: ['Date'] });
  });

  it.each<[string, () => Promise<void>]>([
    ['private mail', () => announceMany(7, { isPrivate: true })],
    ['mail that was read by then', () => announceMany(30, { readAt: 5 })],
    ['mail with a notification of its own', () => announceMany(3)],
  ])('does not count %s', async (_, between) => {
    await announceMany(5);
    await between();
    await announceMany(5);
    expect(titles()).toContain('10 new messages');
  });

  it('counts mail of a flood that Firefox did not show at once', async () => {
    vi.stubEnv('FIREFOX', 'true');
    await announceMany(60);
    for (let more = 0; more < 5; more++) await announceMany(1);
    vi.setSystemTime(Date.now() + 60_000);
    await announceMany(1);
    expect(titles()).toEqual(['66 new messages']);
  });

  it('does not count mail that the settings exclude', async () => {
    await settingsItem.update((settings) => ({ ...settings, notifications: 'codes' }));
    await announceMany(6, { code: '482913' });
    await announceMany(20);
    await announceMany(6, { code: '482914' });
    // The newest code has a notification of its own each time.
    expect(titles()).toContain('10 new messages');
  });
});
