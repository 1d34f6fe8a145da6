/** Numbers from 0 to 1, always the same ones for a seed. */
export type Random = () => number;

/** Mulberry32: small, fast, and even enough to simulate with. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One number from each of `count` equal parts of 0 to 1, in a mixed order: chance without the luck of the draw. */
export function drawEvenly(count: number, random: Random): number[] {
  const numbers = Array.from({ length: count }, (_, place) => (place + random()) / count);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [numbers[last], numbers[other]] = [numbers[other] as number, numbers[last] as number];
  }
  return numbers;
}

/** Time to the next event of a Poisson process, in the unit of its mean. */
export function drawWait(mean: number, random: Random): number {
  return -mean * Math.log(1 - random());
}
