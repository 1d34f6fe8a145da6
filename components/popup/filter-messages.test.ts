import { expect, it } from 'vitest';
import type { Mailbox } from '../../lib/mailbox/store.ts';
import { filterMessages } from './filter-messages.ts';

const mailbox: Mailbox = {
  addresses: [
    {
      email: 'quiet.lark@mail.example',
      service: 'https://api.example',
      createdAt: 0,
      expiresAt: 1,
      site: 'shop.example',
      label: 'Gift',
    },
  ],
  messages: [
    {
      id: '1',
      address: 'quiet.lark@mail.example',
      from: 'Café Zürich <hi@cafe.example>',
      subject: 'Ihr Code',
      code: '4711',
      createdAt: 2,
      seenAt: 2,
    },
    { id: '2', address: 'other@mail.example', from: 'Print Shop', subject: 'Receipt', createdAt: 1, seenAt: 1 },
  ],
};

it.each([
  ['', '1 2'],
  ['  ', '1 2'],
  ['cafe', '1'],
  ['ZURICH code', '1'],
  ['4711', '1'],
  ['gift', '1'],
  ['shop', '1 2'],
  ['shop receipt', '2'],
  ['nothing', ''],
])('%j finds %j', (query, expected) => {
  expect(
    filterMessages(mailbox, query)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(expected);
});
