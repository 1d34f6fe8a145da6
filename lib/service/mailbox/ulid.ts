const CROCKFORD_BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * An id in ULID form: the time in 10 characters, then 16 at random.
 * @param at epoch ms
 * @param random a whole number from 0 to `below` - 1
 * @see https://github.com/ulid/spec
 */
export function makeUlid(at: number, random: (below: number) => number): string {
  let time = '';
  for (let rest = at; time.length < 10; rest = Math.floor(rest / 32)) time = CROCKFORD_BASE32.charAt(rest % 32) + time;
  return time + Array.from({ length: 16 }, () => CROCKFORD_BASE32.charAt(random(32))).join('');
}
