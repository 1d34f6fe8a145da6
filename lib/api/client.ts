import { SECOND } from '../i18n/time.ts';
import { timestamp } from '../storage/schema.ts';
import type { Capabilities } from './capabilities.ts';
import { InvalidResponseError, NotFoundError, RefusedError } from './errors.ts';
import { type RateLimit, readReset, wrongByMs } from './limit.ts';
import { isPathSegment } from './path-segment.ts';
import type { OnBytes } from './read-response.ts';
import { createTransport, type TransportOptions } from './transport.ts';
import {
  assertValid,
  type FileFacts,
  isDeclaredFile,
  isDeletion,
  isFileItself,
  isMessageSource,
  isPart,
  mayBeEmpty,
} from './validate-response.ts';
import {
  createdAddressSchema,
  type Domain,
  domainsSchema,
  type ListedMessages,
  messageListSchema,
  rateLimitAnswerSchema,
  readTtl,
  sourceSchema,
  type WireMessage,
  wireMessageSchema,
} from './wire.ts';

/** Status codes that may mean that a path does not exist. Some servers respond with their own page to any path. */
const NO_PATH = [200, 404, 405];

/**
 * Sends a request to one of two possible paths. If it is not known which of them this service has, the first is tried, then the second. A
 * 404 or 405 without an error envelope comes from the router and counts as "no such path" too; so does a response that is not a file.
 * @param request reads the response as well. Its `ServiceError` is rethrown; if the second path fails too, the error of the first
 * @param remember called with the path that exists, if that was not known
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
      ((error instanceof InvalidResponseError || error instanceof RefusedError) &&
        NO_PATH.includes(error.facts.status ?? 0));
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
/** The maximum size of a response in bytes, decompressed. No honest service sends more. */
const MAX_BYTES = { list: 5 * MEGABYTE, message: 25 * MEGABYTE };
/** For callers that do not say how much space they have. */
const MAX_FILE_BYTES = 1000 * MEGABYTE;
/** A source that is wrapped in JSON has to be in memory as a whole. */
const MAX_WRAPPED_BYTES = 100 * MEGABYTE;

export type ClientOptions = TransportOptions & {
  /** the known properties of this service; without them the contract's paths are tried first, then the others */
  capabilities?: Capabilities;
  /** called when it becomes known which path exists */
  onCapabilities?: (learned: Capabilities) => void;
  /** the maximum size of a response; smaller in tests */
  sizes?: typeof MAX_BYTES;
};

/** The options of a new address: `email` takes precedence over `domain`, and `domain` over `domain_type`. */
export type NewAddressRequest = { email?: string; domain?: string; domain_type?: string };

/** The API of a service. Every method throws a subclass of `ServiceError` and nothing else. */
export type Client = ReturnType<typeof createClient>;

