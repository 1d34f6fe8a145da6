import { describe, expect, it } from 'vitest';
import type { Message } from '../mailbox/message.ts';
import { describeNewMessages, messageOf, notificationId } from './describe-new-messages.ts';

const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  address: 'a@mayfly.test',
  from: 'Acme <hi@acme.example>',
  subject: 'Your sign-up code',
  createdAt: 0,
  seenAt: 0,
  ...more,
});

const ALL = { notifications: 'all', showContents: true } as const;

describe('describeNewMessages', () => {
  it('makes no notification without messages', () => {
    expect(describeNewMessages([], ALL)).toEqual([]);
  });

  it('names sender, subject and code', () => {
    expect(
      describeNewMessages([message('1', { code: '482913' }), message('2', { from: '', subject: '' })], ALL),
    ).toEqual([
      { id: 'message:1', title: 'Acme', message: 'Code: 482913\nYour sign-up code', messages: ['1'], hasCode: true },
      { id: 'message:2', title: 'Unknown sender', message: 'No subject', messages: ['2'], hasCode: false },
    ]);
  });

  it('leaves out what the settings keep quiet', () => {
    const both = [message('1', { code: '482913' }), message('2')];
    expect(describeNewMessages(both, { ...ALL, notifications: 'codes' }).map(({ id }) => id)).toEqual(['message:1']);
    expect(describeNewMessages(both, { ...ALL, notifications: 'none' })).toEqual([]);
  });

  it('shows no contents where the settings forbid it', () => {
    const many = ['1', '2', '3', '4', '5'].map((id) => message(id, { code: '482913' }));
    for (const messages of [many, many.slice(0, 1)]) {
      const said = JSON.stringify(
        describeNewMessages(messages, { ...ALL, showContents: false }).map(({ title, message }) => title + message),
      );
      expect(said).not.toMatch(/Acme|482913|sign-up/);
    }
  });

  it('makes one notification of many messages', () => {
    const many = ['1', '2', '3', '4', '5'].map((id) =>
      message(id, { from: `${'ABCDE'[Number(id) - 1]} <x@y.example>` }),
    );
    expect(describeNewMessages(many, ALL)).toEqual([
      {
        id: 'messages:1',
        title: '5 new messages',
        message: 'From A, B, C and others',
        messages: ['1', '2', '3', '4', '5'],
        hasCode: false,
      },
    ]);
  });
});

it('a notification leads back to its message', () => {
  expect(messageOf(notificationId('01JE97FT:1'))).toBe('01JE97FT:1');
  expect(messageOf('messages:1')).toBeUndefined();
});
