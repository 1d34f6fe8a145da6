import { startVitest } from 'vitest/node';
import type { CellReport } from '../matrix/cell-report.ts';
import type { Row } from './row.ts';

/**
 * Every call of the API, in every moment in which Mayfly makes it, with every fault: what happened, and what deviates from what is to happen.
 * Cells with the same end stand on one line. See `test/matrix`.
 */
export async function bench(): Promise<Row[]> {
  const vitest = await startVitest('test', ['test/matrix/'], { watch: false, reporters: [{}] });
  const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
  const ms = vitest.state.getTestModules().reduce((sum, module) => sum + module.diagnostic().duration, 0);
  await vitest.close();
  // A deviation is a figure here, and no failure of the run.
  process.exitCode = 0;
  const cells = tests.flatMap((test) => test.meta().cell ?? []);
  print(cells);
  const deviating = cells.filter(({ deviations }) => deviations.length > 0).length;
  return [
    { name: 'cells', value: tests.length },
    {
      name: 'cells without an expectation',
      value: cells.filter(({ expected }) => !expected).length,
      goal: { atMost: 0 },
    },
    {
      name: 'cells that deviate, or that came to no end',
      value: deviating + tests.length - cells.length,
      goal: { atMost: 0 },
    },
    { name: 'time for all of them', value: ms / 1000, unit: 's', goal: { atMost: 15 } },
  ];
}

/** What a user gets, sees and can do, in one line. */
function lineOf({ told, status, badge, asked, again, state, way, end, backMs }: CellReport['seen']): string {
  const said =
    told || status ? `told ${told ?? 'nothing'}, shown ${status ?? 'nothing'}${badge && ` ${badge}`}` : 'nothing said';
  const minutes = Math.round(backMs / 60_000);
  const later = minutes > 0 ? ` after ${minutes} min` : '';
  return `${said}; asked ${asked}${again > 0 ? ` + ${again}` : ''}; ${state} → ${end ?? 'unreached'} by ${way}${later}`;
}

function print(cells: CellReport[]): void {
  for (const [call, ofCall] of Map.groupBy(cells, ({ call }) => call)) {
    console.log(`  ${call}`);
    for (const [line, same] of Map.groupBy(ofCall, ({ seen }) => lineOf(seen)))
      console.log(`    ${line}\n      ${same.map(({ fault }) => fault).join(', ')}`);
    for (const { fault, deviations } of ofCall)
      for (const deviation of deviations) console.log(`    DEVIATES with ${fault}: ${deviation}`);
  }
}
