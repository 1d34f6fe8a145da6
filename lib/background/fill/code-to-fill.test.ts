import { describe, expect, it } from 'vitest';
import { madeAddress, madeMessage } from '../../../test/mailbox/made.ts';
import { MINUTE, SECOND } from '../../i18n/time.ts';
import type { Address } from '../../mailbox/address.ts';
import type { Message } from '../../mailbox/message.ts';
import { findCodeToFill, isCodeFillWanted } from './code-to-fill.ts';

const NOW = Date.UTC(2026, 0, 1, 12);

const OWN = { sender: 'shop.example', linked: [] };
const STRANGER = { codeSites: { sender: 'evil.example', linked: ['shop.example'] } };
const BOUND = { codeSites: { ...STRANGER.codeSites, bound: 'shop.example' } };

const filled = (email: string, parts: Partial<Address> = {}) => {
  const filledIn = { tabId: 7, frameId: 0, origin: 'https://shop.example', site: 'shop.example' };
  const times = { createdAt: NOW - MINUTE, filledAt: NOW - MINUTE, expiresAt: NOW + MINUTE };
  return madeAddress({ email, ...times, filledIn, ...parts });
};

const mail = (parts: Partial<Message> = {}) =>
  madeMessage({ id: 'm1', createdAt: NOW, seenAt: NOW, code: '123456', codeSites: OWN, ...parts });

function unread(parts: Partial<Message>): Message {
  const { code: _, codeSites: __, ...message } = mail({ bodyWantedAt: NOW, ...parts });
  return message;
}

describe('findCodeToFill', () => {
  const find = (messages: Message[], address = filled('a@mayfly.test'), others: Address[] = []) =>
    findCodeToFill({ addresses: [address, ...others], messages }, address, NOW)?.id;

  it('takes the one that was seen last, whatever the other is dated', () => {
    const first = mail({ id: 'first', createdAt: NOW + MINUTE, seenAt: NOW - SECOND });
    expect(find([first, mail({ id: 'resent' })])).toBe('resent');
  });

  it.each<[string, Message[]]>([
    ['in one check', [mail({ id: 'stranger', ...STRANGER }), mail()]],
    ['that came later', [mail({ id: 'stranger', ...STRANGER }), mail({ seenAt: NOW - SECOND })]],
    ['that is bound to the site', [mail({ id: 'stranger', ...BOUND }), mail({ seenAt: NOW - SECOND })]],
    ['that is not read yet', [unread({ id: 'stranger', from: 'a@evil.example' }), mail({ seenAt: NOW - SECOND })]],
  ])('takes the site’s code, and not that of a stranger %s', (_, messages) => {
    expect(find(messages)).toBe('m1');
  });

  it('takes one that a stranger binds to the site where the site sent none', () => {
    expect(find([mail(BOUND)])).toBe('m1');
  });

  it.each<[string, Message[]]>([
    ['no mail', []],
    ['a mail without a code', [unread({ bodyWantedAt: undefined })]],
    ['a code to another address', [mail({ address: 'b@m.test' })]],
    ['a code that came before the fill', [mail({ seenAt: NOW - 2 * MINUTE })]],
    ['a code that filled itself before, whether it was undone or not', [mail({ codeFilledAt: NOW })]],
    [
      'a code before a mail of its sender that is not read yet',
      [unread({ id: 'new', from: 'Shop <b@shop.example>' }), mail({ id: 'old', from: 'a@shop.example' })],
    ],
    ['a code of a stranger', [mail(STRANGER)]],
    ['a code that is bound to another site', [mail({ codeSites: { ...OWN, bound: 'bank.example' } })]],
    ['a code before one of the site that filled itself', [mail({ codeFilledAt: NOW }), mail({ seenAt: NOW - SECOND })]],
    ['a code from the future', [mail({ seenAt: NOW + MINUTE })]],
  ])('finds none in %s', (_, messages) => {
    expect(find(messages)).toBeUndefined();
  });

  it('finds none that is old', () => {
    const address = filled('a@mayfly.test', { filledAt: NOW - 60 * MINUTE });
    expect(find([mail({ seenAt: NOW - 30 * MINUTE })], address)).toBeUndefined();
  });

  it('finds none for an address that was filled nowhere', () => {
    const { filledIn: _, ...copied } = filled('a@mayfly.test');
    expect(find([mail()], copied)).toBeUndefined();
  });

  it.each<[string, Partial<Address>, string | undefined]>([
    ['into the same page later', {}, undefined],
    ['into the same page before', { filledAt: NOW - 2 * MINUTE }, 'm1'],
    ['into another tab', { filledIn: { tabId: 8, frameId: 0, origin: 'https://shop.example' } }, 'm1'],
    ['into another site in the tab', { filledIn: { tabId: 7, frameId: 0, origin: 'https://else.example' } }, 'm1'],
  ])('with another address filled %s', (_, other, id) => {
    expect(find([mail()], filled('a@mayfly.test'), [filled('b@m.test', other)])).toBe(id);
  });
});

it.each<[Parameters<typeof isCodeFillWanted>[0], { on?: string[]; off?: string[] }, boolean]>([
  ['ask', {}, false],
  ['ask', { on: ['https://shop.example'] }, true],
  ['ask', { on: ['https://www.shop.example', 'http://shop.example'] }, false],
  ['ask', { off: ['https://shop.example'] }, false],
  ['always', {}, true],
  ['always', { off: ['https://shop.example'] }, false],
  ['never', {}, false],
  ['never', { on: ['https://shop.example'] }, false],
])('with %s and %j, codes fill themselves: %s', (choice, { on = [], off = [] }, isWanted) => {
  expect(isCodeFillWanted(choice, { on, off }, 'https://shop.example')).toBe(isWanted);
});
