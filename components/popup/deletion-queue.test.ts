import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeletionQueue } from './deletion-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function recordedQueue() {
  const log: string[] = [];
  const queue = createDeletionQueue({
    delayMs: 5000,
    remove: async (id) => void log.push(`remove ${id}`),
    onHide: (id) => log.push(`hide ${id}`),
    onShow: (id) => log.push(`show ${id}`),
  });
  return { log, queue };
}

it('hides at once and deletes after the delay', async () => {
  const { log, queue } = recordedQueue();
  queue.removeLater('a');
  await vi.advanceTimersByTimeAsync(4999);
  expect(log).toEqual(['hide a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(log).toEqual(['hide a', 'remove a', 'show a']);
});

it('never deletes what was undone', async () => {
  const { log, queue } = recordedQueue();
  queue.removeLater('a');
  queue.undo();
  queue.undo();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log).toEqual(['hide a', 'show a']);
});

it('deletes the first when the second comes; undo then brings back the second only', async () => {
  const { log, queue } = recordedQueue();
  queue.removeLater('a');
  queue.removeLater('b');
  expect(log).toEqual(['hide a', 'remove a', 'hide b']);
  queue.undo();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log).toEqual(['hide a', 'remove a', 'hide b', 'show b', 'show a']);
});

it('deletes at once when the page closes, and only once', async () => {
  const { log, queue } = recordedQueue();
  queue.flush();
  queue.removeLater('a');
  queue.flush();
  queue.flush();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log).toEqual(['hide a', 'remove a', 'show a']);
});
