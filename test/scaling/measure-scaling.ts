import { quantile } from '../bench/quantile.ts';
import type { Parser } from './parsers.ts';

/**
 * @property worst the piece that the text repeats
 * @property ms of one run over a text of the length
 * @property growth how many times as long twice the length takes, and how many times as long as that twice that again
 */
export type Scaling = { worst: string; ms: number; growth: [number, number] };

const ROUNDS = 5;

/** So long the processor is watched at least: its time is told in steps of up to four milliseconds. */
const LONG_ENOUGH_MS = 50;

/** How the time of a parser grows on the piece that it is slowest on. @param length of the shortest text */
export function measureScaling({ read, pieces }: Parser, length: number): Scaling {
  const worst = findWorst(read, pieces, length);
  const texts = [1, 2, 4].map((times) => repeated(worst, times * length));
  const longest = texts[2] ?? '';
  const runs = findRuns(() => read(longest));
  // The same number of characters at each length. Within a round the machine is as busy for one length as for the next.
  const rounds = Array.from({ length: ROUNDS }, () =>
    texts.map((text) => {
      const runsHere = Math.round((runs * longest.length) / text.length);
      return measureCpuMs(() => read(text), runsHere) / runsHere;
    }),
  );
  const median = (of: (ms: number[]) => number) => quantile(rounds.map(of), 0.5);
  return {
    worst,
    ms: median(([short = 0]) => short),
    growth: [median(([short = 0, middle = 0]) => middle / short), median(([, middle = 0, long = 0]) => long / middle)],
  };
}

/** The processor's time of one run, the median of some. */
export function measureMs(read: Parser['read'], piece: string, length: number): number {
  const text = repeated(piece, length);
  const runs = findRuns(() => read(text));
  return quantile(
    Array.from({ length: ROUNDS }, () => measureCpuMs(() => read(text), runs) / runs),
    0.5,
  );
}

/** The piece that is slow the second time too: the first run compiles. */
function findWorst(read: Parser['read'], pieces: string[], length: number): string {
  let worst = { piece: '', ms: 0 };
  for (const piece of new Set(pieces)) {
    const text = repeated(piece, length);
    const ms = Math.min(...Array.from({ length: 3 }, () => measureClockMs(() => read(text))));
    if (ms > worst.ms) worst = { piece, ms };
  }
  return worst.piece;
}

function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length));
}

/** How many runs take long enough to be told from others. */
function findRuns(run: () => unknown): number {
  let runs = 1;
  while (measureCpuMs(run, runs) < LONG_ENOUGH_MS) runs *= 2;
  return runs;
}

/** What else the machine does counts for nothing. */
function measureCpuMs(run: () => unknown, runs: number): number {
  const before = process.threadCpuUsage();
  for (let at = 0; at < runs; at++) run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function measureClockMs(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
