import {
  clipped,
  each,
  eachOfFirst,
  maybe,
  shownName,
  shownText,
  toList,
  wellFormed,
  withDefault,
  z,
} from '../storage/schema.ts';
import { parseDate } from './parse-date.ts';
import { isPathSegment } from './path-segment.ts';

/**
 * The service's responses, according to the contract, and as services deviate from it (see the table of endpoints in the README). Unknown
 * fields are dropped, and a list loses only its invalid elements. Each text except a body is clipped to a length that can be stored, sent
 * and shown, whatever the service sent.
 */

const MAX_ID = 1000;
const MAX_FROM = 500;
const MAX_SUBJECT = 1000;
const MAX_NAME = 255;
const MAX_COPIES = 100;
const MAX_ATTACHMENTS = 1000;
const MAX_DOMAINS = 1000;
/** The rest of a longer list is not read at all. */
const MAX_DOMAINS_READ = 20_000;
/** More summaries than fit into the largest list that is read. */
const MAX_LISTED = 40_000;
const MAX_DETAIL = 500;
const MAX_WORD = 100;
/** Longer than any form of a timestamp. */
const MAX_TIMESTAMP = 64;
const MAX_TTL_SECONDS = 366 * 24 * 60 * 60;
const MAX_FILE_BYTES = 1e12;

/** The id of a message or a file, which may be a number. It is opaque, but must be usable in a path. */
export const idSchema = z
  .pipe(z.union([z.string(), z.int()]), z.transform(String))
  .check(z.minLength(1), z.maxLength(MAX_ID), z.refine(isPathSegment));

/** A text that PHP may have written as a number. */
const written = <Text extends z.core.$ZodType<string, string>>(text: Text) =>
  z.pipe(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), text);
const optionalText = maybe(written(wellFormed));

/** A name without what stands around it: spaces, the brackets of an address, the `@` before a domain. */
const bareName = z.pipe(
  z.pipe(
    z.string(),
    z.transform((name: string) =>
      name
        .trim()
        .replace(/^[\s<@]+/, '')
        .replace(/>$/, '')
        .trim(),
    ),
  ),
  shownName,
);

/**
 * As the service spells it: some know no other spelling. RFC 5321 allows 254 characters. A text that can't be typed into a form field or
 * used in a path is no address.
 */
const emailSchema = bareName.check(z.regex(/^(?=.{3,254}$)[^\s@]+@[^\s@]+$/), z.refine(isPathSegment));

const rawDate = maybe(z.union([z.number(), z.string().check(z.maxLength(MAX_TIMESTAMP))]));

/** Epoch ms, see `parseDate`; undefined if it is in no known form. */
const timestamp = z.pipe(
  rawDate,
  z.transform((value) => (value === undefined ? undefined : parseDate(value))),
);

/** `type` is `public`, `premium`, `custom`, or a type of the service's own; absent if the element is a plain string. */
const domainName = bareName
  // Rejects wildcards and characters that end a host in a URL: no address can be on such a domain.
  .check(z.regex(/^[^\s@/\\?#:*%&"'<>()[\]\p{Surrogate}]{1,253}$/u));
const domain = z.pipe(
  z.union([domainName, z.object({ name: domainName, type: maybe(shownText(MAX_WORD)) })]),
  z.transform((value): { name: string; type?: string | undefined } =>
    typeof value === 'string' ? { name: value } : value,
  ),
);

export type Domain = z.infer<typeof domain>;

const list = z.pipe(
  z.unknown().check(z.refine((value) => toList(value) !== undefined)),
  z.transform((value) => toList(value) ?? []),
);

/** Removes repeated domains, whatever their case; the first is kept. */
function withoutDoubles(domains: Domain[]): Domain[] {
  const byName = new Map(domains.map((one) => [one.name.toLowerCase(), one] as const).reverse());
  return domains.filter((one) => byName.get(one.name.toLowerCase()) === one);
}

const isForSome = ({ type = 'public' }: Domain) => type !== 'public';

/** Limits the number of domains. Those open to all users are left out first, as they are interchangeable. The order is kept. */
function atMostDomains(domains: Domain[]): Domain[] {
  if (domains.length <= MAX_DOMAINS) return domains;
  const first = [...domains.filter(isForSome), ...domains.filter((one) => !isForSome(one))];
  const chosen = new Set(first.slice(0, MAX_DOMAINS));
  return domains.filter((one) => chosen.has(one));
}

/** The list may be bare, without an object around it. */
export const domainsSchema = z.pipe(
  z.union([
    list,
    z.pipe(
      z.object({ domains: list }),
      z.transform(({ domains }) => domains),
    ),
  ]),
  z.pipe(
    z.transform((elements: unknown[]) => elements.slice(0, MAX_DOMAINS_READ)),
    z.pipe(
      each(domain),
      z.transform((domains) => atMostDomains(withoutDoubles(domains))),
    ),
  ),
);

/** Some services write numbers as strings. */
const ttl = z.pipe(
  z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/))]), z.transform(Number)),
  z.number().check(z.positive()),
);

/**
 * How long an address lives, in seconds: no temporary address lives for more than a year. A larger `ttl` is milliseconds, or the time of its end.
 * @param now epoch ms
 * @returns undefined if it can be none of them
 */
