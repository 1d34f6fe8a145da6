import { beforeEach, describe, expect, it } from 'vitest';
import { PAGE, SENDERS } from '../../test/rpc/senders.ts';
import { backgroundCalls, fieldCalls, frameCalls, practiceCalls, viewCalls, viewPortCalls } from './calls.ts';
import type { CallSender } from './find-caller.ts';
import { answerCall, type CallHandlers, type FieldCallHandlers } from './receive-calls.ts';

const ONE = { id: 'm1' };

/** Arguments that fit, for every call of our pages. */
const PAGE_CALLS: { [Name in keyof typeof backgroundCalls]: unknown } = {
  connect: { baseUrl: 'https://mail.example', key: 'k' },
  startPractice: {},
  sendPracticeCode: { email: 'a@practice.invalid' },
  endPractice: {},
  revokeService: { baseUrl: 'https://api.example' },
  disconnect: { service: 'https://mail.example' },
  changeService: { service: 'https://mail.example', name: 'Staging', isDefault: true },
  createAddress: {},
  addAddress: { email: 'a@m.test' },
  renewAddress: { email: 'a@m.test' },
  expectMail: { email: 'a@m.test' },
  labelAddress: { email: 'a@m.test', label: '' },
  chooseAddress: { email: 'a@m.test' },
  deleteAddresses: { emails: ['a@m.test'] },
  checkNow: {},
  markRead: { ids: [], isRead: true },
  fetchBody: ONE,
  fetchSource: ONE,
  fetchAttachment: { message: 'm1', attachment: 'a1' },
  fetchImages: { id: 'm1', urls: ['https://images.example/a.png'] },
  deleteMessages: { ids: ['m1'] },
  deleteAll: { alsoAtService: true },
  extendUndo: { keys: [{ kind: 'message', key: 'm1' }] },
  undoDeletion: { keys: [{ kind: 'message', key: 'm1' }] },
  fillPage: { email: 'a@m.test' },
  losesAddress: { email: 'a@m.test' },
  replaceAddress: { email: 'a@m.test', domain: 'plus.test' },
  fillCode: ONE,
  chooseCodeFill: { origin: 'https://shop.example', isOn: true },
  chooseFieldButton: { site: 'shop.example', isOn: true },
  refusedAccess: {},
  fillCodeOnAccess: { id: 'm1', host: 'shop.example' },
};

const FIELD_CALLS = Object.keys(fieldCalls);
/** These go to other contexts than the background, or over a port. */
const OTHER_CALLS = [frameCalls, practiceCalls, viewCalls, viewPortCalls].flatMap((group) => Object.keys(group));
const NO_CALLS = ['', 'sendKey', 'toString', '__proto__', 'constructor', 'hasOwnProperty'];

const NO_MESSAGES = [null, undefined, 'checkNow', 7, [], {}, { call: 7, args: {} }, { call: ['checkNow'], args: {} }];

let handled: [name: string, args: unknown][];

/** Handlers that note down what they were called with, and answer with its name. */
function notingHandlers<Handlers>(names: string[]): Handlers {
  const entries = names.map((name) => [
    name,
    async (args: unknown) => {
      handled.push([name, args]);
      return name;
    },
  ]);
  return Object.fromEntries(entries);
}

const answer = (message: unknown, sender: CallSender) =>
  answerCall(
    message,
    sender,
    notingHandlers<CallHandlers>(Object.keys(backgroundCalls)),
    notingHandlers<FieldCallHandlers>(FIELD_CALLS),
  );

beforeEach(() => {
  handled = [];
});

describe.each(Object.entries(SENDERS))('%s', (_who, [kind, sender]) => {
  it(kind === 'page' ? 'may call all that pages call' : 'may call nothing that pages call', async () => {
    for (const [call, args] of Object.entries(PAGE_CALLS)) {
      const value = kind === 'page' ? { ok: true, value: call } : undefined;
      expect(await answer({ call, args }, sender), call).toEqual(value);
    }
    expect(handled).toEqual(kind === 'page' ? Object.entries(PAGE_CALLS) : []);
  });

  it(kind === 'script' ? 'may call what scripts call' : 'may not call what scripts call', async () => {
    for (const call of FIELD_CALLS)
      expect(await answer({ call, args: {} }, sender), call).toBe(kind === 'script' ? call : undefined);
    expect(handled.map(([name]) => name)).toEqual(kind === 'script' ? FIELD_CALLS : []);
  });

  it('gets no answer to anything else', () => {
    const calls = [...OTHER_CALLS, ...NO_CALLS].map((call) => ({ call, args: { route: '#/' } }));
    for (const message of [...calls, ...NO_MESSAGES])
      expect(answer(message, sender), JSON.stringify(message)).toBeUndefined();
    expect(handled).toEqual([]);
  });
});

describe('wrong arguments', () => {
  const popup = SENDERS['our popup']?.[1] as CallSender;
  const script = SENDERS['our script in a page']?.[1] as CallSender;

  it.each([
    ['connect', {}],
    ['connect', { baseUrl: 'https://mail.example', key: 7 }],
    ['fetchBody', { id: '' }],
    ['markRead', { ids: 'm1', isRead: true }],
    ['deleteMessages', { ids: [''] }],
    ['undoDeletion', { keys: [{ kind: 'mailbox', key: 'm1' }] }],
    ['checkNow', undefined],
    ['checkNow', null],
  ])('of %s(%j) never reach the handler, and our page is answered that it failed', async (call, args) => {
    expect(await answer({ call, args }, popup)).toMatchObject({ ok: false, error: { kind: 'unexpected' } });
    expect(handled).toEqual([]);
  });

  it.each([undefined, null, 'fill', []])('%j of a content script get no answer', (args) => {
    expect(answer({ call: 'fillHere', args }, script)).toBeUndefined();
    expect(handled).toEqual([]);
  });

  it('that no call knows are left out', async () => {
    await answer({ call: 'createAddress', args: { domain: 'm.test', key: 'secret' } }, popup);
    expect(handled).toEqual([['createAddress', { domain: 'm.test' }]]);
  });
});

it('a content script is known by what the browser says, not by what it says', async () => {
  const script = SENDERS['our script in a page']?.[1] as CallSender;
  await answer({ call: 'fillHere', args: { tabId: 1, frameId: 0, pageUrl: 'https://bank.example' } }, script);
  expect(handled).toEqual([
    [
      'fillHere',
      {
        tabId: 7,
        frameId: 2,
        pageUrl: PAGE,
        frameUrl: PAGE,
        origin: 'https://shop.example',
        documentId: undefined,
        isInFront: true,
        profile: {},
      },
    ],
  ]);
});

it('what a handler throws is returned to a page as a problem', async () => {
  const handlers = { checkNow: () => Promise.reject(new Error('no room')) } as unknown as CallHandlers;
  const popup = SENDERS['our popup']?.[1] as CallSender;
  const answered = await answerCall({ call: 'checkNow', args: {} }, popup, handlers, {} as FieldCallHandlers);
  expect(answered).toMatchObject({ ok: false, error: { kind: 'unexpected' } });
});
