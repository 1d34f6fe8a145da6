export type ErrorCode =
  | 'not_found'
  | 'no_route'
  | 'rate_limited'
  | 'validation_error'
  | 'api_key_empty'
  | 'invalid_api_key'
  | 'method_not_allowed'
  | 'foreign_host'
  | 'internal_error';

/** What a client is told when its request is refused. The dialect decides on status and wording of the code. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, detail: string, headers: Record<string, string> = {}) {
    super(detail);
    this.code = code;
    this.headers = headers;
  }
}

/** The body of every error, as section 7 of the specification has it. */
interface ErrorEnvelope {
  error: { type: 'request_error' | 'api_error'; code: string; detail: string };
  meta: { request_id: string };
}

/** @param status decides the type: from 500 on it is the service's fault */
export function toErrorEnvelope(status: number, code: string, detail: string, requestId: string): ErrorEnvelope {
  const type = status >= 500 ? 'api_error' : 'request_error';
  return { error: { type, code, detail }, meta: { request_id: requestId } };
}
