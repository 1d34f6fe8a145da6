import { expect, it } from 'vitest';
import { createPrivateMemory } from '../../test/settings/private-memory.ts';
import { movePrivateItems } from './move-private-items.ts';
import type { PrivateStore } from './private-store.ts';

const KEYS = ['apiKey', 'spare'];
const OTHERS = { settings: { pace: 'quick' } };

/** Each step of a move is one of these: a read or a write that is on the disk when it resolves. */
const STEPS = 5;

/** The two places as they are on the disk, and a worker that dies in the middle of its step number `lastStep`. */
function createDisk(old: Record<string, unknown>, kept: [string, unknown][] = []) {
  const oldPlace = new Map(Object.entries({ ...OTHERS, ...old }));
  const newPlace = new Map(kept);
  const memory = createPrivateMemory(newPlace);

  function startWorker(lastStep = Number.POSITIVE_INFINITY, isDone = false) {
    let step = 0;
    const take = async <T>(work: () => Promise<T>): Promise<T> => {
      step += 1;
      if (step < lastStep) return work();
      if (isDone) await work();
      throw new Error('The worker died');
    };
    const from = {
      get: (keys: string[]) =>
        take(async () => Object.fromEntries([...oldPlace].filter(([key]) => keys.includes(key)))),
      remove: (keys: string[]) => take(async () => keys.forEach((key) => void oldPlace.delete(key))),
    };
    const to: PrivateStore = {
      read: (key) => take(() => memory.read(key)),
      write: (key, value) => take(() => memory.write(key, value)),
      add: (items) => take(() => memory.add(items)),
    };
    return { move: () => movePrivateItems(KEYS, from, to), countSteps: () => step };
  }

  return { oldPlace, newPlace, startWorker };
}

it('moves what is there, and leaves what is not its own', async () => {
  const { oldPlace, newPlace, startWorker } = createDisk({ apiKey: 'k', spare: { email: 'a@m.test' } });
  const worker = startWorker();
  await worker.move();
  expect(worker.countSteps()).toBe(STEPS);
  expect(Object.fromEntries(oldPlace)).toEqual(OTHERS);
  expect([...newPlace.entries()]).toEqual([
    ['apiKey', 'k'],
    ['spare', { email: 'a@m.test' }],
    ['moved', true],
  ]);
});

it.each(
  Array.from({ length: STEPS }, (_, at) => at + 1).flatMap((step) => [
    [step, 'before', false] as const,
    [step, 'after', true] as const,
  ]),
)(
  'a worker that dies at step %i, %s it is done, loses nothing, and the next one ends the move',
  async (step, _, isDone) => {
    const { oldPlace, newPlace, startWorker } = createDisk({ apiKey: 'k' });
    await expect(startWorker(step, isDone).move()).rejects.toThrow();
    expect(oldPlace.get('apiKey') ?? newPlace.get('apiKey')).toBe('k');
    await startWorker().move();
    expect(newPlace.get('apiKey')).toBe('k');
    expect(Object.fromEntries(oldPlace)).toEqual(OTHERS);
  },
);

it('the newer key wins', async () => {
  const { oldPlace, newPlace, startWorker } = createDisk({ apiKey: 'old' }, [['apiKey', 'new']]);
  await startWorker().move();
  expect(newPlace.get('apiKey')).toBe('new');
  expect(oldPlace.has('apiKey')).toBe(false);
});

it('asks once, and then never again', async () => {
  const { startWorker } = createDisk({});
  await startWorker().move();
  const next = startWorker();
  await next.move();
  expect(next.countSteps()).toBe(1);
});
