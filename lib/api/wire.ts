import {
  array,
  atLeast,
  each,
  matching,
  maybe,
  nullable,
  number,
  object,
  optional,
  otherwise,
  type Shape,
  type Shaped,
  string,
} from '../shape/shape.ts';

/**
 * The service's answers, parsed: as the contract says, and as services that speak it differ (see the endpoints' table in
 * the README). Fields that we do not know are dropped; a list loses only those of its elements that can't be used.
 */

const id = matching(/^.{1,1000}$/s);
const optionalText = maybe(optional(string));

/** RFC 5321 allows 254 characters; what can't stand in a form field or a path is no address. */
const email = matching(/^(?=.{3,254}$)[^\s@]+@[^\s@]+$/);

/**
 * ISO 8601 to epoch ms. A timestamp without a zone is UTC, as the contract has it; one that is none is absent.
 * @see https://www.rfc-editor.org/rfc/rfc3339
 */
function moment(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const at = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(value) ? value : `${value}Z`);
  return Number.isNaN(at) ? undefined : at;
}

/** `type` is `public`, `premium`, `custom`, or whatever a service calls it; absent for a plain string. */
export type Domain = { name: string; type?: string | undefined };

const fullDomain = object({ name: string, type: optionalText });
const domain: Shape<Domain> = (value) => (typeof value === 'string' ? { name: value } : fullDomain(value));

const list = array((element) => element);

/** The list may stand bare. */
export const parseDomains: Shape<Domain[]> = (answer) =>
  each(domain)(Array.isArray(answer) ? answer : object({ domains: list })(answer).domains);

/** `ttl` in seconds; absent if the service sent none that makes sense: the address is as good without it. */
export const parseCreatedAddress = object({ email, ttl: maybe(atLeast(Number.MIN_VALUE)) });

const attachment = object({ id, name: otherwise(string, ''), size: maybe(atLeast(0)) });

/** A message as the list or the message's own endpoint gives it; a summary is one without bodies. */
export const parseMessage = object({
  id,
  from: otherwise(string, ''),
  to: optionalText,
  cc: each(string),
  subject: otherwise(string, ''),
  body_text: optionalText,
  body_html: optionalText,
  created_at: moment,
  attachments: each(attachment),
});

export type WireMessage = Shaped<typeof parseMessage>;

/** Whether a list's element is already the whole message, so that it need not be fetched. */
export function hasBody(message: WireMessage): boolean {
  return message.body_text !== undefined || message.body_html !== undefined;
}

/**
 * The list of messages.
 * @property broken how many elements were not messages and were left out
 */
export type MessageList = { messages: WireMessage[]; broken: number };

export const parseMessageList: Shape<MessageList> = (answer) => {
  const elements = Array.isArray(answer) ? answer : (object({ messages: nullable(list) })(answer).messages ?? []);
  const messages = each(parseMessage)(elements);
  return { messages, broken: elements.length - messages.length };
};

export const parseSource = object({ data: string });

/** `reset` in epoch seconds. */
export const parseRateLimitAnswer = object({
  limit: number,
  remaining: number,
  used: maybe(number),
  reset: maybe(number),
});

/** The error envelope; every part may be missing. */
export const parseEnvelope = maybe(
  object({
    error: object({ type: optionalText, code: optionalText, detail: optionalText }),
    meta: maybe(object({ request_id: optionalText })),
  }),
);
