/** A stream of chance that is the same for the same seed. */
export type Chance = {
  /** From 0 up to `below`, whole. */
  upTo(below: number): number;
  oneOf<T>(things: readonly T[]): T;
  /** Whether something that happens so often, from 0 to 1, happens now. */
  is(share: number): boolean;
};

/** @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
export function chanceOf(seed: number): Chance {
  let state = (seed * 2654435761) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    upTo: (below) => Math.floor(next() * below),
    oneOf: (things) => things[Math.floor(next() * things.length)] as (typeof things)[number],
    is: (share) => next() < share,
  };
}
