import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { CALLS } from './calls.ts';
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

/** Each fault with every third call, and each call with every third fault; at night all. */
const isLanding = (callAt: number, faultAt: number) => (callAt + faultAt) % 3 === 0;

const cells = CALLS.flatMap((call, callAt) =>
  FAULTS.map((fault, faultAt) => ({
    name: `${call.call}, ${call.moment}`,
    call,
    fault,
    tags: isLanding(callAt, faultAt) ? [] : ['nightly'],
  })),
);

for (const { name, call, fault, tags } of cells) {
  it(`${name} > ${fault.name}`, { tags }, async () => {
    const seen = await runCell(service, call, fault);
    expect(findDeviations(seen, expectationOf(call, fault))).toEqual([]);
  });
}
