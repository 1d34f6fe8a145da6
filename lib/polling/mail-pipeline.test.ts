import { beforeEach, expect, it } from 'vitest';
import type { Message } from '../mailbox/message.ts';
import { createMailPipeline, type MailStore, type Notifier } from './mail-pipeline.ts';

const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  address: 'a@mayfly.test',
  from: 'Acme <hi@acme.example>',
  subject: 'Your code',
  createdAt: 0,
  seenAt: 0,
  bodyWantedAt: 0,
  ...more,
});

let unnotified: Message[];
/** What happened, in order. */
let steps: string[];
let notified: Message[];
let store: MailStore;
let notifier: Notifier;

beforeEach(() => {
  unnotified = [];
  steps = [];
  notified = [];
  store = {
    readUnnotified: async () => unnotified,
    async understandMessage(one) {
      steps.push(`understand ${one.id}`);
      return { ...one, code: `code of ${one.id}` };
    },
  };
  notifier = {
    resumeNotifications: async (messages) => messages.filter(({ notifying }) => !notifying),
    async notifyMessages(messages) {
      steps.push(`notify ${messages.map(({ id }) => id)}`);
      notified.push(...messages);
      unnotified = unnotified.filter(({ id }) => !messages.some((one) => one.id === id));
    },
  };
});

it('understands every message before it notifies of them', async () => {
  unnotified = [message('2'), message('1')];
  await createMailPipeline(notifier, store)();
  expect(steps).toEqual(['understand 2', 'understand 1', 'notify 2,1']);
  expect(notified.map(({ code }) => code)).toEqual(['code of 2', 'code of 1']);
});

it('notifies without a code of a message whose body cannot be had, and goes on', async () => {
  unnotified = [message('2'), message('1')];
  const { understandMessage } = store;
  store.understandMessage = async (one) => {
    if (one.id === '2') throw new Error('no network');
    return understandMessage(one);
  };
  await createMailPipeline(notifier, store)();
  expect(notified).toEqual([message('2'), message('1', { code: 'code of 1' })]);
});

it('leaves out what a worker that died has notified of', async () => {
  unnotified = [message('2', { notifying: { id: 'message:2', at: 0 } }), message('1')];
  await createMailPipeline(notifier, store)();
  expect(steps).toEqual(['understand 1', 'notify 1']);
});

it('does nothing without new messages', async () => {
  await createMailPipeline(notifier, store)();
  expect(steps).toEqual([]);
});

it('runs once at a time, so that no message is notified twice', async () => {
  unnotified = [message('1')];
  const handleNewMail = createMailPipeline(notifier, store);
  await Promise.all([handleNewMail(), handleNewMail(), handleNewMail()]);
  expect(steps).toEqual(['understand 1', 'notify 1']);
});

it('runs again after a failure, which its caller sees', async () => {
  unnotified = [message('1')];
  const { notifyMessages } = notifier;
  notifier.notifyMessages = () => Promise.reject(new Error('no storage'));
  const handleNewMail = createMailPipeline(notifier, store);
  await expect(handleNewMail()).rejects.toThrow('no storage');
  notifier.notifyMessages = notifyMessages;
  await handleNewMail();
  expect(notified.map(({ id }) => id)).toEqual(['1']);
});
