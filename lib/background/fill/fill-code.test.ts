import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { madeAddress, madeMessage } from '../../../test/mailbox/made.ts';
import { anyHost } from '../../../test/site/any-host.ts';
import type { Message } from '../../mailbox/message.ts';
import type { CodeFill } from '../../messaging/calls.ts';
import type { CallingFrame } from '../../messaging/find-caller.ts';
import { findSite } from '../../site/find-site.ts';
import { fillCodeFromPopup, fillCodeHere, fillInto, mayTakeCode } from './fill-code.ts';
import type { InjectedPage } from './page.ts';

const SITES = { findSite };

it.each<[asked: string | undefined, target: string | undefined, may: boolean]>([
  ['https://acme.example', 'https://acme.example', true],
  ['https://acme.example', 'https://login.acme.example', true],
  ['https://www.acme.example', 'https://acme.example:8443', true],
  ['https://shop.acme.co.uk', 'https://acme.co.uk', true],
  // Tenants of one host: the private section.
  ['https://victim.github.io', 'https://victim.github.io', true],
  ['https://victim.github.io', 'https://github.io', false],
  ['https://github.io', 'https://github.io', true],
  ['https://a.s3.eu-west-1.amazonaws.com', 'https://b.s3.eu-west-1.amazonaws.com', false],
  // Nobody on the way.
  ['https://acme.example', 'http://acme.example', false],
  ['http://acme.example', 'https://acme.example', true],
  // Machines.
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000', true],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:4000', false],
  ['http://localhost:3000', 'http://localhost:4000', false],
  ['http://localhost:3000', 'http://app.localhost:3000', false],
  ['http://[::1]:3000', 'http://[::1]:4000', false],
  // Nothing is known, or there is no page.
  [undefined, 'https://acme.example', false],
  ['https://acme.example', undefined, false],
  ['null', 'null', false],
  ['https://acme.example', 'null', false],
  ['file:///a', 'file:///a', false],
  ['', '', false],
])('asked for by %s, into %s: %s', (asked, target, may) => {
  expect(mayTakeCode(SITES, asked, target)).toBe(may);
});

it('never from one registrable domain to another, whatever their names', () => {
  const anyOrigin = fc
    .tuple(fc.constantFrom('http', 'https'), anyHost, fc.constantFrom('', ':8080'))
    .map(([protocol, host, port]) => `${protocol}://${host}${port}`);
  fc.assert(
    fc.property(anyOrigin, anyOrigin, (asked, target) => {
      if (!mayTakeCode(SITES, asked, target)) return;
      expect(asked === target || findSite(asked) === findSite(target)).toBe(true);
      if (asked !== target) expect(findSite(asked)).toBeDefined();
    }),
    { numRuns: 2000 },
  );
});

const ORIGIN = 'https://shop.example';
const NO_ACCESS = { result: 'no-access' };
const NO_FIELD = { result: 'no-field' };
const FILLED = { result: 'filled' };
const FAILED = { result: 'failed' };
const COPIED = { isCopied: true };
const NOT_TAKEN = { result: 'not-taken' };
const BROKEN = () => Promise.reject(new Error('A script of ours failed.'));
const writes = (result: Awaited<ReturnType<InjectedPage['writeCode']>>) => ({ writeCode: async () => result });
const refuses = (refusalReason: 'read-only' | 'failed') => ({ verdict: () => ({ refusalReason }) });

/** A page of that origin with no field for a code, which the clipboard is open to. */
const createPage = (more: Partial<InjectedPage>) =>
  ({
    origin: async () => ORIGIN,
    verdict: () => ({}),
    writeCode: async () => 'no-field',
    write: async () => true,
    copy: async () => true,
    ...more,
  }) as InjectedPage;

