import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeMessage } from '../../../test/mailbox/made.ts';
import { MINUTE } from '../../i18n/time.ts';
import type { Message } from '../../mailbox/message.ts';
import { describeNewMessages, type NotificationSettings, type Summary } from './describe-new-messages.ts';

const message = (id: string, more: Partial<Message> = {}) =>
  madeMessage({ id, from: 'Acme <hi@acme.example>', subject: 'Your sign-up code', ...more });

const ALL = { notifications: 'all', showContents: true } as const;
const NOW = Date.UTC(2026, 0, 1, 12);
const LOUD = { hasCode: false, isSilent: false };

function describeNow(messages: Message[], settings: NotificationSettings, summary?: Summary) {
  return describeNewMessages(messages, settings, summary, NOW);
}

describe('describeNewMessages', () => {
  it('names sender, subject and code', () => {
    expect(describeNow([message('1', { code: '482913' }), message('2', { from: '', subject: '' })], ALL)).toEqual([
      {
        ...LOUD,
        id: 'message:1',
        title: 'Acme',
        message: 'Code: 482913\nYour sign-up code',
        messages: ['1'],
        hasCode: true,
      },
      { ...LOUD, id: 'message:2', title: 'Unknown sender', message: 'No subject', messages: ['2'] },
    ]);
  });

  it('leaves out what the settings keep quiet', () => {
    const both = [message('1', { code: '482913' }), message('2')];
    expect(describeNow(both, { ...ALL, notifications: 'codes' }).map(({ id }) => id)).toEqual(['message:1']);
    expect(describeNow(both, { ...ALL, notifications: 'none' })).toEqual([]);
  });

  it('shows no contents where the settings forbid it', () => {
    const many = ['1', '2', '3', '4', '5'].map((id) => message(id, { code: '482913' }));
    for (const messages of [many, many.slice(0, 1)]) {
      const shown = JSON.stringify(
        describeNow(messages, { ...ALL, showContents: false }).map(({ title, message }) => title + message),
      );
      expect(shown).not.toMatch(/Acme|482913|sign-up/);
    }
  });

  it('makes one notification of many messages', () => {
    const many = ['1', '2', '3', '4', '5'].map((id) =>
      message(id, { from: `${'ABCDE'[Number(id) - 1]} <x@y.example>` }),
    );
    expect(describeNow(many, ALL)).toEqual([
      {
        ...LOUD,
        id: `messages:${NOW}`,
        title: '5 new messages',
        message: 'From A, B, C and others',
        messages: ['1', '2', '3', '4', '5'],
        summarySince: NOW,
      },
    ]);
  });
});

it('of many messages, the newest with a code has its own, where the code is shown and copied', () => {
  const many = ['1', '2', '3', '4', '5'].map((id) => message(id, Number(id) % 2 === 0 ? { code: `48291${id}` } : {}));
  expect(describeNow(many, ALL)).toMatchObject([
    { title: '4 new messages', messages: ['1', '3', '4', '5'], hasCode: false },
    { id: 'message:2', message: 'Code: 482912\nYour sign-up code', hasCode: true },
  ]);
});

describe('after a summary', () => {
  const many = (count: number) => Array.from({ length: count }, (_, nth) => message(String(nth)));
  const since = NOW - MINUTE;
  const flooded = new Set(['a@mayfly.test']);
  const flood = { since, count: 500, isShown: true, flooded };

  it('the next burst is taken into it', () => {
    expect(describeNow(many(40), ALL, { since, count: 20, isShown: true, flooded: new Set<string>() })).toMatchObject([
      { id: `messages:${since}`, title: '60 new messages', message: 'From Acme and others', isSilent: false },
    ]);
  });

  it('it takes in the few messages of a flood, but for those with a code', () => {
    const few = [message('1'), message('2', { code: '482913' })];
    expect(describeNow(few, ALL, flood)).toMatchObject([
      { id: `messages:${since}`, title: '501 new messages', isSilent: true, messages: ['1'] },
      { id: 'message:2', hasCode: true, isSilent: false },
    ]);
  });

  it('it takes in a flood of codes', () => {
    const codes = many(500).map((one) => ({ ...one, code: '482913' }));
    expect(describeNow(codes, ALL, flood)).toMatchObject([{ title: '1,000 new messages', isSilent: true }]);
    const [first, ...others] = many(500);
    const one = [...others, { ...(first as Message), code: '482913' }];
    expect(describeNow(one, ALL, flood)).toMatchObject([{ title: '999 new messages' }, { id: 'message:0' }]);
  });

  it('a flood does not come back to the screen that it was taken from', () => {
    expect(describeNow(many(500), ALL, { ...flood, isShown: false })).toEqual([]);
    const few = [message('1'), message('2', { code: '482913' })];
    expect(describeNow(few, ALL, { ...flood, isShown: false }).map(({ id }) => id)).toEqual(['message:2']);
  });

  it('whatever comes together, each message to an address that is not flooded is announced with a sound', () => {
    const anyMessage = fc.record({ address: fc.constantFrom('a', 'b', 'c', 'd'), hasCode: fc.boolean() });
    const anySummary = fc.record({
      since: fc.integer({ min: NOW - 20 * MINUTE, max: NOW + MINUTE }),
      count: fc.nat(500),
      isShown: fc.boolean(),
      flooded: fc.subarray(['a', 'b', 'c']).map((addresses) => new Set(addresses)),
    });
    fc.assert(
      fc.property(fc.array(anyMessage, { maxLength: 12 }), anySummary, (drawn, summary) => {
        const all = drawn.map(({ address, hasCode }, nth) =>
          message(String(nth), { address, ...(hasCode && { code: '482913' }) }),
        );
        const loud = describeNow(all, ALL, summary).filter(({ isSilent }) => !isSilent);
        const announced = new Set(loud.flatMap(({ messages }) => messages));
        const others = all.filter(({ address }) => !summary.flooded.has(address));
        expect(others.filter(({ id }) => !announced.has(id))).toEqual([]);
      }),
    );
  });

  it.each([
    ['it is about a few', { ...flood, count: 49, flooded: new Set<string>() }],
    ['it began ten minutes ago', { ...flood, since: NOW - 10 * MINUTE }],
    ['it began in the future', { ...flood, since: NOW + MINUTE }],
  ])('a message has its own notification if %s', (_, summary) => {
    expect(describeNow(many(1), ALL, summary).map(({ id }) => id)).toEqual(['message:0']);
  });
});
