import { beforeEach, expect, it, vi } from 'vitest';
import { disableOpeningMarks, hasOpeningMark, removeOpeningMark, setOpeningMark } from './opening-mark.ts';

let kept: Record<string, string>;

beforeEach(() => {
  kept = {};
  vi.stubGlobal(
    'localStorage',
    new Proxy(kept, {
      get: (_, name) =>
        ({
          getItem: (key: string) => kept[key] ?? null,
          setItem: (key: string, value: string) => Object.assign(kept, { [key]: value }),
          removeItem: (key: string) => delete kept[key],
        })[String(name)],
    }),
  );
});

it('a message is noted until its note is removed', () => {
  expect(hasOpeningMark('a')).toBe(false);
  setOpeningMark('a', 1);
  setOpeningMark('b', 2);
  expect([hasOpeningMark('a'), hasOpeningMark('b')]).toEqual([true, true]);
  removeOpeningMark('a');
  expect([hasOpeningMark('a'), hasOpeningMark('b')]).toEqual([false, true]);
});

it('the newest are kept, whatever else is stored', () => {
  kept = Object.assign(kept, { snapshot: 'x', 'opening/broken': 'x' });
  for (let at = 0; at < 50; at++) setOpeningMark(`m${at}`, 1000 + at);
  expect(Object.keys(kept).filter((key) => key.startsWith('opening/'))).toHaveLength(20);
  expect(['m49', 'm30', 'm29', 'broken'].map(hasOpeningMark)).toEqual([true, true, false, false]);
  expect(kept.snapshot).toBe('x');
});

it('where storage is switched off nothing is noted', () => {
  vi.stubGlobal('localStorage', undefined);
  setOpeningMark('a', 1);
  removeOpeningMark('a');
  expect(hasOpeningMark('a')).toBe(false);
});

it('in a private window nothing is noted', () => {
  disableOpeningMarks();
  setOpeningMark('a', 1);
  expect(kept).toEqual({});
});
