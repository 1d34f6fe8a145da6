import { each } from '../schema/each.ts';
import { maybe } from '../schema/maybe.ts';
import { withDefault } from '../schema/with-default.ts';
import { z } from '../schema/z.ts';

/**
 * The service's answers, as the contract says, and as services that speak it differ (see the endpoints' table in the README).
 * Fields that we do not know are dropped; a list loses only those of its elements that can't be used.
 */

const id = z.string().check(z.minLength(1), z.maxLength(1000));
const optionalText = maybe(z.string());

/** RFC 5321 allows 254 characters; what can't stand in a form field or a path is no address. */
const email = z.string().check(z.regex(/^(?=.{3,254}$)[^\s@]+@[^\s@]+$/));

/**
 * ISO 8601 to epoch ms. A timestamp without a zone is UTC, as the contract has it; one that is none is absent.
 * @see https://www.rfc-editor.org/rfc/rfc3339
 */
const moment = z.pipe(
  optionalText,
  z.transform((text) => {
    if (text === undefined) return undefined;
    const at = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`);
    return Number.isNaN(at) ? undefined : at;
  }),
);

/** `type` is `public`, `premium`, `custom`, or whatever a service calls it; absent for a plain string. */
const domain = z.pipe(
  z.union([z.string(), z.object({ name: z.string(), type: optionalText })]),
  z.transform((value): { name: string; type?: string | undefined } =>
    typeof value === 'string' ? { name: value } : value,
  ),
);

export type Domain = z.infer<typeof domain>;

const list = z.array(z.unknown());

/** The list may stand bare. */
export const domainsSchema = z.pipe(
  z.union([
    list,
    z.pipe(
      z.object({ domains: list }),
      z.transform(({ domains }) => domains),
    ),
  ]),
  each(domain),
);

/** `ttl` in seconds; absent if the service sent none that makes sense: the address is as good without it. */
export const createdAddressSchema = z.object({ email, ttl: maybe(z.number().check(z.positive())) });

const attachment = z.object({ id, name: withDefault(z.string(), ''), size: maybe(z.number().check(z.minimum(0))) });

/** A message as the list or the message's own endpoint gives it; a summary is one without bodies. */
export const messageSchema = z.object({
  id,
  from: withDefault(z.string(), ''),
  to: optionalText,
  cc: each(z.string()),
  subject: withDefault(z.string(), ''),
  body_text: optionalText,
  body_html: optionalText,
  created_at: moment,
  attachments: each(attachment),
});

export type WireMessage = z.infer<typeof messageSchema>;

/** Whether a list's element is already the whole message, so that it need not be fetched. */
export function hasBody(message: WireMessage): boolean {
  return message.body_text !== undefined || message.body_html !== undefined;
}

const messages = each(messageSchema);

/**
 * The list of messages, which may stand bare.
 * @property broken how many elements were not messages and were left out
 */
export const messageListSchema = z.pipe(
  z.union([
    list,
    z.pipe(
      z.object({ messages: z.nullable(list) }),
      z.transform(({ messages }) => messages ?? []),
    ),
  ]),
  z.transform((elements) => {
    const fitting = messages.parse(elements);
    return { messages: fitting, broken: elements.length - fitting.length };
  }),
);

export type MessageList = z.infer<typeof messageListSchema>;

export const sourceSchema = z.object({ data: z.string() });

/** `reset` in epoch seconds. */
export const rateLimitAnswerSchema = z.object({
  limit: z.number(),
  remaining: z.number(),
  used: maybe(z.number()),
  reset: maybe(z.number()),
});

/** The error envelope; every part may be missing. */
export const envelopeSchema = z.object({
  error: z.object({ type: optionalText, code: optionalText, detail: optionalText }),
  meta: maybe(z.object({ request_id: optionalText })),
});
