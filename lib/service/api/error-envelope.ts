/** The body of every error, as section 7 of the specification has it. */
export interface ErrorEnvelope {
  error: { type: 'request_error' | 'api_error'; code: string; detail: string };
  meta: { request_id: string };
}

/** @param status decides the type: from 500 on it is the service's fault */
export function toErrorEnvelope(status: number, code: string, detail: string, requestId: string): ErrorEnvelope {
  const type = status >= 500 ? 'api_error' : 'request_error';
  return { error: { type, code, detail }, meta: { request_id: requestId } };
}