export function readTtl(ttl: number | undefined, now: number): number | undefined {
  if (ttl === undefined) return undefined;
  return [ttl, ttl - now / 1000, (ttl - now) / 1000, ttl / 1000].find(
    (seconds) => seconds > 0 && seconds <= MAX_TTL_SECONDS,
  );
}

/** `ttl` as the service sent it, see `readTtl`; absent if it sent no number: the address is usable without it. */
export const createdAddressSchema = z.object({ email: emailSchema, ttl: maybe(ttl) });

const attachment = z.object({
  id: idSchema,
  name: withDefault(written(clipped(MAX_NAME)), ''),
  size: maybe(z.number().check(z.minimum(0), z.maximum(MAX_FILE_BYTES))),
});

/** A message from the list or from its own endpoint. A summary has no bodies. */
export const wireMessageSchema = z.object({
  id: idSchema,
  from: withDefault(written(clipped(MAX_FROM)), ''),
  to: maybe(written(clipped(MAX_FROM))),
  cc: eachOfFirst(MAX_COPIES, clipped(MAX_FROM)),
  subject: withDefault(written(clipped(MAX_SUBJECT)), ''),
  body_text: optionalText,
  body_html: optionalText,
  created_at: timestamp,
  attachments: eachOfFirst(MAX_ATTACHMENTS, attachment),
});

export type WireMessage = z.infer<typeof wireMessageSchema>;

/** Whether an element of the list is already the whole message and need not be fetched. */
export function hasBody(message: WireMessage): boolean {
  return message.body_text !== undefined || message.body_html !== undefined;
}

/** An element of the list, read only as far as is needed to know whether it is new. */
export type ListedMessage = {
  id: string;
  /** Epoch ms; when it comes from the client, by our clock. */
  created_at: number | undefined;
  /** `created_at` as the service wrote it; absent if it wrote none. */
  dated?: string | undefined;
  /** For `readListed`. */
  element: unknown;
};

const listedSchema = z.pipe(
  z.object({ id: idSchema, created_at: rawDate }),
  z.transform(({ id, created_at: raw }) => ({
    id,
    created_at: raw === undefined ? undefined : parseDate(raw),
    ...(raw !== undefined && { dated: String(raw) }),
  })),
);

/** Parses a message of a list. Only new messages are parsed as a whole: most elements were read by earlier checks. */
export function readListed({ element }: ListedMessage): WireMessage {
  return wireMessageSchema.parse(element);
}

/** How services write an empty list. */
const noMessages = z.union([z.null(), z.literal('')]);

/** The list of messages, which may be bare, without an object around it. `broken`: how many elements were no messages and were left out */
export const messageListSchema = z.pipe(
  z.union([
    list,
    z.pipe(
      // Lua writes an empty list as an empty object.
      z.object({ messages: z.union([list, noMessages, z.strictObject({})]) }),
      z.transform(({ messages }) => toList(messages) ?? []),
    ),
    z.pipe(
      noMessages,
      z.transform(() => []),
    ),
  ]),
  z.transform((elements) => {
    const messages = elements.slice(0, MAX_LISTED).flatMap((element): ListedMessage[] => {
      const { success, data } = listedSchema.safeParse(element);
      return success ? [{ ...data, element }] : [];
    });
    return { messages, broken: elements.length - messages.length };
  }),
);

export type ListedMessages = z.infer<typeof messageListSchema>;

export const sourceSchema = z.object({ data: z.string() });

/** As many digits as a header may have. */
const count = z.number().check(z.minimum(0), z.maximum(1e12));

/** `reset` in the forms of its header. */
export const rateLimitAnswerSchema = z.object({
  limit: count,
  remaining: count,
  used: maybe(count),
  reset: maybe(z.union([z.number(), z.string()])),
});

/** The error envelope; every part may be missing. */
export const envelopeSchema = z.object({
  error: z.object({
    type: maybe(shownText(MAX_WORD)),
    code: maybe(shownText(MAX_WORD)),
    detail: maybe(shownText(MAX_DETAIL)),
  }),
  meta: maybe(z.object({ request_id: maybe(shownText(MAX_WORD)) })),
});

/** An error of a service, or of something before it, that is a text alone. */
export const plainErrorSchema = z.pipe(
  z.object({ error: shownText(MAX_DETAIL).check(z.minLength(1)) }),
  z.transform(({ error }) => ({ detail: error })),
);

const NO = [false, 0, 'false', '0'];
const NO_ERROR = /^(?:0|false|no|none|null|ok|success)?$/i;

/** Whether an error says anything: some services send an empty one, or 0 and "OK", with each answer. */
const isSaid = (error: unknown) =>
  (Object(error) === error ? Object.values(error as object) : [error]).some(
    (one) => Object(one) === one || !NO_ERROR.test(String(one ?? '')),
  );

/** Whether an answer says itself that it is an error, whatever its status. One with something of use in it is no error for its `status` alone. */
export function isFailure(body: unknown): boolean {
  const { error, ok, success, errors, errorMessage, status, statusCode, messages, domains, id, email } = Object(body);
  if (isSaid(error) || NO.includes(ok) || NO.includes(success)) return true;
  if (id || email || toList(messages ?? domains)?.length) return false;
  const isErrorStatus = [status, statusCode].some((one) => one >= 400 || one === 'error' || one === 'fail');
  return isErrorStatus || isSaid(errorMessage) || isSaid(errors);
}
