import { ApiError } from './api-error.ts';

/**
 * The body of a request as text; empty where there is none, whether its length is said or not.
 * @throws ApiError `validation_error` as soon as there are more bytes than are taken
 */
export async function readBody(request: Request, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of request.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new ApiError('validation_error', 'The body is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
