import { expect, it } from 'vitest';
import { countByAddress } from './count-by-address.ts';

it('counts messages and unread messages for each address', () => {
  const message = { from: '', subject: '', createdAt: 1, seenAt: 1 };
  const counts = countByAddress({
    messages: [
      { ...message, id: '1', address: 'a@x.example' },
      { ...message, id: '2', address: 'b@x.example', readAt: 2 },
      { ...message, id: '3', address: 'a@x.example', readAt: 2 },
    ],
  });
  expect(Object.fromEntries(counts)).toEqual({
    'a@x.example': { messages: 2, unread: 1 },
    'b@x.example': { messages: 1, unread: 0 },
  });
});
