import { randomInt } from 'node:crypto';
import type { Hono } from 'hono';
import type { Domain } from '../domain.ts';
import { chooseAddress } from '../mailbox/choose-address.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';
import type { ApiEnv } from './api-env.ts';
import { ApiError } from './api-error.ts';
import { parseCreateBody } from './create-body.ts';
import { answerDeleted } from './delete-answer.ts';
import { readBody } from './read-body.ts';
import type { Wording } from './wording.ts';

interface AddressRoutesOptions {
  mailbox: Mailbox;
  domains: readonly Domain[];
  readTtlSeconds: () => number;
  /** Whether wishes are passed over. */
  choosesAlone: boolean;
  wording: Wording;
}

const MAX_BODY_BYTES = 16 * 1024;
/** Made-up names hardly ever meet one that is in use; several in a row mean that something else is wrong. */
const MAX_TRIES = 10;

/** Domains, and addresses on them. */
export function addAddressRoutes(
  app: Hono<ApiEnv>,
  { mailbox, domains, readTtlSeconds, choosesAlone, wording }: AddressRoutesOptions,
): void {
  app.get('/v1/domains', (c) => c.json({ domains: domains.map(({ name, type }) => ({ name, type })) }));

  app.post('/v1/emails', async (c) => {
    const asked = parseCreateBody(await readBody(c.req.raw, MAX_BODY_BYTES));
    const wish = choosesAlone ? {} : asked;
    const ttlSeconds = readTtlSeconds();
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const choice = chooseAddress(wish, domains, randomInt);
      if ('refusal' in choice) throw new ApiError('validation_error', choice.refusal);
      if (mailbox.createAddress(choice.email, c.var.key, ttlSeconds))
        return c.json({ email: choice.email, ttl: ttlSeconds });
      if (wish.email !== undefined) break;
    }
    throw new ApiError('validation_error', 'This address is in use');
  });

  app.get('/v1/emails/:email/messages', (c) => {
    const email = c.req.param('email').toLowerCase();
    if (!mailbox.hasAddress(email, c.var.key)) throw addressNotFound();
    return c.json({ messages: wording.listMessages(mailbox.listMessages(email)) });
  });

  app.delete('/v1/emails/:email', (c) => {
    if (!mailbox.deleteAddress(c.req.param('email').toLowerCase(), c.var.key)) throw addressNotFound();
    return answerDeleted(c, wording);
  });
}

function addressNotFound(): ApiError {
  return new ApiError('not_found', 'The email is not found');
}
