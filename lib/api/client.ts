import type { z } from '../schema/z.ts';
import { answerError, readFacts } from './answer-error.ts';
import type { Dialect } from './dialect.ts';
import { NoNetworkError, NotFoundError, NotUnderstoodError, TooLargeError } from './errors.ts';
import { parseAnswer } from './parse-answer.ts';
import { isPathSegment } from './path-segment.ts';
import { type RateLimit, readDate, readRateLimit } from './rate-limit.ts';
import { type OnBytes, readBlob, readText, sizeOfLarge } from './read-answer.ts';
import { requestEither } from './request-either.ts';
import {
  createdAddressSchema,
  type Domain,
  domainsSchema,
  type MessageList,
  messageListSchema,
  messageSchema,
  rateLimitAnswerSchema,
  sourceSchema,
  type WireMessage,
} from './wire.ts';

const SECOND = 1000;
const TIMEOUT_MS = 15 * SECOND;
/** Attachments and sources may be large. */
const FILE_TIMEOUT_MS = 120 * SECOND;

const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;
/** So much of an answer is read, unpacked. No service that means well sends more. */
const MAX_ERROR_BYTES = 64 * KILOBYTE;
const MAX_LIST_BYTES = 5 * MEGABYTE;
const MAX_MESSAGE_BYTES = 25 * MEGABYTE;
/** For those who do not say what they have room for. */
const MAX_FILE_BYTES = 1000 * MEGABYTE;
/** Wrapped in JSON, a source is in memory as a whole. */
const MAX_WRAPPED_BYTES = 100 * MEGABYTE;

export type ClientOptions = {
  /** the service's address with its path prefix, without a trailing slash */
  baseUrl: string;
  apiKey: string;
  /** what is known of this service; the contract's paths are tried first, the others once */
  dialect?: Dialect;
  /** called when a path was learned */
  onDialect?: (learned: Dialect) => void;
  /** ends every request of this client */
  signal?: AbortSignal;
  now?: () => number;
  /** what was known of the limit before; kept where an answer says nothing */
  rateLimit?: RateLimit | undefined;
  /** called after every answer, errors included, before the method returns; `dateAt` is its `Date` header in epoch ms */
  onAnswer?: (answer: { rateLimit: RateLimit | undefined; dateAt: number | undefined }) => void;
};

/** What may be wished of a new address: `email` wins over `domain`, which wins over `domain_type`. */
export type AddressWish = { email?: string; domain?: string; domain_type?: string };

/**
 * The service, all of it. Every method throws a subclass of `ServiceError` and nothing else, but for an abort by the
 * caller's signal, which throws that signal's reason.
 */
export type Client = ReturnType<typeof createClient>;

