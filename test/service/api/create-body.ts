import { z } from 'zod';
import { DOMAIN_TYPES } from '../domain.ts';
import type { AddressOptions } from '../mailbox/choose-address.ts';
import { ApiError } from './api-error.ts';

const createBody = z.object({
  email: z.string().optional(),
  domain: z.string().optional(),
  domain_type: z.enum(DOMAIN_TYPES).optional(),
});

/**
 * The optional body of `POST /v1/emails`; fields that are not known are passed over.
 * @throws ApiError `validation_error` if it is no JSON object or a field has the wrong form
 */
export function parseCreateBody(text: string): AddressOptions {
  if (text.trim() === '') return {};
  const result = createBody.safeParse(parseJson(text));
  if (!result.success) {
    const { path, message } = result.error.issues[0] ?? { path: [], message: 'Invalid' };
    throw new ApiError('validation_error', `${path.join('.') || 'body'}: ${message}`);
  }
  const { email, domain, domain_type: domainType } = result.data;
  return { email, domain, domainType };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('validation_error', 'The body is not valid JSON');
  }
}
