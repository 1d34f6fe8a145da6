import { SECOND } from '../i18n/time.ts';
import type { Capabilities } from './capabilities.ts';
import { InvalidResponseError, NotFoundError, RefusedError } from './errors.ts';
import { type RateLimit, toResetAt, wrongByMs } from './limit.ts';
import { isPathSegment } from './path-segment.ts';
import type { OnBytes } from './read-response.ts';
import { createTransport, type TransportOptions } from './transport.ts';
import {
  assertValid,
  type FileFacts,
  isDeclaredFile,
  isDeletion,
  isErrorFile,
  isMessageSource,
} from './validate-response.ts';
import {
  createdAddressSchema,
  type Domain,
  domainsSchema,
  type ListedMessages,
  messageListSchema,
  rateLimitAnswerSchema,
  sourceSchema,
  type WireMessage,
  wireMessageSchema,
} from './wire.ts';

/** Some servers answer with their own page, whatever is asked for. */
const NO_PATH = [200, 404, 405];

/**
 * Asks on the one of two paths that this service is known for; while none is, on the first and then on the other.
 * A 404 or 405 without an envelope is the router's word, and counts as "no such path" too; so does an answer that is no file.
 * @param request reads the answer as well; throws a `ServiceError`, which is thrown on; where neither path is there, the first one's
 * @param remember called with which path there is, where that was not known
 */
async function requestEither<Variant extends string, Answer>(
  request: (path: string) => Promise<Answer>,
  known: Variant | undefined,
  paths: Record<Variant, string>,
  remember: (variant: Variant) => void,
): Promise<Answer> {
  if (known !== undefined) return request(paths[known]);
  const [first, second] = Object.keys(paths) as [Variant, Variant];
  try {
    const response = await request(paths[first]);
    remember(first);
    return response;
  } catch (error) {
    const isNoPath =
      error instanceof NotFoundError ||
      (error instanceof InvalidResponseError && NO_PATH.includes(error.facts.status ?? 0));
    if (!isNoPath) throw error;
    const response = await request(paths[second]).catch(() => {
      throw error;
    });
    remember(second);
    return response;
  }
}

/** Attachments and sources may be large. */
const FILE_TIMEOUT_MS = 120 * SECOND;

const MEGABYTE = 1_000_000;
/** So much of an answer is read, unpacked. No service that means well sends more. */
const MAX_LIST_BYTES = 5 * MEGABYTE;
const MAX_MESSAGE_BYTES = 25 * MEGABYTE;
/** For those who do not say what they have room for. */
const MAX_FILE_BYTES = 1000 * MEGABYTE;
/** Wrapped in JSON, a source is in memory as a whole. */
const MAX_WRAPPED_BYTES = 100 * MEGABYTE;

export type ClientOptions = TransportOptions & {
  /** what is known of this service; the contract's paths are tried first, the others once */
  capabilities?: Capabilities;
  /** called when a path was learned */
  onCapabilities?: (learned: Capabilities) => void;
};

/** What may be wished of a new address: `email` wins over `domain`, which wins over `domain_type`. */
export type NewAddressRequest = { email?: string; domain?: string; domain_type?: string };

/** The service, all of it. Every method throws a subclass of `ServiceError` and nothing else. */
export type Client = ReturnType<typeof createClient>;