it.each<[what: string, more: Partial<InjectedPage>, byButton: object, byMenu: object]>([
  ['is filled', writes('filled'), FILLED, FILLED],
  ['has no place but the clicked field', {}, NO_FIELD, FILLED],
  ['has several places', writes('several-fields'), { result: 'several-fields' }, FILLED],
  ['has no place, and the field is read-only', refuses('read-only'), NO_FIELD, { ...NO_FIELD, ...COPIED }],
  ['is taken back by the clicked field', { write: async () => false }, NO_FIELD, { ...NOT_TAKEN, ...COPIED }],
  ['is taken back', writes('not-taken'), NOT_TAKEN, { ...NOT_TAKEN, ...COPIED }],
  ['meets another site', { origin: async () => 'https://evil.example' }, NO_ACCESS, NO_ACCESS],
  ['meets a script of ours that fails', { writeCode: BROKEN }, FAILED, { ...FAILED, ...COPIED }],
  ['meets one that says so', writes('failed'), FAILED, { ...FAILED, ...COPIED }],
  ['meets one that fails in the clicked field', { write: BROKEN }, NO_FIELD, { ...FAILED, ...COPIED }],
  ['meets one that did not end', { ...refuses('failed'), ...writes('failed') }, FAILED, { ...FAILED, ...COPIED }],
  ['meets nothing that works', { writeCode: BROKEN, copy: BROKEN }, FAILED, FAILED],
])('a code that %s', async (_, more, byButton, byMenu) => {
  expect(await fillInto(createPage(more), ORIGIN, '123456', false)).toEqual(byButton);
  expect(await fillInto(createPage(more), ORIGIN, '123456', true)).toEqual(byMenu);
});

const FRAME = { tabId: 7, frameId: 0, origin: ORIGIN, isInFront: true, profile: {} } as CallingFrame;
const ADDRESS = madeAddress({
  expiresAt: Date.now() + 60_000,
  filledIn: { tabId: 7, frameId: 0, origin: ORIGIN, site: 'shop.example' },
});
const OWN: Message['codeSites'] = { sender: 'shop.example', linked: [] };

it.each<[string, Partial<CallingFrame>, Message['codeSites'], boolean]>([
  ['the page of the address', {}, OWN, true],
  ['a frame in it', { frameId: 3 }, OWN, false],
  ['another tab', { tabId: 8 }, OWN, false],
  ['another origin', { origin: 'https://www.shop.example' }, OWN, false],
  ['a tab that is not in front', { isInFront: false }, OWN, false],
  ['the page, with a code of another site', {}, { sender: 'bank.example', linked: ['shop.example'] }, false],
  ['the page, with a code that is bound to another', {}, { ...OWN, bound: 'bank.example' }, false],
])('a click on the card fills the code, in Firefox in the popup: %s', async (_, from, codeSites, isFilled) => {
  const filled: string[] = [];
  const opened: number[] = [];
  const message = madeMessage({ id: 'm1', seenAt: Date.now(), code: '123456', codeSites });
  const click = () =>
    fillCodeHere(
      { ...FRAME, ...from },
      {
        readAddresses: async () => [ADDRESS],
        readFresh: async () => [message],
        fillCode: async (id) => {
          filled.push(id);
          return { result: 'filled' };
        },
        openPopup: async (tabId) => void opened.push(tabId),
      },
    );
  vi.stubEnv('FIREFOX', 'true');
  expect([await click(), filled, opened]).toEqual(['', [], isFilled ? [7] : []]);
  vi.stubEnv('FIREFOX', '');
  expect([await click(), filled, opened.length]).toEqual(['', isFilled ? ['m1'] : [], isFilled ? 1 : 0]);
});

it.each<[what: string, beside: CodeFill, asked: CodeFill, expected: string]>([
  ['the page in view has a place', 'filled', 'filled', 'beside filled'],
  ['the page in view does not keep it', 'not-taken', 'filled', 'beside not-taken'],
  ['the page in view has none', 'no-field', 'filled', 'asked filled'],
  ['the page in view waits for another code', 'app', 'filled', 'asked filled'],
  ['neither has a place', 'textMessage', 'no-field', 'beside textMessage'],
  ['the page in view may not have it, and the one that asked has no place', 'no-access', 'no-field', 'asked no-field'],
  ['the page in view has none, and the one that asked is gone', 'no-field', 'no-access', 'beside no-field'],
])('a code from the popup, where %s', async (_, beside, asked, expected) => {
  const { result, page } = await fillCodeFromPopup('m1', {
    findActiveTarget: async () => ({ target: { tabId: 3, frameId: 0 }, url: ORIGIN, profile: {} }),
    fillCode: async (_id, where, isFieldChosen = true) => {
      expect(isFieldChosen).toBe(where === undefined);
      return where ? { result: beside, page: 'beside' } : { result: asked, page: 'asked' };
    },
  });
  expect(`${page} ${result}`).toBe(expected);
});
