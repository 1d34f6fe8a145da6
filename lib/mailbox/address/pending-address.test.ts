import { afterEach, expect, it, vi } from 'vitest';
import { createPrivateMemory } from '../../../test/settings/private-memory.ts';

afterEach(() => void vi.resetModules());

const address = (email: string) => ({ email, createdAt: 1, expiresAt: 2, service: 'https://mail.example' });

it('a list that could not be read is read again, and nothing is written over it', async () => {
  vi.resetModules();
  // As in a new worker: nothing has been read.
  const { keepPrivateItemsIn } = await import('../../settings/private-item.ts');
  const { addPending, readUnclear } = await import('./pending-address.ts');
  const memory = createPrivateMemory(new Map([['intended', [address('before@mayfly.test')]]]));
  const emails = async () => (await readUnclear()).map(({ email }) => email);

  keepPrivateItemsIn(async () => ({ ...memory, read: () => Promise.reject(new Error('Out of reach')) }));
  await expect(addPending(address('refused@mayfly.test'))).rejects.toThrow('Out of reach');
  keepPrivateItemsIn(async () => memory);
  expect(await emails()).toEqual(['before@mayfly.test']);
});
