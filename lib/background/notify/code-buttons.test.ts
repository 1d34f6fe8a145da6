import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { madeMessage } from '../../../test/mailbox/made.ts';
import { showNotification } from '../../browser/notification.ts';
import type { Message } from '../../mailbox/message.ts';
import { settingsItem } from '../../storage/settings.ts';
import { addLateCode, codeButtonLabels, findCodeButton } from './code-buttons.ts';

const from = 'Acme <hi@acme.example>';
const message = madeMessage({ from, subject: 'Your code', seenAt: Date.now(), code: '482913' });

const shown = () => fakeBrowser.notifications.getAllCreateOptions();
const cannotFill = async () => false;
const readAs = (stored: Message | undefined) => async () => stored;

beforeEach(() => fakeBrowser.reset());

it.each([
  [true, ['Fill code', 'Copy code'], ['fill', 'copy']],
  [false, ['Copy code', 'Open'], ['copy', 'open']],
] as const)(
  'a button does what its label says, whether the page can be reached or not: %s',
  async (canFill, labels, does) => {
    vi.stubEnv('FIREFOX', '');
    // What it could do before does not count.
    await codeButtonLabels('message:1', message, async () => !canFill);
    expect(await codeButtonLabels('message:1', message, async () => canFill)).toEqual(labels);
    expect(await Promise.all([0, 1].map((index) => findCodeButton('message:1', index)))).toEqual(does);
  },
);

it('is added to the notification that is there, without showing it again', async () => {
  vi.stubEnv('FIREFOX', '');
  const update = vi.fn(async (_id: string, _options: object) => true);
  fakeBrowser.notifications.update = update as never;
  await showNotification('message:1', 'Acme', 'Your code');
  await addLateCode(message, cannotFill, readAs(message));
  expect(update).toHaveBeenCalledWith('message:1', {
    title: 'Acme',
    message: 'Code: 482913\nYour code',
    buttons: [{ title: 'Copy code' }, { title: 'Open' }],
  });
  expect(shown()).toMatchObject({ 'message:1': { message: 'Your code' } });
});

it('takes the place of the notification in Firefox, which changes none', async () => {
  vi.stubEnv('FIREFOX', 'true');
  await showNotification('message:1', 'Acme', 'Your code');
  await addLateCode(message, cannotFill, readAs(message));
  expect(shown()).toMatchObject({ 'message:1': { message: 'Code: 482913\nYour code' } });
});

it('shows nothing in place of a notification that was taken away', async () => {
  await addLateCode(message, cannotFill, readAs(message));
  expect(shown()).toEqual({});
});

it('is news where the user is told of codes alone', async () => {
  await settingsItem.update((settings) => ({ ...settings, notifications: 'codes' }));
  await addLateCode(message, cannotFill, readAs(message));
  expect(shown()).toMatchObject({ 'message:1': { message: 'Code: 482913\nYour code' } });
  expect(shown()['message:1']).not.toHaveProperty('silent');
});

it.each([
  ['was read meanwhile', { ...message, readAt: 1 }],
  ['was deleted meanwhile', undefined],
])('is not told of where the message %s', async (_what, stored) => {
  await settingsItem.update((settings) => ({ ...settings, notifications: 'codes' }));
  await addLateCode(message, cannotFill, readAs(stored));
  expect(shown()).toEqual({});
});

it.each([
  ['there is none', { code: undefined }],
  ['it is an old one', { seenAt: 0 }],
  ['it is of a private window', { isPrivate: true }],
])('does nothing where %s', async (_what, more) => {
  await settingsItem.update((settings) => ({ ...settings, notifications: 'codes' }));
  await addLateCode({ ...message, ...more }, cannotFill, readAs({ ...message, ...more }));
  expect(shown()).toEqual({});
});
