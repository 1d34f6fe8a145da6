/** Letters and digits that are not taken for each other. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LONGEST = 64;
/** Of a site's name, so that the address stays readable. */
const LONGEST_SITE = 24;

function draw(below: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;
}

/** As a service takes it: in lower case, without what was typed around it. */
export function normalizeName(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Whether services can be expected to take it as the part of an address before the @. */
export function isAddressName(name: string): boolean {
  return name.length <= LONGEST && /^[a-z0-9](?:[a-z0-9._+-]*[a-z0-9])?$/.test(name) && !name.includes('..');
}

/** A name with signs at its end that make it practically unique: the more, the more likely. */
export function varyName(name: string, count: number, random: (below: number) => number = draw): string {
  const signs = Array.from({ length: count }, () => SIGNS[random(SIGNS.length)] ?? '').join('');
  return `${name.slice(0, LONGEST - count - 1).replace(/(?<![^a-z0-9])[^a-z0-9]+$/, '')}.${signs}`;
}

/**
 * A name that says what it is for, such as `fernway.k3`.
 * @param site the registrable domain
 * @returns undefined for a site without a name, such as an IP address
 */
export function nameAfterSite(site: string, random: (below: number) => number = draw): string | undefined {
  if (/^[\d.]+$|:/.test(site)) return undefined;
  const name = (site.split('.')[0] ?? '')
    .replace(/^xn--/, '')
    .slice(0, LONGEST_SITE)
    .replace(/(?<![^a-z0-9])[^a-z0-9]+$/, '');
  return isAddressName(name) ? varyName(name, 2, random) : undefined;
}
