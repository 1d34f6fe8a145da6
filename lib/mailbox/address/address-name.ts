import { z } from '../../storage/schema.ts';

/** Letters and digits that are not easily confused. */
const RANDOM_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LONGEST = 64;
/** The part of a site's name that is used, so that the address stays readable. */
const LONGEST_SITE = 24;

/** An unpredictable whole number from 0 to `below` - 1. */
export function draw(below: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;
}

export function normalizeName(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Whether services can be expected to accept the name as the part of an address before the @. */
export function isAddressName(name: string): boolean {
  return name.length <= LONGEST && /^[a-z0-9](?:[a-z0-9._+-]*[a-z0-9])?$/i.test(name) && !name.includes('..');
}

/** Appends random characters to a taken name. The default of four makes it very likely that the new name is free. */
export function varyName(name: string, count = 4, random: (below: number) => number = draw): string {
  const signs = Array.from({ length: count }, () => RANDOM_CHARACTERS[random(RANDOM_CHARACTERS.length)] ?? '').join('');
  return `${name.slice(0, LONGEST - count - 1).replace(/(?<![^a-z0-9])[^a-z0-9]+$/, '')}.${signs}`;
}

/** A name that shows the site it is for, such as `fernway.k3`. @returns undefined for a site without a name, such as an IP address */
export function nameAfterSite(site: string, random: (below: number) => number = draw): string | undefined {
  if (/^[\d.]+$|:/.test(site)) return undefined;
  const name = (site.split('.')[0] ?? '')
    .replace(/^xn--/, '')
    .slice(0, LONGEST_SITE)
    .replace(/(?<![^a-z0-9])[^a-z0-9]+$/, '');
  return isAddressName(name) ? varyName(name, 2, random) : undefined;
}

/** The maximum of RFC 5321. */
const LONGEST_ADDRESS = 254;

/** Invisible characters that may be copied from a page with the address. The two joiners are excluded, because some names need them. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;

/** An email address as the user types or pastes it, in its own spelling. */
export const typedAddressSchema = z.string().check(
  z.overwrite((typed) => typed.replace(INVISIBLE, '')),
  z.trim(),
  z.maxLength(LONGEST_ADDRESS),
  z.regex(/^[^\s@"(),:;<>[\]\\/]{1,64}@[^\s@"(),:;<>[\]\\/.]+(?:\.[^\s@"(),:;<>[\]\\/.]+)+$/),
);

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';
const DIGITS = 4;

export const NAME_LENGTH = 12;

/** A shorter name can be guessed, or is already taken. */
export const SHORTEST_NAME = 6;

/**
 * The part of an address before the @, such as `tamoruki4821`: easy to read aloud, accepted by forms, practically unique.
 * @param length in characters, from `SHORTEST_NAME` to `NAME_LENGTH`
 */
export function makeName(length = NAME_LENGTH, random: (below: number) => number = draw): string {
  const pick = (letters: string) => letters[random(letters.length)] ?? '';
  const letters = Array.from({ length: length - DIGITS }, (_, at) => pick(at % 2 ? VOWELS : CONSONANTS));
  return letters.join('') + (1000 + random(9000));
}
