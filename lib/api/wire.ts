import * as z from 'zod/mini';

/**
 * The service's answers, parsed: as the contract says, and as services that speak it differ (see the endpoints' table in
 * the README). Fields that we do not know are dropped; a list loses only those of its elements that can't be used.
 */

const id = z.string().check(z.minLength(1), z.maxLength(1000));
const optionalText = z.catch(z.optional(z.string()), undefined);

/** RFC 5321 allows 254 characters; what can't stand in a form field or a path is no address. */
const email = z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+$/));

/**
 * ISO 8601 to epoch ms. A timestamp without a zone is UTC, as the contract has it; one that is none is absent.
 * @see https://www.rfc-editor.org/rfc/rfc3339
 */
const moment = z.catch(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((text: string) => {
        const at = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`);
        return Number.isNaN(at) ? undefined : at;
      }),
    ),
  ),
  undefined,
);

/** An array, of which each element that fits is kept; null and absent are empty. */
function each<T>(element: z.ZodMiniType<T>): z.ZodMiniType<T[]> {
  return z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((elements: unknown[]) =>
      elements.flatMap((one) => {
        const parsed = element.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );
}

const domain = z.union([
  z.object({ name: z.string(), type: optionalText }),
  z.pipe(
    z.string(),
    z.transform((name: string): { name: string; type?: string } => ({ name })),
  ),
]);

/** `type` is `public`, `premium`, `custom`, or whatever a service calls it; absent for a plain string. */
export type Domain = { name: string; type?: string | undefined };

export const domainsSchema = z.pipe(
  z.union([z.object({ domains: z.array(z.unknown()) }), z.array(z.unknown())]),
  z.transform((answer: { domains: unknown[] } | unknown[]): Domain[] =>
    each(domain).parse(Array.isArray(answer) ? answer : answer.domains),
  ),
);

/** `ttl` in seconds; absent if the service sent none that makes sense: the address is as good without it. */
export const createdAddressSchema = z.object({
  email,
  ttl: z.catch(z.optional(z.number().check(z.positive())), undefined),
});

const attachment = z.object({
  id,
  name: z.catch(z.string(), ''),
  size: z.catch(z.optional(z.number().check(z.nonnegative())), undefined),
});

/** A message as the list or the message's own endpoint gives it; a summary is one without bodies. */
export const wireMessageSchema = z.object({
  id,
  from: z.catch(z.string(), ''),
  to: optionalText,
  cc: each(z.string()),
  subject: z.catch(z.string(), ''),
  body_text: optionalText,
  body_html: optionalText,
  created_at: moment,
  attachments: each(attachment),
});

export type WireMessage = z.infer<typeof wireMessageSchema>;

/** Whether a list's element is already the whole message, so that it need not be fetched. */
export function hasBody(message: WireMessage): boolean {
  return message.body_text !== undefined || message.body_html !== undefined;
}

/**
 * The list of messages.
 * @property broken how many elements were not messages and were left out
 */
export type MessageList = { messages: WireMessage[]; broken: number };

export const messageListSchema = z.pipe(
  z.union([z.object({ messages: z.nullable(z.array(z.unknown())) }), z.array(z.unknown())]),
  z.transform((answer: { messages: unknown[] | null } | unknown[]): MessageList => {
    const elements = (Array.isArray(answer) ? answer : answer.messages) ?? [];
    const messages = each(wireMessageSchema).parse(elements);
    return { messages, broken: elements.length - messages.length };
  }),
);

export const sourceSchema = z.object({ data: z.string() });

/** `reset` in epoch seconds. */
export const rateLimitAnswerSchema = z.object({
  limit: z.number(),
  remaining: z.number(),
  used: z.catch(z.optional(z.number()), undefined),
  reset: z.catch(z.optional(z.number()), undefined),
});

/** The error envelope; every part may be missing. */
export const envelopeSchema = z.object({
  error: z.object({ type: optionalText, code: optionalText, detail: optionalText }),
  meta: z.catch(z.optional(z.object({ request_id: optionalText })), undefined),
});
