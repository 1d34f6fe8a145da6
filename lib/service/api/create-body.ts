import { parseJson, z } from '../../storage/schema.ts';
import { DOMAIN_TYPES } from '../domain.ts';
import type { AddressOptions } from '../mailbox/choose-address.ts';
import { ApiError } from './api-error.ts';

const createBody = z.object({
  email: z.optional(z.string()),
  domain: z.optional(z.string()),
  domain_type: z.optional(z.enum(DOMAIN_TYPES)),
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
