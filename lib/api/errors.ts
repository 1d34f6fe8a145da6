import type { Connection } from '../storage/connection.ts';
import { isOfNewerVersion } from '../storage/database.ts';
import { clip } from '../storage/schema.ts';
import type { RequestKind } from './limit.ts';
import type { Problem } from './problem.ts';

/** The facts in an error response; all are absent if there was no response. */
export type ResponseFacts = Pick<Problem, 'status' | 'code' | 'detail' | 'requestId' | 'size'>;

/** The base class of every error that a request can end with. There is one subclass for each reaction. */
export abstract class ServiceError extends Error {
  abstract readonly kind: Problem['kind'];
  readonly facts: ResponseFacts;
  /** The request was for a single message, file or deletion, and the error may concern that item alone: see `asErrorOfOneItem`. */
  isOfItem = false;
  /** The request was for a file, which says nothing of the service: see `asErrorOfFile`. */
  isOfFile = false;
  /** The request was for a new address: see `asErrorForAddress`. */
  isForAddress = false;

  constructor(message: string, facts: ResponseFacts = {}, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.facts = facts;
  }
}

/** The service itself says that the key is missing or wrong: see `nextStatus` for what follows. */
export class KeyRefusedError extends ServiceError {
  readonly kind = 'key-refused';
}

/** The service does not know the address, message or file (any more). */
export class NotFoundError extends ServiceError {
  readonly kind = 'not-found';
}

/**
 * The rate limit is exceeded. No request is made before the later of `resetAt` and `retryAfterAt`, as far as the service named them; both
 * are epoch ms by our clock.
 */
export class RateLimitedError extends ServiceError {
  readonly kind = 'rate-limited';
  readonly resetAt: number | undefined;
  readonly retryAfterAt: number | undefined;
  /** How many requests are left of the limit, according to the refusal itself. */
  readonly remaining: number | undefined;
  /** The kind of request that was refused. */
  requestKind: RequestKind = 'list';
  /** Until when no request is made, epoch ms by our clock; set once the error is stored in the status. */
  untilAt: number | undefined;

  constructor(
    message: string,
    facts: ResponseFacts,
    limits: { resetAt?: number; retryAfterAt?: number; remaining?: number },
  ) {
    super(message, facts);
    this.resetAt = limits.resetAt;
    this.retryAfterAt = limits.retryAfterAt;
    this.remaining = limits.remaining;
  }
}

/** The request was not sent: see `allowedAt`. A request of the user never ends with this error. */
export class PostponedError extends ServiceError {
  readonly kind = 'rate-limited';
  /** When the same request may be made, epoch ms; undefined if not before the user has done something. */
  readonly untilAt: number | undefined;

  constructor(untilAt: number | undefined) {
    super('Held back.');
    this.untilAt = untilAt;
  }
}

/** The service understood the request and refused it, for example because of a domain that it does not have. */
export class RefusedError extends ServiceError {
  readonly kind = 'refused';
}

/** The service is at fault (5xx): worth another try later. */
export class ServiceFaultError extends ServiceError {
  readonly kind = 'service-fault';
}

/** A response that does not belong to this API: broken JSON, or JSON of another shape. */
export class InvalidResponseError extends ServiceError {
  readonly kind: 'not-understood' | 'intercepted' = 'not-understood';
}

/** A response that is not the service's own: a page, a redirect, or a refusal of a portal, a proxy or a firewall. */
export class InterceptedError extends InvalidResponseError {
  override readonly kind = 'intercepted';
  /** A 401 without a page may be of a wrong key: `own` if the service may have said it, empty or in its envelope; `any` if a gateway has. */
  readonly unauthorized: 'own' | 'any' | undefined;

  constructor(message: string, facts: ResponseFacts, unauthorized?: 'own' | 'any') {
    super(message, facts);
    this.unauthorized = unauthorized;
  }
}

/** A response that is larger than the maximum, so that the rest was not read. `facts` has its size. */
export class TooLargeError extends ServiceError {
  readonly kind = 'too-large';
}

