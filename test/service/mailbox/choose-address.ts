import type { Domain, DomainType } from '../domain.ts';
import { makeAddressName } from './address-name.ts';

/** What a client may wish for: `email` wins over `domain`, which wins over `domainType`. */
export interface AddressOptions {
  email?: string | undefined;
  domain?: string | undefined;
  domainType?: DomainType | undefined;
}

const NAME = /^[a-z0-9](?:[a-z0-9._+-]{0,62}[a-z0-9])?$/;

/**
 * Which address to try to create. Without a wish: a made-up name on a public domain, or on any if none is public.
 * @param randomInt a random whole number from `min` up to, but not with, `max`
 * @returns the address in lower case, or why there can be none
 */
export function chooseAddress(
  wish: AddressOptions,
  domains: readonly Domain[],
  randomInt: (min: number, max: number) => number,
): { email: string } | { refusal: string } {
  if (wish.email !== undefined) return chooseGiven(wish.email.toLowerCase(), domains);

  const candidates = findCandidates(wish, domains);
  const domain = candidates[candidates.length > 1 ? randomInt(0, candidates.length) : 0];
  if (!domain) return { refusal: 'This domain is not available' };
  return { email: `${makeAddressName(randomInt)}@${domain.name}` };
}

function chooseGiven(email: string, domains: readonly Domain[]): { email: string } | { refusal: string } {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, Math.max(at, 0));
  if (!NAME.test(name) || name.includes('..')) return { refusal: 'This is not an e-mail address that can be created' };
  if (!domains.some((domain) => domain.name === email.slice(at + 1))) {
    return { refusal: 'This domain is not available' };
  }
  return { email };
}

function findCandidates({ domain, domainType }: AddressOptions, domains: readonly Domain[]): readonly Domain[] {
  if (domain !== undefined) return domains.filter(({ name }) => name === domain.toLowerCase());
  if (domainType !== undefined) return domains.filter(({ type }) => type === domainType);
  const open = domains.filter(({ type }) => type === 'public');
  return open.length > 0 ? open : domains;
}
