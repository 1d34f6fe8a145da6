import { expect, it, vi } from 'vitest';
import { until } from '../../../test/until.ts';
import type { Message } from '../../mailbox/message.ts';
import { createBodyFetcher } from './body-fetcher.ts';

const message: Message = { id: '1', address: 'a@mayfly.test', from: '', subject: '', createdAt: 0, seenAt: 0 };

it('asks for one round of a service at a time, and for one more after all that asked meanwhile', async () => {
  const rounds: PromiseWithResolvers<void>[] = [];
  const fetchBodies = createBodyFetcher(
    async () => {},
    () => {
      const round = Promise.withResolvers<void>();
      rounds.push(round);
      return round.promise;
    },
  );
  fetchBodies('https://a.example');
  fetchBodies('https://a.example');
  fetchBodies('https://a.example');
  expect(rounds).toHaveLength(1);
  fetchBodies('https://b.example');
  expect(rounds).toHaveLength(2);
  rounds[0]?.resolve();
  await until(() => expect(rounds).toHaveLength(3));
});

it('says which bodies came, and bears that nobody can hear it', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const said: string[] = [];
  const fetchBodies = createBodyFetcher(
    async ({ id }) => {
      said.push(id);
      throw new Error('no notifications');
    },
    async (_service, onBody) => onBody?.(message),
  );
  fetchBodies('https://a.example');
  await until(() => expect(warned).toHaveBeenCalled());
  expect(said).toEqual(['1']);
  warned.mockRestore();
});
