import { expect, it } from 'vitest';
import { until } from '../../test/until.ts';
import { createCoalescingRunner } from './serial-queue.ts';

/** A task whose runs end when they are told to. */
function createTask() {
  const runs: PromiseWithResolvers<void>[] = [];
  const run = () => {
    const one = Promise.withResolvers<void>();
    runs.push(one);
    return one.promise;
  };
  return { runs, run, end: (at: number) => runs[at]?.resolve() };
}

const refuse = (error: unknown) => {
  throw error;
};

/** By then every promise that is kept has had its turn. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('answers all that ask during a run with one more run', async () => {
  const { runs, run, end } = createTask();
  const ask = createCoalescingRunner(run, refuse);
  ask();
  ask();
  ask();
  await settled();
  expect(runs).toHaveLength(1);
  end(0);
  await settled();
  expect(runs).toHaveLength(2);
  end(1);
  await settled();
  expect(runs).toHaveLength(2);
});

it('goes on after a failure, once that was handled', async () => {
  const steps: string[] = [];
  const handling = Promise.withResolvers<void>();
  const ask = createCoalescingRunner(
    async () => {
      steps.push('run');
      if (steps.length === 1) throw new Error('no room');
    },
    async (error) => {
      steps.push(String(error));
      await handling.promise;
    },
  );
  ask();
  ask();
  await settled();
  expect(steps).toEqual(['run', 'Error: no room']);
  handling.resolve();
  await until(() => expect(steps).toEqual(['run', 'Error: no room', 'run']));
});
