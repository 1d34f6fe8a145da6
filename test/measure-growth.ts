/** So much longer is the long run. */
const TIMES = 8;

const ROUNDS = 8;

/** What takes a time that grows with the length alone takes `TIMES` times as long, or a little more; with its square, 64 times. */
export const LINEAR = 32;

/**
 * Compares the processor's time for a length with that for eight times it, the quickest of some runs of each: what other programs
 * do meanwhile counts for nothing.
 * @param length of the short run: long enough to take some milliseconds, as the processor's time is told in steps of four
 * @returns how many times as long the long run takes
 */
export function measureGrowth(run: (length: number) => void, length: number): number {
  const measure = (of: number) => {
    const before = process.threadCpuUsage();
    run(of);
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  };
  const quickest = (of: number) => Math.min(...Array.from({ length: 3 }, () => measure(of)));
  let growth = Number.POSITIVE_INFINITY;
  // What others left in memory may be collected in the long run of one round; what grows with its square does so in every round.
  for (let round = 0; round < ROUNDS && growth >= LINEAR; round++) {
    growth = Math.min(growth, quickest(length * TIMES) / Math.max(quickest(length), 4000));
  }
  return growth;
}
