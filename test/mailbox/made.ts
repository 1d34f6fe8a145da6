import type { Address } from '../../lib/mailbox/address.ts';
import type { Message } from '../../lib/mailbox/message.ts';

/** A message of which a test says what matters to it. */
export const madeMessage = (more: Partial<Message>): Message => ({
  id: '1',
  address: 'a@mayfly.test',
  from: '',
  subject: '',
  createdAt: 0,
  seenAt: 0,
  ...more,
});

/** An address of which a test says what matters to it. */
export const madeAddress = (more: Partial<Address>): Address => ({
  email: 'a@mayfly.test',
  createdAt: 0,
  expiresAt: 1,
  service: 'https://mail.example',
  ...more,
});
