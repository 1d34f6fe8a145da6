import { expect, it, vi } from 'vitest';
import { createPrivateMemory } from '../../../test/settings/private-memory.ts';

const address = (email: string) => ({ email, createdAt: 1, expiresAt: 2, service: 'https://mail.example' });

/** What a new worker has: nothing has been read. */
async function startWorker() {
  vi.resetModules();
  const { keepPrivateItemsIn } = await import('../../settings/private-item.ts');
  return { keepPrivateItemsIn, ...(await import('./pending-address.ts')) };
}

it('a list that could not be read is read again, and nothing is written over it', async () => {
  const { keepPrivateItemsIn, addPending, readUnclear } = await startWorker();
  const memory = createPrivateMemory(new Map([['intended', [address('before@mayfly.test')]]]));
  const emails = async () => (await readUnclear()).map(({ email }) => email);

  keepPrivateItemsIn(async () => ({ ...memory, read: () => Promise.reject(new Error('Out of reach')) }));
  await expect(addPending(address('refused@mayfly.test'))).rejects.toThrow('Out of reach');
  keepPrivateItemsIn(async () => memory);
  expect(await emails()).toEqual(['before@mayfly.test']);
});

it.each([
  ['on disk', {}],
  ['of a private window', { isPrivate: true }],
])('what could not be written is as it was, and can be written later: an address %s', async (_, more) => {
  const { keepPrivateItemsIn, addPending, isPending, readUnclear, removePending } = await startWorker();
  const memory = createPrivateMemory();
  const full = { ...memory, write: () => Promise.reject(new Error('No room')) };
  const spare = { ...address('spare@mayfly.test'), ...more };
  const unclear = async () => (await readUnclear()).map(({ email }) => email);

  keepPrivateItemsIn(async () => full);
  await expect(addPending(spare)).rejects.toThrow('No room');
  expect([await isPending(spare.email), await unclear()]).toEqual([false, []]);
  keepPrivateItemsIn(async () => memory);
  expect(await addPending(spare)).toBe(true);
  expect(await addPending(spare)).toBe(false);

  keepPrivateItemsIn(async () => full);
  await expect(removePending(spare.email)).rejects.toThrow('No room');
  expect(await unclear()).toEqual([spare.email]);
  keepPrivateItemsIn(async () => memory);
  await removePending(spare.email);
  expect(await isPending(spare.email)).toBe(false);
});
