import { z } from './z.ts';

/** No date is further from 1970 than this, and none that is can be written. @see https://tc39.es/ecma262/#sec-time-values-and-time-range */
const FURTHEST_MS = 8.64e15;

/** Epoch ms, as a number that is a date. */
export const moment = z.number().check(z.minimum(-FURTHEST_MS), z.maximum(FURTHEST_MS));