export function createClient(options: ClientOptions) {
  const { baseUrl, apiKey, signal, now = Date.now, onAnswer, onDialect } = options;
  const dialect = { ...options.dialect };
  let { rateLimit } = options;

  /** @returns the answer, whose status is 2xx */
  async function request(method: string, path: string, timeoutMs = TIMEOUT_MS, body?: object): Promise<Response> {
    const timeout = AbortSignal.timeout(timeoutMs);
    let response: Response;
    try {
      response = await fetch(baseUrl + path, {
        method,
        headers: { 'X-API-Key': apiKey, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        // Followed, a redirect would carry the key to wherever it leads.
        redirect: 'manual',
      });
    } catch (error) {
      signal?.throwIfAborted();
      throw new NoNetworkError('The service did not answer.', {}, { cause: error });
    }
    rateLimit = readRateLimit(response.headers, rateLimit, now());
    onAnswer?.({ rateLimit, dateAt: readDate(response.headers) });
    if (response.ok) return response;
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      response.body?.cancel().catch(() => {});
      throw new NotUnderstoodError('The service answered with a redirect.', readFacts(response));
    }
    throw answerError(response, (await readAll(response, (from) => readText(from, MAX_ERROR_BYTES))).text, now());
  }

  /** The connection may be cut in the middle of a body. */
  async function readAll<T>(response: Response, read: (response: Response) => Promise<T>): Promise<T> {
    try {
      return await read(response);
    } catch (error) {
      signal?.throwIfAborted();
      throw new NoNetworkError('The answer broke off.', readFacts(response), { cause: error });
    }
  }

  const tooLarge = (response: Response, maxBytes: number) =>
    new TooLargeError('The answer is too large.', {
      ...readFacts(response),
      size: sizeOfLarge(response, maxBytes),
    });

  async function parse<Schema extends z.core.$ZodType>(
    response: Response,
    schema: Schema,
    maxBytes = MAX_LIST_BYTES,
  ): Promise<z.output<Schema>> {
    const { text, isWhole } = await readAll(response, (from) => readText(from, maxBytes));
    if (!isWhole) throw tooLarge(response, maxBytes);
    return parseAnswer(text, schema, readFacts(response));
  }

  async function readFile(response: Response, maxBytes: number, onBytes?: OnBytes): Promise<Blob> {
    const file = await readAll(response, (from) => readBlob(from, maxBytes, onBytes));
    if (!file) throw tooLarge(response, maxBytes);
    return file;
  }

  function learn(learned: Dialect): void {
    Object.assign(dialect, learned);
    onDialect?.(learned);
  }

  const requestFile = (path: string) => request('GET', path, FILE_TIMEOUT_MS);

  async function remove(findPath: () => string): Promise<void> {
    try {
      const { body } = await request('DELETE', findPath());
      body?.cancel().catch(() => {});
    } catch (error) {
      // What is not there any more is deleted.
      if (!(error instanceof NotFoundError)) throw error;
    }
  }

  /** @throws NotFoundError for what can't be a segment: there is no such thing on any service */
  function at(segment: string): string {
    if (!isPathSegment(segment)) throw new NotFoundError('It can not stand in a path.');
    return encodeURIComponent(segment);
  }

  return {
    async fetchDomains(): Promise<Domain[]> {
      return parse(await request('GET', '/v1/domains'), domainsSchema);
    },

    /** @returns the address, and how long it lives from now on; `ttlSeconds` is absent if the service gave none */
    async createAddress(wish: AddressWish = {}): Promise<{ email: string; ttlSeconds?: number }> {
      const body = Object.keys(wish).length > 0 ? wish : undefined;
      const { email, ttl } = await parse(await request('POST', '/v1/emails', TIMEOUT_MS, body), createdAddressSchema);
      return { email, ...(ttl !== undefined && { ttlSeconds: ttl }) };
    },

    /** In the service's order, which means nothing. */
    async fetchMessages(email: string): Promise<MessageList> {
      return parse(await request('GET', `/v1/emails/${at(email)}/messages`), messageListSchema);
    },

    async fetchMessage(id: string): Promise<WireMessage> {
      return parse(await request('GET', `/v1/messages/${at(id)}`), messageSchema, MAX_MESSAGE_BYTES);
    },

    /** @param maxBytes of a larger one nothing is kept */
    async fetchAttachment(
      message: string,
      attachment: string,
      maxBytes = MAX_FILE_BYTES,
      onBytes?: OnBytes,
    ): Promise<Blob> {
      const response = await requestEither(
        requestFile,
        dialect.attachment,
        {
          'of-message': `/v1/messages/${at(message)}/attachments/${at(attachment)}`,
          alone: `/v1/attachments/${at(attachment)}`,
        },
        (variant) => learn({ attachment: variant }),
      );
      return readFile(response, maxBytes, onBytes);
    },

    /** The message as it was received: headers and body, RFC 5322. @param maxBytes of a larger one nothing is kept */
    async fetchSource(message: string, maxBytes = MAX_FILE_BYTES): Promise<Blob> {
      const response = await requestEither(
        requestFile,
        dialect.source,
        { source: `/v1/messages/${at(message)}/source`, source_code: `/v1/messages/${at(message)}/source_code` },
        (source) => learn({ source }),
      );
      if (!/^application\/json\b/i.test(response.headers.get('Content-Type') ?? '')) {
        return readFile(response, maxBytes);
      }
      return new Blob([(await parse(response, sourceSchema, Math.min(maxBytes, MAX_WRAPPED_BYTES))).data]);
    },

    /** Gone already counts as deleted. */
    deleteMessage: (id: string): Promise<void> => remove(() => `/v1/messages/${at(id)}`),

    /** Gone already counts as deleted. */
    deleteAddress: (email: string): Promise<void> => remove(() => `/v1/emails/${at(email)}`),

    /** @returns undefined where the service does not have this endpoint, which is not of the contract */
    async fetchRateLimit(): Promise<RateLimit | undefined> {
      try {
        const { limit, remaining, used, reset } = await parse(
          await request('GET', '/v1/rate_limit'),
          rateLimitAnswerSchema,
        );
        return {
          limit,
          remaining,
          ...(used !== undefined && { used }),
          ...(reset !== undefined && { resetAt: reset * SECOND }),
          seenAt: now(),
        };
      } catch (error) {
        if (error instanceof NotFoundError || error instanceof NotUnderstoodError) return undefined;
        throw error;
      }
    },
  };
}