export function createClient(options: ClientOptions) {
  const { now = Date.now, onCapabilities, sizes = MAX_BYTES } = options;
  const { request, parse, readFile, readStart } = createTransport(options);
  const capabilities = { ...options.capabilities };

  function learn(learned: Capabilities): void {
    Object.assign(capabilities, learned);
    onCapabilities?.(learned);
  }

  const requestFile = (path: string) => request('GET', path, { timeoutMs: FILE_TIMEOUT_MS });

  /** The source may be wrapped in JSON. */
  async function readSource(response: Response, maxBytes: number): Promise<Blob> {
    if (!/^application\/json\b/i.test(response.headers.get('Content-Type') ?? '')) return readFile(response, maxBytes);
    return new Blob([(await parse(response, sourceSchema, Math.min(maxBytes, MAX_WRAPPED_BYTES))).data]);
  }

  async function remove(findPath: () => string, id: string): Promise<boolean> {
    try {
      const response = await request('DELETE', findPath());
      assertValid(isDeletion(await readStart(response), response, id), response);
      return true;
    } catch (error) {
      if (error instanceof NotFoundError) return false;
      throw error;
    }
  }

  /** @throws NotFoundError if the text can't be a path segment: no service has anything under such an id */
  function at(segment: string): string {
    if (!isPathSegment(segment)) throw new NotFoundError('It can not stand in a path.');
    return encodeURIComponent(segment);
  }

  return {
    async fetchDomains(): Promise<Domain[]> {
      return parse(await request('GET', '/v1/domains'), domainsSchema, sizes.list);
    },

    /** @returns the address and its remaining lifetime; `ttlSeconds` is absent if the service gave none */
    async createAddress(wanted: NewAddressRequest = {}): Promise<{ email: string; ttlSeconds?: number }> {
      const body = Object.keys(wanted).length > 0 ? wanted : undefined;
      const response = request('POST', '/v1/emails', { body });
      const created = response.then((one) => parse(one, createdAddressSchema, sizes.list));
      const { email, ttl } = await created.catch((error: unknown) => {
        if (!(error instanceof NotFoundError)) throw error;
        // A new address can't be "not found". With an error code the domain does not exist; without one, the endpoint does not.
        const Kind = error.facts.code ? RefusedError : InvalidResponseError;
        throw new Kind(error.message, error.facts, { cause: error });
      });
      const ttlSeconds = readTtl(ttl, now());
      return { email, ...(ttlSeconds !== undefined && { ttlSeconds }) };
    },

    /** In the service's order, which has no meaning. */
    async fetchMessages(email: string): Promise<ListedMessages> {
      const response = await request('GET', `/v1/emails/${at(email)}/messages`);
      const wrongBy = wrongByMs(response.headers, now());
      const list = await parse(response, messageListSchema, sizes.list, (empty) =>
        mayBeEmpty(empty) ? 'null' : undefined,
      );
      if (wrongBy === 0) return list;
      // A service may send any dates: the sum of two of them need not be a date.
      const byOurClock = (at: number | undefined) => timestamp.safeParse((at ?? Number.NaN) + wrongBy).data ?? at;
      return {
        ...list,
        messages: list.messages.map((message) => ({ ...message, created_at: byOurClock(message.created_at) })),
      };
    },

    async fetchMessage(id: string): Promise<WireMessage> {
      return parse(await request('GET', `/v1/messages/${at(id)}`), wireMessageSchema, sizes.message);
    },

    /** @param maxBytes, facts an attachment that is larger, or not what the message declares, is rejected */
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
          const isItself = file.size === facts.sizeBytes || (await isFileItself(file, response, facts.name));
          assertValid(isDeclaredFile(file, facts) && isItself && !isPart(response), response);
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

    /** The message as it was received: headers and body, RFC 5322. @param maxBytes a larger source is rejected */
    async fetchSource(message: string, maxBytes = MAX_FILE_BYTES): Promise<Blob> {
      return requestEither(
        async (path) => {
          const response = await requestFile(path);
          const file = await readSource(response, maxBytes);
          assertValid(!isPart(response) && (await isMessageSource(file)), response);
          return file;
        },
        capabilities.source,
        { source: `/v1/messages/${at(message)}/source`, source_code: `/v1/messages/${at(message)}/source_code` },
        (source) => learn({ source }),
      );
    },

    /** @returns false if there is no such message, at least for this key */
    deleteMessage: (id: string): Promise<boolean> => remove(() => `/v1/messages/${at(id)}`, id),

    /** @returns false if there is no such address, at least for this key */
    deleteAddress: (email: string): Promise<boolean> => remove(() => `/v1/emails/${at(email)}`, email),

    /** @returns undefined if the service lacks this endpoint, which the default service documents */
    async fetchRateLimit(): Promise<RateLimit | undefined> {
      try {
        const response = await request('GET', '/v1/rate_limit');
        const { limit, remaining, used, reset } = await parse(response, rateLimitAnswerSchema, sizes.list);
        return {
          limit,
          remaining,
          ...(used !== undefined && { used }),
          ...(reset !== undefined && { resetAt: readReset(String(reset), response.headers, now()) }),
          seenAt: now(),
        };
      } catch (error) {
        if (error instanceof NotFoundError || error instanceof InvalidResponseError) return undefined;
        throw error;
      }
    },
  };
}
