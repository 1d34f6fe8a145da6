import type { Connection } from '../storage/connection.ts';
import { isOfNewerVersion } from '../storage/database.ts';
import { clip } from '../storage/schema.ts';
import type { Problem } from './problem.ts';

/** What the answer itself said; all parts absent where there was no answer. */
export type ResponseFacts = Pick<Problem, 'status' | 'code' | 'detail' | 'requestId' | 'size'>;

/** Base of every error that a request can end with: one subclass per reaction. */
export abstract class ServiceError extends Error {
  abstract readonly kind: Problem['kind'];
  readonly facts: ResponseFacts;
  /** What was asked for concerns one message, file or deletion alone, and so may what is wrong: see `ofOneItem`. */
  isOfItem = false;
  /** A new address was wanted: see `forAddress`. */
  isForAddress = false;

  constructor(message: string, facts: ResponseFacts = {}, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.facts = facts;
  }
}

/** The key is missing, wrong, or not entitled: polling stops until it is changed. */
export class KeyRefusedError extends ServiceError {
  readonly kind = 'key-refused';
}

/** The service does not know the address, message or file (any more). */
export class NotFoundError extends ServiceError {
  readonly kind = 'not-found';
}

/**
 * Over the limit: nothing is asked before the later of the two moments (epoch ms), where the service named any. `resetAt` is by
 * the service's clock, as in `RateLimit`; `retryAfterAt` by ours.
 */
export class RateLimitedError extends ServiceError {
  readonly kind = 'rate-limited';
  readonly resetAt: number | undefined;
  readonly retryAfterAt: number | undefined;
  /** What the refusal itself says is left of the limit. */
  readonly remaining: number | undefined;
  /** What we make of the moments, epoch ms by our clock; known once the status has taken the error in. */
  untilAt: number | undefined;

  constructor(
    message: string,
    facts: ResponseFacts,
    said: { resetAt?: number; retryAfterAt?: number; remaining?: number },
  ) {
    super(message, facts);
    this.resetAt = said.resetAt;
    this.retryAfterAt = said.retryAfterAt;
    this.remaining = said.remaining;
  }
}

/** Not asked at all: see `allowedAt`. Nothing that a user pressed for ends with this. */
export class PostponedError extends ServiceError {
  readonly kind = 'rate-limited';
  /** Epoch ms: when the same request may be made; undefined until the user has done something. */
  readonly untilAt: number | undefined;

  constructor(untilAt: number | undefined) {
    super('Held back.');
    this.untilAt = untilAt;
  }
}

/** The service understood and said no, such as for a domain that it does not have. */
export class RefusedError extends ServiceError {
  readonly kind = 'refused';
}

/** The service is at fault (5xx): worth another try later. */
export class ServiceFaultError extends ServiceError {
  readonly kind = 'service-fault';
}

/** An answer that is not of this API: HTML, a redirect, broken JSON, or JSON of another shape. */
export class InvalidResponseError extends ServiceError {
  readonly kind = 'not-understood';
}

/** An answer of which so much came that the rest was not read: its size is in the facts. */
export class TooLargeError extends ServiceError {
  readonly kind = 'too-large';
}

/** No answer at all: no network, no such host, a refused or cut connection, TLS; `slow` where we stopped waiting. */
export class NoNetworkError extends ServiceError {
  readonly kind: 'no-network' | 'slow';

  constructor(message: string, facts: ResponseFacts = {}, options?: ErrorOptions) {
    super(message, facts, options);
    this.kind = options?.cause instanceof DOMException && options.cause.name === 'TimeoutError' ? 'slow' : 'no-network';
  }
}

/** There is no service to ask, or the browser does not let us ask it. Thrown before any request. */
export class NotConnectedError extends ServiceError {
  readonly kind: 'not-connected' | 'no-permission';

  /** To the service that the browser does not let us ask. */
  readonly connection: Connection | undefined;

  constructor(kind: 'not-connected' | 'no-permission', connection?: Connection) {
    super(kind === 'not-connected' ? 'No service is connected.' : 'The browser does not allow access to the service.');
    this.kind = kind;
    this.connection = connection;
  }
}

/** Asks for one message, one file, or one deletion: a service that answers, but wrongly, may be well otherwise. */
export function ofOneItem<T>(asking: Promise<T>): Promise<T> {
  return asking.catch((error: unknown) => {
    if (error instanceof ServiceFaultError || error instanceof InvalidResponseError || error instanceof RefusedError)
      error.isOfItem = true;
    throw error;
  });
}

/** Asks for a new address: where the limit does not allow one, the user reads until when. */
export function forAddress<T>(asking: Promise<T>): Promise<T> {
  return asking.catch((error: unknown) => {
    if (error instanceof ServiceError) error.isForAddress = true;
    throw error;
  });
}

const MAX_DETAIL = 500;

/** Errors by which a browser says that its storage is full or broken. */
const STORAGE_ERRORS = ['QuotaExceededError', 'UnknownError', 'DataError', 'InvalidStateError'];

/** The form of an error that may be stored, shown and sent to another context. */
export function toProblem(error: unknown): Problem {
  if (error instanceof ServiceError) {
    const untilAt = error instanceof RateLimitedError || error instanceof PostponedError ? error.untilAt : undefined;
    const isForAddress = (error.isForAddress && error.kind === 'rate-limited') || undefined;
    return { kind: error.kind, ...error.facts, untilAt, isForAddress };
  }
  if (isOfNewerVersion(error)) return { kind: 'newer-storage' };
  if (error instanceof DOMException && STORAGE_ERRORS.includes(error.name)) {
    return { kind: 'storage', detail: clip(error.message, MAX_DETAIL) };
  }
  return { kind: 'unexpected', detail: clip(error instanceof Error ? error.message : String(error), MAX_DETAIL) };
}
