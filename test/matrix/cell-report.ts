import type { Expectation } from './expect.ts';
import type { Seen } from './run-cell.ts';

/** What a cell came to. @property expected absent where nobody said what is to happen */
export type CellReport = {
  call: string;
  fault: string;
  seen: Seen;
  expected?: Expectation;
  deviations: string[];
};

/** Kept with each test, for the bench that prints all of them. */
declare module 'vitest' {
  interface TaskMeta {
    cell?: CellReport;
  }
}
