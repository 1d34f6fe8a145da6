import './put-fake-browser.ts';
import { fuzzCalls } from '../../rpc/fuzz-calls.ts';
import type { FuzzEdge } from './fuzz-edge.ts';

/** A call costs next to nothing, and few of them are by one who may make it. */
const TIMES = 5;

export const edges: FuzzEdge[] = [
  {
    name: 'calls from anybody',
    async run(cases) {
      const { calls, handled } = await fuzzCalls(cases * TIMES);
      return { tried: calls, kept: handled };
    },
  },
];
