import { type ChoosableDomains, isOpenDomain, isOwnDomain, readChoosableDomains } from '../../api/capabilities.ts';
import type { Domain } from '../../api/wire.ts';
import { domainOf, plainDomain } from '../address.ts';
import { readAllRefused } from '../read-messages.ts';

/** The domains to choose from. */
export type DomainChoice = {
  /** Of each service. */
  domains: ChoosableDomains;
  /** The domains that a site did not accept, by site: see `readAllRefused`. */
  refused: ReadonlyMap<string, string[]>;
};

export async function readDomainChoice(isPrivate = false): Promise<DomainChoice> {
  const [domains, refused] = await Promise.all([readChoosableDomains(), readAllRefused(isPrivate)]);
  return { domains, refused };
}

function pick(domains: Domain[], random: number): string | undefined {
  return domains[Math.floor(random * domains.length)]?.name;
}

/** The preferred domain as the service spells it; undefined if the service does not have that domain, or the site refused it. */
export function findPreferred(domains: Domain[], refused: string[], preferred: string): string | undefined {
  const name = plainDomain(preferred);
  if (refused.includes(name)) return undefined;
  return domains.find((domain) => plainDomain(domain.name) === name)?.name;
}

/**
 * Chooses the domain of a new address when the user chose none: one that is open to all users and that the site did not refuse; else any
 * that the site did not refuse, except the user's own, which would identify the user; else an open one all the same.
 * @param refused what the site did not accept, in lower case
 * @param random 0 to 1
 * @returns undefined if there is no such domain: then the service chooses
 */
export function chooseDomain(domains: Domain[], refused: string[], random: number): string | undefined {
  const open = domains.filter(isOpenDomain);
  if (refused.length === 0) return pick(open, random);
  const left = domains.filter(({ name }) => !refused.includes(plainDomain(name)));
  return (
    pick(left.filter(isOpenDomain), random) ??
    pick(
      left.filter((domain) => !isOwnDomain(domain)),
      random,
    ) ??
    pick(open, random)
  );
}

/**
 * The domain to try after a site did not accept an address: one that was not tried there yet. Domains of an untried type come first;
 * among equals, the user's own come last. Nothing is random, so that the domain that is offered is the one that is then used.
 * @param refused what the site did not accept before, in lower case
 * @returns undefined once all were tried
 */
export function findNextDomain(domains: Domain[], refused: string[], email: string): string | undefined {
  const tried = new Set([...refused, domainOf(email)]);
  const isTried = ({ name }: Domain) => tried.has(plainDomain(name));
  const typeOf = ({ type = 'public' }: Domain) => type;
  const triedTypes = new Set(domains.filter(isTried).map(typeOf));
  const rank = (domain: Domain) => (triedTypes.has(typeOf(domain)) ? 2 : 0) + (isOwnDomain(domain) ? 1 : 0);
  return domains.filter((domain) => !isTried(domain)).sort((one, other) => rank(one) - rank(other))[0]?.name;
}
