import type { Context, Hono } from 'hono';
import { readText } from '../../api/read-response.ts';
import type { Domain } from '../domain.ts';
import { chooseAddress } from '../mailbox/choose-address.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';
import type { ApiEnv } from './api-env.ts';
import { ApiError } from './api-error.ts';
import { parseCreateBody } from './create-body.ts';
import type { Wording } from './wording.ts';

interface AddressRoutesOptions {
  mailbox: Mailbox;
  domains: readonly Domain[];
  readTtlSeconds: () => number;
  /** Whether the options of a new address are ignored. */
  choosesAlone: boolean;
  wording: Wording;
  random: (below: number) => number;
}

const MAX_BODY_BYTES = 16 * 1024;
/** A random name is hardly ever in use; several in a row mean that something else is wrong. */
const MAX_TRIES = 10;

/** Domains, and addresses on them. */
export function addAddressRoutes(
  app: Hono<ApiEnv>,
  { mailbox, domains, readTtlSeconds, choosesAlone, wording, random }: AddressRoutesOptions,
): void {
  app.get('/v1/domains', (c) => c.json({ domains: domains.map(({ name, type }) => ({ name, type })) }));

  app.post('/v1/emails', async (c) => {
    const { text, isWhole } = await readText(new Response(c.req.raw.body), MAX_BODY_BYTES);
    if (!isWhole) throw new ApiError('validation_error', 'The body is too large');
    const asked = parseCreateBody(text);
    const options = choosesAlone ? {} : asked;
    const ttlSeconds = readTtlSeconds();
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const email = chooseAddress(options, domains, random);
      if (await mailbox.createAddress(email, c.var.key, ttlSeconds)) return c.json({ email, ttl: ttlSeconds });
      if (options.email !== undefined) break;
    }
    throw new ApiError('validation_error', 'This address is in use');
  });

  app.get('/v1/emails/:email/messages', async (c) => {
    const messages = await mailbox.listMessages(c.req.param('email').toLowerCase(), c.var.key);
    if (!messages) throw addressNotFound();
    return c.json({ messages: wording.listMessages(messages) });
  });

  app.delete('/v1/emails/:email', async (c) => {
    if (!(await mailbox.deleteAddress(c.req.param('email').toLowerCase(), c.var.key))) throw addressNotFound();
    return answerDeleted(c, wording);
  });
}

/** Confirms a deletion. */
export function answerDeleted(c: Context, { deletedStatus }: Wording): Response {
  return deletedStatus === 204 ? c.body(null, 204) : c.json({}, 200);
}

function addressNotFound(): ApiError {
  return new ApiError('not_found', 'The email is not found');
}
