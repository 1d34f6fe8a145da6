import { type Repeat, repeatsOf, textOf } from './repeats-of.ts';

/** Each length is four times the one before: in proportion to the length, it takes four times as long; with its square, sixteen. */
const LENGTHS = [1000, 4000, 16_000];
const TIMES = 4;
const SLOW = 9;

/** Quicker runs say nothing: they are as long as what else a machine does. */
const SHORTEST_MS = 1;
const LONG_ENOUGH_MS = 20;

/** So quick at one length, it is not slow at the next. */
const INSTANT_MS = 0.15;

/**
 * Feeds a pattern with repeats of its own alphabet.
 * @returns one on which its time grows faster than the length; undefined if there is none
 */
export function findSlowRepeat(pattern: RegExp): Repeat | undefined {
  const global = new RegExp(pattern.source, pattern.flags.replace('g', '').concat('g'));
  const run = (text: string) => void text.replace(global, '');
  return repeatsOf(pattern).find((repeat) => {
    // The second run of a pattern compiles it.
    for (let warm = 0; warm < 2; warm++) run(textOf(repeat, 8));
    // What doubles its time with every character would not come back from longer ones.
    if (runsLong(() => run(textOf(repeat, 26)))) return true;
    return isSlow((length) => {
      const text = textOf(repeat, length);
      return () => run(text);
    });
  });
}

/** @param prepare makes what is to be run for a length */
function isSlow(prepare: (length: number) => () => void): boolean {
  let before = 0;
  for (const [at, length] of LENGTHS.entries()) {
    const run = prepare(length);
    let took = measureMs(run);
    if (took > SHORTEST_MS) took = Math.min(took, measureMs(run));
    if (at > 0 && took < INSTANT_MS) return false;
    const isSuspect = at > 0 && took > Math.max(before, SHORTEST_MS) * SLOW;
    // The clock counts what else the machine does. The processor's time does not, but is told in large steps: it is asked twice, and late.
    if (isSuspect && growth(prepare, length) > SLOW && growth(prepare, length) > SLOW) return true;
    before = took;
  }
  return false;
}

/** Whether one run takes the processor a tenth of a second, whatever else the machine does meanwhile. */
function runsLong(run: () => void): boolean {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return user + system > 100_000;
}

function growth(prepare: (length: number) => () => void, length: number): number {
  return measureCpuMs(prepare(length)) / measureCpuMs(prepare(length / TIMES));
}

/** The processor's time of one run, of as many as it takes to be told apart. */
function measureCpuMs(run: () => void): number {
  for (let runs = 1; ; runs *= 2) {
    const before = process.threadCpuUsage();
    for (let at = 0; at < runs; at++) run();
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= LONG_ENOUGH_MS * 1000) return (user + system) / 1000 / runs;
  }
}

function measureMs(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
