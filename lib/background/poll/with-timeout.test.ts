import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('begins one after the other, while each is done in time', async () => {
  const steps: string[] = [];
  await withTimeout(['a', 'b'], 100, async (task) => {
    steps.push(`${task} begins`);
    await Promise.resolve();
    steps.push(`${task} ends`);
    return true;
  });
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('begins the next beside one that takes longer than the patience, and ends when all are done', async () => {
  const begun: string[] = [];
  const slow = Promise.withResolvers<boolean>();
  let isDone = false;
  const all = withTimeout(['slow', 'quick'], 100, async (task) => {
    begun.push(task);
    return task === 'slow' ? slow.promise : true;
  }).then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(99);
  expect(begun).toEqual(['slow']);
  await vi.advanceTimersByTimeAsync(1);
  expect([begun, isDone]).toEqual([['slow', 'quick'], false]);
  slow.resolve(true);
  await all;
});

it('begins none after one that says so', async () => {
  const begun: number[] = [];
  await withTimeout([1, 2, 3], 100, async (task) => begun.push(task) < 2);
  expect(begun).toEqual([1, 2]);
});

it('begins none after one that fails, and says why', async () => {
  const begun: number[] = [];
  const run = async (task: number) => {
    begun.push(task);
    throw new Error('no storage');
  };
  await expect(withTimeout([1, 2], 100, run)).rejects.toThrow('no storage');
  expect(begun).toEqual([1]);
});
