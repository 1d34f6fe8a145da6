import { z } from '../storage/schema.ts';
import { InvalidResponseError, NoNetworkError, type ResponseFacts, TooLargeError } from './errors.ts';
import { type RateLimit, readRateLimit } from './limit.ts';
import { type OnBytes, readBlob, readText, sizeOfTruncated } from './read-response.ts';
import { createResponseError, readFacts } from './response-error.ts';

const TIMEOUT_MS = 15_000;
/** So much of an error is read, unpacked. */
const MAX_ERROR_BYTES = 64_000;

export type TransportOptions = {
  /** the service's address with its path prefix, without a trailing slash */
  baseUrl: string;
  apiKey: string;
  now?: () => number;
  /** what was known of the limit before; kept where an answer says nothing */
  rateLimit?: RateLimit | undefined;
  /** called after every answer, errors included, before `request` returns, with what is known of the limit then */
  onAnswer?: (rateLimit: RateLimit | undefined) => void;
};

type Asked = { body?: object | undefined; timeoutMs?: number };

/** Requests to a service, whatever they ask for, and what an answer becomes: every failure is a subclass of `ServiceError`. */
export function createTransport({ baseUrl, apiKey, now = Date.now, onAnswer, ...before }: TransportOptions) {
  let { rateLimit } = before;

  /** @returns the answer, whose status is 2xx */
  async function request(
    method: string,
    path: string,
    { body, timeoutMs = TIMEOUT_MS }: Asked = {},
  ): Promise<Response> {
    let response: Response;
    try {
      response = await fetch(baseUrl + path, {
        method,
        headers: { 'X-API-Key': apiKey, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        // Followed, a redirect would carry the key to wherever it leads.
        redirect: 'manual',
      });
    } catch (error) {
      throw new NoNetworkError('The service did not answer.', {}, { cause: error });
    }
    rateLimit = readRateLimit(response.headers, rateLimit, now());
    onAnswer?.(rateLimit);
    if (response.ok) return response;
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      response.body?.cancel().catch(() => {});
      throw new InvalidResponseError('The service answered with a redirect.', readFacts(response));
    }
    throw createResponseError(
      response,
      (await readAll(response, (from) => readText(from, MAX_ERROR_BYTES))).text,
      now(),
    );
  }

  /** The connection may be cut in the middle of a body. */
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

  /** @throws TooLargeError for a longer answer, InvalidResponseError for one of another shape */
  async function parse<Schema extends z.core.$ZodType>(
    response: Response,
    schema: Schema,
    maxBytes: number,
  ): Promise<z.output<Schema>> {
    const { text, isWhole } = await readAll(response, (from) => readText(from, maxBytes));
    if (!isWhole) throw tooLarge(response, maxBytes);
    return parseAnswer(text, schema, readFacts(response));
  }

  /** @throws TooLargeError for a longer one: nothing of it is kept */
  async function readFile(response: Response, maxBytes: number, onBytes?: OnBytes): Promise<Blob> {
    const file = await readAll(response, (from) => readBlob(from, maxBytes, onBytes));
    if (!file) throw tooLarge(response, maxBytes);
    return file;
  }

  /** Of an answer that need not say anything. */
  async function readStart(response: Response): Promise<string> {
    return (await readAll(response, (from) => readText(from, MAX_ERROR_BYTES))).text;
  }

  return { request, parse, readFile, readStart };
}

/** What an answer says. @param facts for the error @throws InvalidResponseError, and nothing else */
export function parseAnswer<Schema extends z.core.$ZodType>(
  text: string,
  schema: Schema,
  facts: ResponseFacts,
): z.output<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new InvalidResponseError('The answer is not JSON.', facts, { cause: error });
  }
  try {
    return z.parse(schema, json);
  } catch (error) {
    throw new InvalidResponseError('The answer has another shape.', facts, { cause: error });
  }
}
