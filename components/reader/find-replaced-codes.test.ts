import { expect, it } from 'vitest';
import type { Message } from '../../lib/mailbox/message.ts';
import { findReplacedCodes } from './find-replaced-codes.ts';

function message(id: string, address: string, code?: string): Message {
  return { id, address, from: '', subject: '', createdAt: 0, seenAt: 0, ...(code && { code }) };
}

it('an older code of the same address is replaced; a message without a code is not', () => {
  const messages = [
    message('resent', 'a@b.example', '3'),
    message('plain', 'a@b.example'),
    message('other', 'c@d.example', '2'),
    message('first', 'a@b.example', '1'),
  ];
  expect([...findReplacedCodes(messages)]).toEqual(['first']);
});
