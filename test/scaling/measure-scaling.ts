import type { Parser } from './parsers.ts';

/** @property ms for a text of the length, twice that, and four times that. @property worst the piece that the text repeats */
export type Scaling = { worst: string; ms: [number, number, number] };

/** How the time of a parser grows on the piece that it is slowest on. @param length of the shortest text */
export function measureScaling({ read, pieces }: Parser, length: number): Scaling {
  const slowest = [...new Set(pieces)]
    .map((piece) => ({ piece, ms: measureMs(read, piece, length) }))
    .sort((one, other) => other.ms - one.ms)[0];
  const worst = slowest?.piece ?? '';
  return {
    worst,
    ms: [measureMs(read, worst, length), measureMs(read, worst, 2 * length), measureMs(read, worst, 4 * length)],
  };
}

/** So long the processor is watched at least, as its time is told in steps of four milliseconds. */
const LONG_ENOUGH_MS = 20;

/** The processor's time of one run: what else the machine does counts for nothing. */
export function measureMs(read: Parser['read'], piece: string, length: number): number {
  const text = piece.repeat(Math.ceil(length / piece.length));
  for (let runs = 1; ; runs *= 2) {
    const before = process.threadCpuUsage();
    for (let at = 0; at < runs; at++) read(text);
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= LONG_ENOUGH_MS * 1000) return (user + system) / 1000 / runs;
  }
}
