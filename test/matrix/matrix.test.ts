import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { CALLS } from './calls.ts';
import type { CellReport } from './cell-report.ts';
import { expectationOf, findDeviations } from './expect.ts';
import { FAULTS } from './faults.ts';
import { runCell } from './run-cell.ts';
import { type MatrixService, startMatrixService } from './service.ts';

let service: MatrixService;

beforeAll(async () => {
  service = await startMatrixService();
});
afterAll(async () => {
  await service.stop();
  fakeBrowser.reset();
});

const calls = CALLS.map((call) => [`${call.call}, ${call.moment}`, call] as const);
const faults = FAULTS.map((fault) => [fault.name, fault] as const);

describe.each(calls)('%s', (name, call) => {
  it.for(faults)('%s', async ([, fault], { task }) => {
    const seen = await runCell(service, call, fault);
    const expected = expectationOf(call, fault);
    const deviations = findDeviations(seen, expected);
    const cell: CellReport = { call: name, fault: fault.name, seen, ...(expected && { expected }), deviations };
    task.meta.cell = cell;
    expect(deviations).toEqual([]);
  });
});
