import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { madeMessage } from '../../../test/mailbox/made.ts';
import { NoNetworkError, NotFoundError, RateLimitedError, ServiceFaultError } from '../../api/errors.ts';
import { HOUR } from '../../i18n/time.ts';
import type { Address } from '../../mailbox/address.ts';
import type { Message } from '../../mailbox/message.ts';
import { createMailPipeline, type Notifier, type PipelineStore } from './mail-pipeline.ts';

const message = (id: string, more: Partial<Message> = {}) => madeMessage({ id, bodyWantedAt: 0, ...more });

let addresses: Address[];
let unnotified: Message[];
/** What happened, in order. */
let steps: string[];
let notified: Message[];
let store: PipelineStore;
let notifier: Notifier;

beforeEach(() => {
  addresses = [];
  unnotified = [];
  steps = [];
  notified = [];
  store = {
    readUnnotified: async () => unnotified,
    readAddressesOf: async (emails) => addresses.filter(({ email }) => emails.includes(email)),
    async extractFromMessage(one) {
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
    addLateCode: async ({ id, code }) => void steps.push(`add ${code} to ${id}`),
  };
});

const createPipeline = (onExtracted: (messages: Message[]) => unknown = () => {}) =>
  createMailPipeline(notifier, onExtracted, store);

it('tells of the codes before the notification, which waits until they have filled themselves', async () => {
  unnotified = [message('1'), message('2')];
  await createPipeline(async (messages) => {
    await Promise.resolve();
    steps.push(`fill ${messages.map(({ code }) => code)}`);
    unnotified = [message('1', { readAt: 7 }), message('2')];
  })();
  expect(steps).toEqual(['understand 1', 'understand 2', 'fill code of 1,code of 2', 'notify 1,2']);
  expect(notified.map(({ readAt }) => readAt)).toEqual([7, undefined]);
});

/** The request for one message's body fails. */
function failAt(id: string, error: Error): void {
  const { extractFromMessage } = store;
  store.extractFromMessage = async (one, purpose) => {
    const understood = await extractFromMessage(one, purpose);
    if (one.id === id) throw error;
    return understood;
  };
}

it.each([
  ['is refused', new RateLimitedError('', {}, {})],
  ['gets no answer', new NoNetworkError('')],
  ['cannot be stored', new Error('no storage')],
])('ends with the first body that %s, and notifies of all messages', async (_how, error) => {
  unnotified = [message('3'), message('2'), message('1')];
  failAt('2', error);
  await createPipeline()();
  expect(steps).toEqual(['understand 3', 'understand 2', 'notify 3,2,1']);
  expect(notified).toEqual([message('3', { code: 'code of 3' }), message('2'), message('1')]);
});

it('ends with the second body that fails for itself', async () => {
  unnotified = ['w', 'x', 'y', 'z'].map((id) => message(id));
  store.extractFromMessage = async ({ id }) => {
    steps.push(`understand ${id}`);
    throw Object.assign(new ServiceFaultError('', { status: 500 }), { isOfItem: true });
  };
  await createPipeline()();
  expect(steps).toEqual(['understand w', 'understand x', 'notify w,x,y,z']);
});

it('goes on after a message that the service does not have any more', async () => {
  unnotified = [message('2'), message('1')];
  failAt('2', new NotFoundError(''));
  await createPipeline()();
  expect(notified).toEqual([message('2'), message('1', { code: 'code of 1' })]);
});

it('fetches the bodies of the five newest of ten thousand', async () => {
  unnotified = Array.from({ length: 10_000 }, (_, nth) => message(String(10_000 - nth)));
  await createPipeline()();
  expect(steps.filter((step) => step.startsWith('understand'))).toHaveLength(5);
  expect(steps[0]).toBe('understand 10000');
  expect(notified).toHaveLength(10_000);
});

it('asks for the mail of an address that was just filled as for what somebody waits for', async () => {
  const now = Date.now();
  const address = { createdAt: now - HOUR, expiresAt: now + HOUR, service: 'https://api.example' };
  addresses = [
    { ...address, email: 'new@mayfly.test', createdAt: now },
    { ...address, email: 'filled@mayfly.test', filledAt: now },
    { ...address, email: 'old@mayfly.test', filledAt: now - HOUR / 2 },
  ];
  unnotified = addresses.map(({ email }) => message(email, { address: email }));
  const purposes: string[] = [];
  store.extractFromMessage = async (one, purpose) => {
    purposes.push(`${one.id} ${purpose}`);
    return one;
  };
  await createPipeline()();
  expect(purposes).toEqual(['new@mayfly.test mail', 'filled@mayfly.test mail', 'old@mayfly.test upkeep']);
});

it('leaves out what a worker that died has notified of', async () => {
  unnotified = [message('2', { notifying: { id: 'message:2', at: 0 } }), message('1')];
  await createPipeline()();
  expect(steps).toEqual(['understand 1', 'notify 1']);
});

it('does nothing without new messages', async () => {
  await createPipeline()();
  expect(steps).toEqual([]);
});

it('runs once at a time, so that no message is notified twice', async () => {
  unnotified = [message('1')];
  const handleNewMail = createPipeline();
  await Promise.all([handleNewMail(), handleNewMail(), handleNewMail()]);
  expect(steps).toEqual(['understand 1', 'notify 1']);
});

it('runs again after a failure, which its caller sees', async () => {
  unnotified = [message('1')];
  const { notifyMessages } = notifier;
  notifier.notifyMessages = () => Promise.reject(new Error('no storage'));
  const handleNewMail = createPipeline();
  await expect(handleNewMail()).rejects.toThrow('no storage');
  notifier.notifyMessages = notifyMessages;
  await handleNewMail();
  expect(notified.map(({ id }) => id)).toEqual(['1']);
});

describe('a body that takes long', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** @param ids of messages whose bodies come when the answer is called */
  function hang(...ids: string[]): () => void {
    const { extractFromMessage } = store;
    const hanging = Promise.withResolvers<void>();
    store.extractFromMessage = async (one, purpose) => {
      if (!ids.includes(one.id)) return extractFromMessage(one, purpose);
      steps.push(`ask for ${one.id}`);
      await hanging.promise;
      return extractFromMessage(one, purpose);
    };
    return hanging.resolve;
  }

  it('keeps nobody waiting: the user is told of the mail within two seconds, and of the code when it is known', async () => {
    unnotified = [message('late')];
    const answer = hang('late');
    const codes: (string | undefined)[] = [];
    const handled = createPipeline((all) => codes.push(...all.map(({ code }) => code)))();
    await vi.advanceTimersByTimeAsync(2000);
    await handled;
    expect(steps).toEqual(['ask for late', 'notify late']);
    expect(notified.map(({ code }) => code)).toEqual([undefined]);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(steps.slice(2)).toEqual(['understand late', 'add code of late to late']);
    expect(codes).toEqual([undefined, 'code of late']);
  });

  it('holds up no other mail, were there ten of them, and is not asked for twice', async () => {
    const ten = Array.from({ length: 10 }, (_, nth) => `hangs ${nth}`);
    unnotified = ten.map((id) => message(id));
    const answer = hang(...ten);
    const handleNewMail = createPipeline();
    const handled = handleNewMail();
    await vi.advanceTimersByTimeAsync(2000);
    await handled;
    expect(notified).toHaveLength(10);

    unnotified = [message('other', { address: 'b@mayfly.test' })];
    const others = handleNewMail();
    await vi.advanceTimersByTimeAsync(0);
    await others;
    expect(steps.slice(-2)).toEqual(['understand other', 'notify other']);
    await vi.advanceTimersByTimeAsync(60_000);
    const asked = steps.filter((step) => step.startsWith('ask'));
    expect(asked).toEqual(ten.slice(0, 5).map((id) => `ask for ${id}`));
    answer();
    await vi.advanceTimersByTimeAsync(0);
  });
});
