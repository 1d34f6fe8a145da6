import type { Problem } from '../../lib/api/problem.ts';
import { DAY } from '../../lib/i18n/time.ts';
import { readLines } from '../read-lines.ts';
import type { FaultInput } from '../service/faults/fault.ts';

/** In how many seconds the file's answers of 429 say that the limit is reset, or to come back. */
export const WAIT_SECONDS = 600;

/** One thing that may be wrong with every call. */
export type MatrixFault = {
  name: string;
  /** The kind of problem that it is, in general; `right` where nothing is to go wrong. */
  means: Problem['kind'] | 'right';
  /** What the service does; absent where only its clock is wrong. */
  fault?: FaultInput;
  /** The request ends by its timeout. */
  isSlow?: true;
  /** How far the service's clock is ahead. */
  skewSeconds?: number;
};

const headers = { Age: `${DAY / 1000}`, Date: new Date(Date.now() - DAY).toUTCString() };

export const FAULTS: readonly MatrixFault[] = [
  ...readLines<MatrixFault>(new URL('faults.jsonl', import.meta.url)),
  { name: 'a cache, a day old', means: 'right', fault: { kind: 'headers', headers } },
];
