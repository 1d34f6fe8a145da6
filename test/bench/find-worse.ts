import type { Row } from './row.ts';

/** What the last figures were, by the name of the bench and of the row. */
export type LastFigures = Record<string, number>;

/**
 * How many times as much may be chance or small change, by unit. Milliseconds are a machine's own: what is compared is their multiple
 * of another time of the same run. Seconds are those of simulations.
 */
const NOISE: Record<string, number> = { B: 1.1, requests: 1.1, s: 1.1, '×': 1.4 };

const isCompared = ({ unit = '' }: Row) => unit in NOISE;

/** The figures to compare the next ones with. */
export function figuresOf(bench: string, rows: readonly Row[]): LastFigures {
  return Object.fromEntries(rows.filter(isCompared).map(({ name, value }) => [`${bench}: ${name}`, round(value)]));
}

const round = (value: number) => Number(value.toPrecision(4));

/** Each figure that is worse than the last one by more than the noise, as a line: of all that is compared, less is better. */
export function findWorse(bench: string, rows: readonly Row[], last: LastFigures): string[] {
  return rows.filter(isCompared).flatMap(({ name, value, unit = '' }) => {
    const before = last[`${bench}: ${name}`];
    // That the many were quicker than the few was chance.
    const least = unit === '×' ? 1 : 0;
    const isWorse = before !== undefined && value > Math.max(least, before) * (NOISE[unit] ?? 1);
    return isWorse ? [`${bench}: ${name}: ${round(value)} ${unit}, was ${before}`] : [];
  });
}