/**
 * No response: no network, no such host, a refused or broken connection, TLS; `broken-off` if a response began, and could not be read to its
 * end; `slow` if our timeout ended the request.
 */
export class NoNetworkError extends ServiceError {
  readonly kind: 'no-network' | 'broken-off' | 'slow';

  constructor(message: string, facts: ResponseFacts = {}, options?: ErrorOptions) {
    super(message, facts, options);
    const isSlow = options?.cause instanceof DOMException && options.cause.name === 'TimeoutError';
    const kind = facts.status === undefined ? 'no-network' : 'broken-off';
    this.kind = isSlow ? 'slow' : kind;
  }
}

/** The service can be reached, but a policy of the browser keeps its answers from us. */
export class BlockedError extends ServiceError {
  readonly kind = 'blocked';
}

/** Why a request is not sent at all. `practice`: only practice is connected; `not-agreed`: Mayfly sends more than the user has agreed to. */
export type NotAllowed = 'not-connected' | 'practice' | 'no-permission' | 'not-agreed';

/** No service is connected, or the user does not allow requests to it. Thrown before any request. */
export class NotConnectedError extends ServiceError {
  readonly kind: NotAllowed;

  /** The service that the user does not allow requests to; absent if none is connected. */
  readonly connection: Connection | undefined;

  constructor(kind: NotAllowed, connection?: Connection) {
    super(connection ? 'The user does not allow requests to the service.' : 'No service is connected.');
    this.kind = kind;
    this.connection = connection;
  }
}

/** Marks errors of a request for one message, file or deletion: they may concern that item, and not the service as a whole. */
export function asErrorOfOneItem<T>(asking: Promise<T>): Promise<T> {
  return asking.catch((error: unknown) => {
    if (error instanceof ServiceFaultError || error instanceof InvalidResponseError || error instanceof RefusedError)
      error.isOfItem = true;
    throw error;
  });
}

/**
 * Marks errors of a request for a file: services keep files elsewhere, and browsers drop some for a header alone. Whether the service
 * answers, the checks for mail find out.
 */
export function asErrorOfFile<T>(asking: Promise<T>): Promise<T> {
  return asErrorOfOneItem(asking).catch((error: unknown) => {
    if (error instanceof ServiceError) error.isOfFile = error.isOfItem || error instanceof NoNetworkError;
    throw error;
  });
}

/** Marks errors of a request for a new address, which the user has to try again. */
export function asErrorForAddress<T>(asking: Promise<T>): Promise<T> {
  return asking.catch((error: unknown) => {
    if (error instanceof ServiceError) error.isForAddress = true;
    throw error;
  });
}

const MAX_DETAIL = 500;

/** Failures after which the checks for mail go on by themselves, while an address is only created when the user asks again. */
const PASSING: Problem['kind'][] = ['rate-limited', 'no-network', 'broken-off', 'slow', 'service-fault', 'intercepted'];

/** Errors with which a browser reports that its storage is full or broken. */
const STORAGE_ERRORS = ['QuotaExceededError', 'UnknownError', 'DataError', 'InvalidStateError', 'NotReadableError'];
/** What the errors of `storage.local` say, which have no name of their own. */
const STORAGE_MESSAGE = /^(?:corruption|io error|quota)|failed to open database|file_error/i;
const isOfStorage = (error: unknown) =>
  (error instanceof DOMException && STORAGE_ERRORS.includes(error.name)) ||
  (error instanceof Error && STORAGE_MESSAGE.test(error.message));

/** The form of an error that may be stored, shown and sent to another context. */
export function toProblem(error: unknown): Problem {
  if (error instanceof ServiceError) {
    const untilAt = error instanceof RateLimitedError || error instanceof PostponedError ? error.untilAt : undefined;
    const isForAddress = (error.isForAddress && PASSING.includes(error.kind)) || undefined;
    return { kind: error.kind, ...error.facts, untilAt, isForAddress };
  }
  if (isOfNewerVersion(error)) return { kind: 'newer-storage' };
  const detail = clip(error instanceof Error ? error.message : String(error), MAX_DETAIL);
  return { kind: isOfStorage(error) ? 'storage' : 'unexpected', detail };
}
