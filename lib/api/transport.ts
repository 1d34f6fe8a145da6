import { z } from '../storage/schema.ts';
import {
  InterceptedError,
  InvalidResponseError,
  NoNetworkError,
  RateLimitedError,
  type ResponseFacts,
  type ServiceError,
  TooLargeError,
} from './errors.ts';
import { type RateLimit, type RequestKind, readRateLimit, readRetryAfter, requestKindOf } from './limit.ts';
import { loadPractice, PRACTICE_URL } from './practice-service.ts';
import { readJson } from './read-json.ts';
import { type OnBytes, readBlob, readText, sizeOfTruncated } from './read-response.ts';
import { createResponseError, isPage, parseBody, readFacts } from './response-error.ts';
import { isFailure } from './wire.ts';

const TIMEOUT_MS = 15_000;
/** The part of an error response that is read, decompressed. */
const MAX_ERROR_BYTES = 64_000;

export type TransportOptions = {
  /** the service's URL with its path prefix, without a trailing slash */
  baseUrl: string;
  apiKey: string;
  now?: () => number;
  /** what was known of the limit before; it is kept if a response does not report the limit */
  rateLimit?: RateLimit | undefined;
  /** called after every response, errors included, before `request` returns */
  onAnswer?: (answer: Answer) => void;
};

/** What every response may say, whatever its status. */
export type Answer = {
  /** The limit known so far. */
  rateLimit?: RateLimit | undefined;
  kind: RequestKind;
  /** Epoch ms by our clock: the service names a time for the next request of this kind. */
  retryAfterAt?: number | undefined;
};

/** Whether a server answers at all. The browser keeps the answer from us, so it says this even where a policy blocks our requests. */
export async function isAnswering(url: string): Promise<boolean> {
  // Without the key. Such a request has to follow redirects.
  const options = { mode: 'no-cors', cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
  return fetch(url, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    () => true,
    () => false,
  );
}

/** The practice service answers in the background itself, without the network. */
async function send(url: string, options: RequestInit): Promise<Response> {
  if (!url.startsWith(`${PRACTICE_URL}/`)) return fetch(url, options);
  const { answer } = await loadPractice();
  return answer(new Request(url, options));
}

type RequestOptions = { body?: object | undefined; timeoutMs?: number };

/** Sends requests to a service and reads its responses. Every failure is a subclass of `ServiceError`. */
export function createTransport({ baseUrl, apiKey, now = Date.now, onAnswer, ...before }: TransportOptions) {
  let { rateLimit } = before;
  const kinds = new WeakMap<Response, RequestKind>();

  /** @returns the response, whose status is 2xx */
  async function request(
    method: string,
    path: string,
    { body, timeoutMs = TIMEOUT_MS }: RequestOptions = {},
  ): Promise<Response> {
    let response: Response;
    try {
      response = await send(baseUrl + path, {
        method,
        headers: { 'X-API-Key': apiKey, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        // If a redirect were followed, the key would be sent wherever it leads.
        redirect: 'manual',
      });
    } catch (error) {
      throw new NoNetworkError('The service did not answer.', {}, { cause: error });
    }
    const kind = requestKindOf(method, path);
    kinds.set(response, kind);
    const read = readRateLimit(response.headers, rateLimit, now());
    // Some services limit each kind of request by itself. What is known is the limit of the checks for mail.
    const isKnown = rateLimit ? read?.limit === rateLimit.limit : kind === 'other';
    if (kind === 'list' || isKnown) rateLimit = read;
    onAnswer?.({ rateLimit, kind, retryAfterAt: readRetryAfter(response.headers, now()) });
    if (response.ok) return response;
    if (response.status < 400) {
      response.body?.cancel().catch(() => {});
      throw new InterceptedError('The service answered without content, or with a redirect.', readFacts(response));
    }
    // The status of an error says enough where its body breaks off. A 401 without a body may be the service's own.
    const { text } = await readText(response, MAX_ERROR_BYTES).catch(() => ({ text: 'unread' }));
    throw toError(response, text);
  }

  function toError(response: Response, text: string): ServiceError {
    const error = createResponseError(response, text, now());
    if (error instanceof RateLimitedError) error.requestKind = kinds.get(response) ?? error.requestKind;
    return error;
  }

  /** Some services send errors with a success status. */
  function assertNoError(json: unknown, response: Response, text: string): void {
    if (isFailure(json)) throw toError(response, text);
  }

  /** The connection may break in the middle of a body, and a proxy may name an encoding that the body does not have. */
  async function readAll<T>(response: Response, read: (response: Response) => Promise<T>): Promise<T> {
    try {
      return await read(response);
    } catch (error) {
      throw new NoNetworkError('The answer broke off.', readFacts(response), { cause: error });
    }
  }

  const tooLarge = (response: Response, maxBytes: number) =>
    new TooLargeError('The answer is too large.', {
      ...readFacts(response),
      size: sizeOfTruncated(response, maxBytes),
    });

  /**
   * @param ifEmpty the text that an empty response stands for; undefined if it stands for none
   * @throws TooLargeError if the response is longer than `maxBytes`, InvalidResponseError if it has another shape
   */
  async function parse<Schema extends z.core.$ZodType>(
    response: Response,
    schema: Schema,
    maxBytes: number,
    ifEmpty?: (response: Response) => string | undefined,
  ): Promise<z.output<Schema>> {
    const { text, isWhole } = await readAll(response, (from) => readText(from, maxBytes));
    if (!isWhole) throw tooLarge(response, maxBytes);
    const json = parseAnswer(text.trim() === '' ? (ifEmpty?.(response) ?? text) : text, readFacts(response));
    assertNoError(json, response, text);
    try {
      return z.parse(schema, json);
    } catch (error) {
      throw new InvalidResponseError('The answer has another shape.', readFacts(response), { cause: error });
    }
  }

  /** @throws TooLargeError if the file is larger than `maxBytes` */
  async function readFile(response: Response, maxBytes: number, onBytes?: OnBytes): Promise<Blob> {
    const file = await readAll(response, (from) => readBlob(from, maxBytes, onBytes));
    if (!file) throw tooLarge(response, maxBytes);
    return file;
  }

  /** Reads the beginning of a response, which may be empty. */
  async function readStart(response: Response): Promise<string> {
    const { text } = await readAll(response, (from) => readText(from, MAX_ERROR_BYTES));
    assertNoError(parseBody(text), response, text);
    return text;
  }

  return { request, parse, readFile, readStart };
}

/** Parses a response. @param facts for the error @throws InvalidResponseError, and nothing else */
function parseAnswer(text: string, facts: ResponseFacts): unknown {
  try {
    return readJson(text);
  } catch (error) {
    if (isPage(text)) throw new InterceptedError('The answer is a page.', facts);
    throw new InvalidResponseError('The answer is not JSON.', facts, { cause: error });
  }
}
