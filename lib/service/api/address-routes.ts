import type { Context, Hono } from 'hono';
import { readText } from '../../api/read-response.ts';
import { isAddressName, makeName } from '../../mailbox/address/address-name.ts';
import { parseJson, z } from '../../storage/schema.ts';
import type { ServedMailbox } from '../mailbox/mailbox.ts';
import type { ApiEnv } from './api-env.ts';
import { ApiError } from './api-error.ts';
import type { Wording } from './wording.ts';

export const DOMAIN_TYPES = ['public', 'premium', 'custom'] as const;

type DomainType = (typeof DOMAIN_TYPES)[number];

/** A domain that addresses are made on. Its name is in lower case. */
export interface ServedDomain {
  name: string;
  type: DomainType;
}

export interface AddressRoutesOptions {
  mailbox: ServedMailbox;
  domains: readonly ServedDomain[];
  /** The lifetime of an address, read for each new one. */
  readTtlSeconds: () => number;
  /** Whether the options of a new address are ignored, as some services do. */
  choosesAlone: boolean;
  wording: Wording;
  /** An unpredictable whole number from 0 to `below` - 1. */
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

const createBody = z.object({
  email: z.optional(z.string()),
  domain: z.optional(z.string()),
  domain_type: z.optional(z.enum(DOMAIN_TYPES)),
});

/**
 * The optional body of `POST /v1/emails`; fields that are not known are passed over.
 * @throws ApiError `validation_error` if it is no JSON object or a field has the wrong form
 */
function parseCreateBody(text: string): AddressOptions {
  if (text.trim() === '') return {};
  const result = createBody.safeParse(parseJson(text));
  if (!result.success) {
    const { path, message } = result.error.issues[0] ?? { path: [], message: 'Invalid' };
    throw new ApiError('validation_error', `${path.join('.') || 'body'}: ${message}`);
  }
  const { email, domain, domain_type: domainType } = result.data;
  return { email, domain, domainType };
}

/** What a client may ask for: `email` takes precedence over `domain`, which takes precedence over `domainType`. */
interface AddressOptions {
  email?: string | undefined;
  domain?: string | undefined;
  domainType?: DomainType | undefined;
}

/**
 * Chooses the address to create. Without options, it has a random name on a public domain, or on any domain if none is public.
 * @param random a whole number from 0 to `below` - 1
 * @returns the address in lower case
 * @throws ApiError if no such address can be created
 */
function chooseAddress(
  options: AddressOptions,
  domains: readonly ServedDomain[],
  random: (below: number) => number,
): string {
  if (options.email !== undefined) return chooseGiven(options.email.toLowerCase(), domains);

  const candidates = findCandidates(options, domains);
  const domain = candidates[candidates.length > 1 ? random(candidates.length) : 0];
  if (!domain) throw domainNotAvailable();
  return `${makeName(undefined, random)}@${domain.name}`;
}

function chooseGiven(email: string, domains: readonly ServedDomain[]): string {
  const at = email.lastIndexOf('@');
  if (!isAddressName(email.slice(0, Math.max(at, 0)))) {
    throw new ApiError('validation_error', 'This is not an email address that can be created');
  }
  if (!domains.some(({ name }) => name === email.slice(at + 1))) throw domainNotAvailable();
  return email;
}

function findCandidates(
  { domain, domainType }: AddressOptions,
  domains: readonly ServedDomain[],
): readonly ServedDomain[] {
  if (domain !== undefined) return domains.filter(({ name }) => name === domain.toLowerCase());
  if (domainType !== undefined) return domains.filter(({ type }) => type === domainType);
  const open = domains.filter(({ type }) => type === 'public');
  return open.length > 0 ? open : domains;
}

function domainNotAvailable(): ApiError {
  return new ApiError('validation_error', 'This domain is not available');
}
