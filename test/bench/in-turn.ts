import { quantile } from './quantile.ts';
import type { Row } from './row.ts';

/** Most of a frame: what wins less is not felt, and goes. */
const FELT_MS = 12;

/**
 * Measures with a trick and without it in turn, so that whatever slows the machine slows both. Which of the two comes first changes
 * with each round.
 * @param measure what a user waits for, in milliseconds, by its name
 * @returns for each of them the two medians, and what the trick wins: the median of the pairs' differences
 */
export async function measureInTurn(
  trick: string,
  rounds: number,
  measure: (isWith: boolean) => Promise<Record<string, number>>,
): Promise<Row[]> {
  const rounded: Record<'with' | 'without', Record<string, number>>[] = [];
  for (let round = 0; round < rounds; round++) {
    const isWithFirst = round % 2 === 0;
    const first = await measure(isWithFirst);
    const second = await measure(!isWithFirst);
    rounded.push(isWithFirst ? { with: first, without: second } : { with: second, without: first });
  }
  return Object.keys(rounded[0]?.with ?? {}).flatMap((waited) => {
    const times = rounded.map(
      (round) => [round.with[waited] ?? Number.NaN, round.without[waited] ?? Number.NaN] as const,
    );
    const median = (values: number[]) => quantile(values, 0.5);
    return [
      { name: `${waited}, with ${trick}`, value: median(times.map(([on]) => on)), unit: 'ms' },
      { name: '… without', value: median(times.map(([, off]) => off)), unit: 'ms' },
      {
        name: '… what it wins',
        value: median(times.map(([on, off]) => off - on)),
        unit: 'ms',
        goal: { atLeast: FELT_MS },
      },
    ];
  });
}
