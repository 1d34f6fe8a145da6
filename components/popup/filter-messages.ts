import type { Address } from '../../lib/mailbox/address.ts';
import type { Message } from '../../lib/mailbox/message.ts';
import type { Mailbox } from '../../lib/mailbox/store.ts';

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

/**
 * The messages in which every word of the query occurs: in sender, subject, code, address, or the address's site or label.
 * Case and accents make no difference.
 * @returns all of them, in their order, for an empty query
 */
export function filterMessages({ messages, addresses }: Mailbox, query: string): Message[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return messages;
  const byEmail = new Map<string, Address>(addresses.map((address) => [address.email, address]));
  return messages.filter((message) => {
    const address = byEmail.get(message.address);
    const parts = [message.from, message.subject, message.code, message.address, address?.site, address?.label];
    const text = fold(parts.filter(Boolean).join(' '));
    return words.every((word) => text.includes(word));
  });
}
