import { expect, it } from 'vitest';
import { createSerialQueue } from './serial-queue.ts';

it('runs one task after the other, in the order in which they were added', async () => {
  const queue = createSerialQueue();
  const steps: string[] = [];
  const first = Promise.withResolvers<void>();
  const running = queue(async () => {
    steps.push('first begins');
    await first.promise;
    steps.push('first ends');
  });
  const others = ['second', 'third'].map((name) => queue(async () => void steps.push(name)));
  await Promise.resolve();
  await Promise.resolve();
  expect(steps).toEqual(['first begins']);
  first.resolve();
  await Promise.all([running, ...others]);
  expect(steps).toEqual(['first begins', 'first ends', 'second', 'third']);
});

it('rejects for the caller whose task fails, and goes on with the next task', async () => {
  const queue = createSerialQueue();
  const failing = queue(() => Promise.reject(new Error('no room')));
  const throwing = queue(() => {
    throw new Error('no task');
  });
  const next = queue(async () => 'next');
  await expect(failing).rejects.toThrow('no room');
  await expect(throwing).rejects.toThrow('no task');
  expect(await next).toBe('next');
});
