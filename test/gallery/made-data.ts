import type { Domain } from '../../lib/api/wire.ts';
import { HOUR, MINUTE, SECOND } from '../../lib/i18n/time.ts';
import type { DomainChoice } from '../../lib/mailbox/address/choose-domain.ts';
import type { Address } from '../../lib/mailbox/address.ts';
import type { Body, Message } from '../../lib/mailbox/message.ts';
import type { Mailbox } from '../../lib/mailbox/store.ts';
import type { Connection } from '../../lib/storage/connection.ts';

/** The gallery's clock stands still, so that two pictures of a state are equal. */
export const NOW = Date.UTC(2026, 5, 15, 14, 32);

export function address(email: string, ageMs: number, more: Partial<Address> = {}): Address {
  const createdAt = NOW - ageMs;
  return { email, createdAt, expiresAt: createdAt + HOUR, service: 'https://api.temp-mail.example', ...more };
}

let lastId = 0;

export function message(from: string, subject: string, ageMs: number, more: Partial<Message> = {}): Message {
  lastId += 1;
  const at = NOW - ageMs;
  return {
    id: `message-${lastId}`,
    address: 'quiet.lark.41@mayfly.test',
    from,
    subject,
    createdAt: at,
    seenAt: at,
    ...more,
  };
}

export const current = address('quiet.lark.41@mayfly.test', 7 * MINUTE, {
  site: 'acme.example',
  filledIn: { tabId: 1, frameId: 0, origin: 'https://acme.example', site: 'acme.example' },
});

export const codeMessage = message('Acme <hello@acme.example>', 'Your sign-up code', 4 * SECOND, {
  code: '482913',
  preview: 'Welcome to Acme. Your code is 482913. It is valid for ten minutes.',
  codeSites: { sender: 'acme.example', linked: [] },
});

/** One that is from another site than the page that waits for a code. */
export const foreignCodeMessage = message('Acme <hello@acme-login.example>', 'Your code', 2 * SECOND, {
  code: '739154',
  codeSites: { sender: 'acme-login.example', linked: [] },
});

export const linkMessage = message(
  'Northwind Events <no-reply@northwind.example>',
  'Please confirm your e-mail address',
  3 * MINUTE,
  {
    link: 'https://events.northwind.example/confirm?t=8c1f',
    attachments: 1,
    preview: 'Thank you for signing up. Confirm your address to get your ticket.',
  },
);

export const receiptMessage = message(
  'Fabrikam Print Shop <orders@fabrikam.example>',
  'Your receipt, order 20-118-7 with two documents that you should keep',
  12 * MINUTE,
  { attachments: 2, readAt: NOW, preview: 'Thank you for your order. Two documents are attached.' },
);

export const mailbox: Mailbox = {
  addresses: [
    current,
    address('sun.reed.7@mayfly.test', 40 * MINUTE, { label: 'Newsletter test', site: 'lucerne.example' }),
    address('old.oak.19@post.mayfly.test', 5 * HOUR, { site: 'contoso.example' }),
  ],
  messages: [
    codeMessage,
    linkMessage,
    receiptMessage,
    message('Lucerne Newsletter <news@lucerne.example>', 'Welcome. Here is what happens next', 70 * MINUTE, {
      readAt: NOW,
      preview: 'Every other week we send you what is new.',
      address: 'sun.reed.7@mayfly.test',
    }),
    message('Contoso <mail@contoso.example>', 'Goodbye', 30 * HOUR, {
      readAt: NOW,
      address: 'old.oak.19@post.mayfly.test',
    }),
  ],
};

export const emptyMailbox: Mailbox = { addresses: [], messages: [] };

export const fullMailbox: Mailbox = {
  addresses: Array.from({ length: 24 }, (_, index) =>
    address(`address.number.${index}@mayfly.test`, index * 20 * MINUTE, { site: `site-${index}.example` }),
  ),
  messages: Array.from({ length: 130 }, (_, index) =>
    message(`Sender ${index} <s${index}@site-${index % 24}.example>`, `Message number ${index}`, index * 9 * MINUTE, {
      address: `address.number.${index % 24}@mayfly.test`,
      preview: `This is how the text of number ${index} begins, and it goes on.`,
      ...(index % 3 > 0 && { readAt: NOW }),
      ...(index % 5 === 0 && { code: String(100_000 + index * 37) }),
    }),
  ),
};

export const connection: Connection = {
  baseUrl: 'https://api.temp-mail.example',
  keyMark: 'first',
};

export const domains: Domain[] = [
  { name: 'mayfly.test', type: 'public' },
  { name: 'post.mayfly.test', type: 'public' },
  { name: 'a-rather-long-domain-name.example', type: 'premium' },
  { name: 'fernway.example', type: 'custom' },
];

export const domainChoice: DomainChoice = { domains: { [connection.baseUrl]: domains }, refused: new Map() };

export const status = {
  checkedAt: NOW - 2 * SECOND,
  rateLimit: { limit: 1000, remaining: 986, used: 14, resetAt: NOW + 40 * MINUTE, seenAt: NOW - 2 * SECOND },
  addressesLeft: { count: 24, isShort: false, resetAt: NOW + 40 * MINUTE },
};

export const textBody: Body = {
  id: codeMessage.id,
  to: 'quiet.lark.41@mayfly.test',
  cc: [],
  text: 'Hello,\n\nyour code is 482913. It is good for ten minutes.\n\nOr open https://acme.example/verify?code=482913&from=mail in this browser.\n\nAcme\n\n> On Monday you wrote:\n> how do I sign up?',
  attachments: [],
};
