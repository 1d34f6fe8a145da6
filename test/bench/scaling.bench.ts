import './fuzz/put-fake-browser.ts';
import '../language/english.ts';
import { measureMs, measureScaling } from '../scaling/measure-scaling.ts';
import { PARSERS } from '../scaling/parsers.ts';
import type { Row } from './row.ts';

const LENGTH = 32_000;
const MEGABYTE = 1_000_000;

/** How long each parser takes for texts that a stranger could make it slow with: of one length, twice and four times that, and of a megabyte. */
export async function bench(): Promise<Row[]> {
  return PARSERS.flatMap((parser): Row[] => {
    const { worst, ms, growth } = measureScaling(parser, LENGTH);
    const name = `${parser.name}, ${JSON.stringify(worst)}`;
    return [
      { name: `${name}: ${LENGTH / 1000} kB`, value: ms, unit: 'ms' },
      { name: `${name}: twice as long`, value: growth[0], unit: '×', goal: { atMost: 2.5 } },
      { name: `${name}: and twice again`, value: growth[1], unit: '×', goal: { atMost: 2.5 } },
      {
        name: `${name}: a megabyte`,
        value: measureMs(parser.read, worst, MEGABYTE),
        unit: 'ms',
        goal: { atMost: 100 },
      },
    ];
  });
}