export function createClient(options: ClientOptions) {
  const { now = Date.now, onCapabilities } = options;
  const { request, parse, readFile, readStart } = createTransport(options);
  const capabilities = { ...options.capabilities };

  function learn(learned: Capabilities): void {
    Object.assign(capabilities, learned);
    onCapabilities?.(learned);
  }

  const requestFile = (path: string) => request('GET', path, { timeoutMs: FILE_TIMEOUT_MS });

  /** It may be wrapped in JSON. */
  async function readSource(response: Response, maxBytes: number): Promise<Blob> {
    if (!/^application\/json\b/i.test(response.headers.get('Content-Type') ?? '')) return readFile(response, maxBytes);
    return new Blob([(await parse(response, sourceSchema, Math.min(maxBytes, MAX_WRAPPED_BYTES))).data]);
  }

  async function remove(findPath: () => string): Promise<void> {
    try {
      const response = await request('DELETE', findPath());
      assertValid(isDeletion(await readStart(response), response), response);
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
      return parse(await request('GET', '/v1/domains'), domainsSchema, MAX_LIST_BYTES);
    },

    /** @returns the address, and how long it lives from now on; `ttlSeconds` is absent if the service gave none */
    async createAddress(wanted: NewAddressRequest = {}): Promise<{ email: string; ttlSeconds?: number }> {
      const body = Object.keys(wanted).length > 0 ? wanted : undefined;
      const response = await request('POST', '/v1/emails', { body }).catch((error: unknown) => {
        if (!(error instanceof NotFoundError)) throw error;
        // Nothing was asked for that could be gone: the domain is not there, or there is no such endpoint.
        const Kind = error.facts.code ? RefusedError : InvalidResponseError;
        throw new Kind(error.message, error.facts, { cause: error });
      });
      const { email, ttl } = await parse(response, createdAddressSchema, MAX_LIST_BYTES);
      return { email, ...(ttl !== undefined && { ttlSeconds: ttl }) };
    },

    /** In the service's order, which means nothing. */
    async fetchMessages(email: string): Promise<ListedMessages> {
      const response = await request('GET', `/v1/emails/${at(email)}/messages`);
      const wrongBy = wrongByMs(response.headers, now());
      const { messages, broken } = await parse(response, messageListSchema, MAX_LIST_BYTES);
      const byOurClock = (at?: number) => (at === undefined ? at : at + wrongBy);
      return {
        messages: messages.map((message) => ({ ...message, created_at: byOurClock(message.created_at) })),
        broken,
      };
    },

    async fetchMessage(id: string): Promise<WireMessage> {
      return parse(await request('GET', `/v1/messages/${at(id)}`), wireMessageSchema, MAX_MESSAGE_BYTES);
    },

    /**
     * @param maxBytes of a larger one nothing is kept
     * @param facts what the message says of it: nothing else is taken for it
     */
    async fetchAttachment(
      message: string,
      attachment: string,
      maxBytes = MAX_FILE_BYTES,
      onBytes?: OnBytes,
      facts: FileFacts = {},
    ): Promise<Blob> {
      return requestEither(
        async (path) => {
          const response = await requestFile(path);
          const file = await readFile(response, maxBytes, onBytes);
          const isError = facts.sizeBytes === undefined && (await isErrorFile(file));
          assertValid(isDeclaredFile(file, facts) && !isError, response);
          return file;
        },
        capabilities.attachment,
        {
          'of-message': `/v1/messages/${at(message)}/attachments/${at(attachment)}`,
          alone: `/v1/attachments/${at(attachment)}`,
        },
        (variant) => learn({ attachment: variant }),
      );
    },

    /** The message as it was received: headers and body, RFC 5322. @param maxBytes of a larger one nothing is kept */
    async fetchSource(message: string, maxBytes = MAX_FILE_BYTES): Promise<Blob> {
      return requestEither(
        async (path) => {
          const response = await requestFile(path);
          const file = await readSource(response, maxBytes);
          assertValid(await isMessageSource(file), response);
          return file;
        },
        capabilities.source,
        { source: `/v1/messages/${at(message)}/source`, source_code: `/v1/messages/${at(message)}/source_code` },
        (source) => learn({ source }),
      );
    },

    /** Gone already counts as deleted. */
    deleteMessage: (id: string): Promise<void> => remove(() => `/v1/messages/${at(id)}`),

    /** Gone already counts as deleted. */
    deleteAddress: (email: string): Promise<void> => remove(() => `/v1/emails/${at(email)}`),

    /** @returns undefined where the service does not have this endpoint, which the default service documents */
    async fetchRateLimit(): Promise<RateLimit | undefined> {
      try {
        const response = await request('GET', '/v1/rate_limit');
        const { limit, remaining, used, reset } = await parse(response, rateLimitAnswerSchema, MAX_LIST_BYTES);
        return {
          limit,
          remaining,
          ...(used !== undefined && { used }),
          ...(reset !== undefined && { resetAt: toResetAt(reset, response.headers, now()) }),
          seenAt: now(),
        };
      } catch (error) {
        if (error instanceof NotFoundError || error instanceof InvalidResponseError) return undefined;
        throw error;
      }
    },
  };
}
