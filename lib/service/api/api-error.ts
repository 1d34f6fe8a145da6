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
