import { beforeEach, expect, it, vi } from 'vitest';
import { MINUTE } from '../i18n/time.ts';
import { readLastView, rememberLastView } from './last-view.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

it('the last view is found for a while, and then forgotten', () => {
  const lastView = { at: 10 * MINUTE, newestAt: 7, hash: '#/message/1', query: 'code' };
  rememberLastView(lastView);
  expect(readLastView(10 * MINUTE)).toEqual(lastView);
  expect(readLastView(14 * MINUTE)).toEqual(lastView);
  expect(readLastView(15 * MINUTE)).toBeUndefined();
  expect(stored.size).toBe(0);
});

it('after the clock was set back there is no last view', () => {
  rememberLastView({ at: 10 * MINUTE, newestAt: 7, hash: '', query: '' });
  expect(readLastView(9 * MINUTE)).toBeUndefined();
});

it.each(['', 'null', '7', '{"at":"x"}', '{'])('of %j nothing is made', (text) => {
  stored.set('lastView', text);
  expect(readLastView(MINUTE)).toBeUndefined();
});

it('where storage is switched off there is no last view', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberLastView({ at: 0, newestAt: 0, hash: '#/', query: '' });
  expect(readLastView(0)).toBeUndefined();
});
