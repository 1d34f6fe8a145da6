import { beforeEach, describe, expect, it } from 'vitest';
import { browser } from 'wxt/browser';
import { backgroundCalls, fieldCalls, frameCalls, trialCalls, viewCalls, viewPortCalls } from './calls.ts';
import type { Sender } from './find-caller.ts';
import { answerCall, type CallHandlers, type FieldCallHandlers } from './receive-calls.ts';

const { id } = browser.runtime;
const PAGE = 'https://shop.example/sign-up';

/** Everybody who can send a message to an extension, as browsers describe them. */
const SENDERS: Record<string, Sender> = {
  'our popup': { id, url: browser.runtime.getURL('/popup.html') },
  'our page in a tab': { id, url: browser.runtime.getURL('/mailbox.html'), tab: { id: 3 }, frameId: 0 },
  'our script in a page': { id, url: PAGE, tab: { id: 7, url: PAGE }, frameId: 2 },
  'our script in a page whose address we may not know': { id, url: 'about:blank', tab: { id: 7 }, frameId: 2 },
  'our script outside of tabs': { id, url: PAGE },
  'another extension': { id: 'another', url: 'chrome-extension://another/popup.html' },
  'another extension with our address': { id: 'another', url: browser.runtime.getURL('/popup.html') },
  'a web page': { url: PAGE, tab: { id: 7, url: PAGE }, frameId: 0 },
  'a web page with our address in its own': { id, url: `${PAGE}#${browser.runtime.getURL('/popup.html')}` },
  nobody: {},
};

const PAGES = ['our popup', 'our page in a tab'];
const SCRIPTS = ['our script in a page', 'our script in a page whose address we may not know'];

const ONE = { id: 'm1' };

/** Arguments that fit, for every call of our pages. */
const PAGE_CALLS: { [Name in keyof typeof backgroundCalls]: unknown } = {
  connect: { baseUrl: 'https://mail.example', key: 'k' },
  disconnect: {},
  createAddress: {},
  expectMail: { email: 'a@m.test' },
  labelAddress: { email: 'a@m.test', label: '' },
  deleteAddress: { email: 'a@m.test' },
  checkNow: {},
  markRead: { ids: [], isRead: true },
  fetchBody: ONE,
  fetchSource: ONE,
  fetchAttachment: { message: 'm1', attachment: 'a1' },
  deleteMessages: { ids: ['m1'] },
  importMail: { addresses: [], messages: [] },
  clearMailbox: {},
  undoDeletion: { keys: [{ kind: 'message', key: 'm1' }] },
  fillPage: { email: 'a@m.test' },
  fillCode: ONE,
  chooseFieldButton: { site: 'shop.example', isOn: true },
  withdrawFieldButton: {},
};

const FIELD_CALLS = Object.keys(fieldCalls);
/** These go to other contexts than the background, or over a port. */
const OTHER_CALLS = [frameCalls, trialCalls, viewCalls, viewPortCalls].flatMap((group) => Object.keys(group));
const NO_CALLS = ['', 'sendKey', 'toString', '__proto__', 'constructor', 'hasOwnProperty'];

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

const answer = (message: unknown, sender: Sender) =>
  answerCall(
    message,
    sender,
    notingHandlers<CallHandlers>(Object.keys(backgroundCalls)),
    notingHandlers<FieldCallHandlers>(FIELD_CALLS),
  );

beforeEach(() => {
  handled = [];
});

describe.each(Object.entries(SENDERS))('%s', (who, sender) => {
  const mayCallAll = PAGES.includes(who);
  const mayFill = SCRIPTS.includes(who);

  it.each(Object.entries(PAGE_CALLS))(`${mayCallAll ? 'may' : 'may not'} call %s`, async (call, args) => {
    expect(await answer({ call, args }, sender)).toEqual(mayCallAll ? { ok: true, value: call } : undefined);
    expect(handled).toEqual(mayCallAll ? [[call, args]] : []);
  });

  it.each(FIELD_CALLS)(`${mayFill ? 'may' : 'may not'} call %s`, async (call) => {
    expect(await answer({ call, args: {} }, sender)).toBe(mayFill ? call : undefined);
    expect(handled.map(([name]) => name)).toEqual(mayFill ? [call] : []);
  });

  it.each([...OTHER_CALLS, ...NO_CALLS])('gets no answer to %j', (call) => {
    expect(answer({ call, args: { route: '#/' } }, sender)).toBeUndefined();
    expect(handled).toEqual([]);
  });

  it.each([null, undefined, 'checkNow', 7, [], {}, { call: 7, args: {} }, { call: ['checkNow'], args: {} }])(
    'gets no answer to the message %j',
    (message) => {
      expect(answer(message, sender)).toBeUndefined();
      expect(handled).toEqual([]);
    },
  );
});

describe('wrong arguments', () => {
  const popup = SENDERS['our popup'] as Sender;
  const script = SENDERS['our script in a page'] as Sender;

  it.each([
    ['connect', {}],
    ['connect', { baseUrl: 'https://mail.example', key: 7 }],
    ['fetchBody', { id: '' }],
    ['markRead', { ids: 'm1', isRead: true }],
    ['deleteMessages', { ids: [''] }],
    ['undoDeletion', { keys: [{ kind: 'mailbox', key: 'm1' }] }],
    ['importMail', { addresses: [{}], messages: [] }],
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
  const script = SENDERS['our script in a page'] as Sender;
  await answer({ call: 'fillHere', args: { tabId: 1, frameId: 0, pageUrl: 'https://bank.example' } }, script);
  expect(handled).toEqual([['fillHere', { tabId: 7, frameId: 2, pageUrl: PAGE, frameUrl: PAGE }]]);
});

it('what a handler throws is returned to a page as a problem', async () => {
  const handlers = { checkNow: () => Promise.reject(new Error('no room')) } as unknown as CallHandlers;
  const popup = SENDERS['our popup'] as Sender;
  const answered = await answerCall({ call: 'checkNow', args: {} }, popup, handlers, {} as FieldCallHandlers);
  expect(answered).toMatchObject({ ok: false, error: { kind: 'unexpected' } });
});
