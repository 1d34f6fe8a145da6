import { expect, it, vi } from 'vitest';
import { createPrivateMemory } from '../../../test/settings/private-memory.ts';

const address = (email: string) => ({ email, createdAt: 1, expiresAt: 2, service: 'https://mail.example' });

/** What a new worker has: nothing has been read. */
async function startWorker() {
  vi.resetModules();
  const { storePrivateItemsIn } = await import('../../storage/private-item.ts');
  return { storePrivateItemsIn, ...(await import('./pending-address.ts')) };
}

it('a list that could not be read is read again, and nothing is written over it', async () => {
  const { storePrivateItemsIn, addPending, readUnclear } = await startWorker();
  const memory = createPrivateMemory(new Map([['pending', [address('before@mayfly.test')]]]));
  const emails = async () => (await readUnclear()).map(({ email }) => email);

  storePrivateItemsIn({ ...memory, read: () => Promise.reject(new Error('Out of reach')) });
  await expect(addPending(address('refused@mayfly.test'))).rejects.toThrow('Out of reach');
  storePrivateItemsIn(memory);
  expect(await emails()).toEqual(['before@mayfly.test']);
});

it.each([
  ['on disk', {}],
  ['of a private window', { isPrivate: true }],
])('what could not be written is as it was, and can be written later: an address %s', async (_, more) => {
  const { storePrivateItemsIn, addPending, readUnclear, removePending } = await startWorker();
  const memory = createPrivateMemory();
  const full = { ...memory, write: () => Promise.reject(new Error('No room')) };
  const added = { ...address('new@mayfly.test'), ...more };
  const unclear = async () => (await readUnclear()).map(({ email }) => email);

  storePrivateItemsIn(full);
  await expect(addPending(added)).rejects.toThrow('No room');
  expect(await unclear()).toEqual([]);
  storePrivateItemsIn(memory);
  expect(await addPending(added)).toBe(true);
  expect(await addPending(added)).toBe(false);

  storePrivateItemsIn(full);
  await expect(removePending(added.email)).rejects.toThrow('No room');
  expect(await unclear()).toEqual([added.email]);
  storePrivateItemsIn(memory);
  await removePending(added.email);
  expect(await unclear()).toEqual([]);
});
