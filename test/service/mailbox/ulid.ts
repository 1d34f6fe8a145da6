const CROCKFORD_BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * An id in ULID form: the moment in 10 characters, then 16 at random.
 * @param at epoch ms
 * @param random at least 16 random bytes
 * @see https://github.com/ulid/spec
 */
export function makeUlid(at: number, random: Uint8Array): string {
  let time = '';
  for (let rest = at; time.length < 10; rest = Math.floor(rest / 32)) time = CROCKFORD_BASE32.charAt(rest % 32) + time;
  const randomPart = Array.from(random.subarray(0, 16), (byte) => CROCKFORD_BASE32.charAt(byte % 32));
  return time + randomPart.join('');
}
