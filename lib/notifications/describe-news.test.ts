import { describe, expect, it } from 'vitest';
import type { Message } from '../mailbox/message.ts';
import { describeNews, messageOf, notificationId } from './describe-news.ts';

const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  address: 'a@mayfly.test',
  from: 'Acme <hi@acme.example>',
  subject: 'Your sign-up code',
  createdAt: 0,
  seenAt: 0,
  ...more,
});

describe('describeNews', () => {
  it('says nothing of nothing', () => {
    expect(describeNews([])).toEqual([]);
  });

  it('names sender, subject and code', () => {
    expect(describeNews([message('1', { code: '482913' }), message('2', { from: '', subject: '' })])).toEqual([
      { id: 'message:1', title: 'Acme', message: 'Code: 482913\nYour sign-up code', messages: ['1'] },
      { id: 'message:2', title: 'Unknown sender', message: 'No subject', messages: ['2'] },
    ]);
  });

  it('makes one of a burst', () => {
    const many = ['1', '2', '3', '4', '5'].map((id) =>
      message(id, { from: `${'ABCDE'[Number(id) - 1]} <x@y.example>` }),
    );
    expect(describeNews(many)).toEqual([
      {
        id: 'messages:1',
        title: '5 new messages',
        message: 'From A, B, C and others',
        messages: ['1', '2', '3', '4', '5'],
      },
    ]);
  });
});

it('a notification leads back to its message', () => {
  expect(messageOf(notificationId('01JE97FT:1'))).toBe('01JE97FT:1');
  expect(messageOf('messages:1')).toBeUndefined();
});
