import { expect, it } from 'vitest';
import { until } from '../../test/until.ts';
import { createCoalescingRunner } from './coalescing-runner.ts';

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

it('starts at once', () => {
  const { runs, run } = createTask();
  createCoalescingRunner(run, refuse)();
  expect(runs).toHaveLength(1);
});

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

it('runs anew when it is asked after a run', async () => {
  const { runs, run, end } = createTask();
  const ask = createCoalescingRunner(run, refuse);
  ask();
  end(0);
  await settled();
  ask();
  expect(runs).toHaveLength(2);
});

it('lets a run ask for the next one', async () => {
  let left = 3;
  const ask = createCoalescingRunner(async () => {
    left -= 1;
    if (left > 0) ask();
  }, refuse);
  ask();
  await settled();
  expect(left).toBe(0);
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
