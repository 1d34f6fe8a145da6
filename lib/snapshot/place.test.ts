import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPlace, rememberPlace } from './place.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

const MINUTE = 60_000;

it('one goes on where one was a moment ago, and begins anew later', () => {
  rememberPlace('#/message/1', 'code', 10 * MINUTE);
  expect(readPlace(10 * MINUTE)).toEqual({ at: 10 * MINUTE, hash: '#/message/1', query: 'code' });
  expect(readPlace(14 * MINUTE)).toBeDefined();
  expect(readPlace(15 * MINUTE)).toBeUndefined();
});

it('a clock that was set back begins anew', () => {
  rememberPlace('', '', 10 * MINUTE);
  expect(readPlace(9 * MINUTE)).toBeUndefined();
});

it.each(['', 'null', '7', '{"at":"x"}', '{'])('of %j nothing is made', (text) => {
  kept.set('place', text);
  expect(readPlace(MINUTE)).toBeUndefined();
});

it('where storage is switched off there is no place', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberPlace('#/', '', 0);
  expect(readPlace(0)).toBeUndefined();
});
