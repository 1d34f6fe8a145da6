import { isAddressName, makeName } from '../../mailbox/address/address-name.ts';
import { ApiError } from '../api/api-error.ts';
import type { Domain, DomainType } from '../domain.ts';

/** What a client may ask for: `email` takes precedence over `domain`, which takes precedence over `domainType`. */
export interface AddressOptions {
  email?: string | undefined;
  domain?: string | undefined;
  domainType?: DomainType | undefined;
}

/**
 * Chooses the address to create. Without options, it has a random name on a public domain, or on any domain if none is public.
 * @param random a whole number from 0 to `below` - 1
 * @returns the address in lower case
 * @throws ApiError if no such address can be created
 */
export function chooseAddress(
  options: AddressOptions,
  domains: readonly Domain[],
  random: (below: number) => number,
): string {
  if (options.email !== undefined) return chooseGiven(options.email.toLowerCase(), domains);

  const candidates = findCandidates(options, domains);
  const domain = candidates[candidates.length > 1 ? random(candidates.length) : 0];
  if (!domain) throw domainNotAvailable();
  return `${makeName(undefined, random)}@${domain.name}`;
}

function chooseGiven(email: string, domains: readonly Domain[]): string {
  const at = email.lastIndexOf('@');
  if (!isAddressName(email.slice(0, Math.max(at, 0)))) {
    throw new ApiError('validation_error', 'This is not an email address that can be created');
  }
  if (!domains.some(({ name }) => name === email.slice(at + 1))) throw domainNotAvailable();
  return email;
}

function findCandidates({ domain, domainType }: AddressOptions, domains: readonly Domain[]): readonly Domain[] {
  if (domain !== undefined) return domains.filter(({ name }) => name === domain.toLowerCase());
  if (domainType !== undefined) return domains.filter(({ type }) => type === domainType);
  const open = domains.filter(({ type }) => type === 'public');
  return open.length > 0 ? open : domains;
}

function domainNotAvailable(): ApiError {
  return new ApiError('validation_error', 'This domain is not available');
}
