import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE } from '../i18n/time.ts';
import { readLastView, rememberLastView } from './last-view.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

it('the last view is found for a while, and not later', () => {
  rememberLastView('#/message/1', 'code', 10 * MINUTE);
  expect(readLastView(10 * MINUTE)).toEqual({ at: 10 * MINUTE, hash: '#/message/1', query: 'code' });
  expect(readLastView(14 * MINUTE)).toBeDefined();
  expect(readLastView(15 * MINUTE)).toBeUndefined();
});

it('after the clock was set back there is no last view', () => {
  rememberLastView('', '', 10 * MINUTE);
  expect(readLastView(9 * MINUTE)).toBeUndefined();
});

it.each(['', 'null', '7', '{"at":"x"}', '{'])('of %j nothing is made', (text) => {
  kept.set('lastView', text);
  expect(readLastView(MINUTE)).toBeUndefined();
});

it('where storage is switched off there is no last view', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberLastView('#/', '', 0);
  expect(readLastView(0)).toBeUndefined();
});
