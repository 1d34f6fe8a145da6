import { beforeEach, expect, it, vi } from 'vitest';
import { rememberTheme, showRememberedTheme, showTheme } from './theme.ts';

const kept = new Map<string, string>();
const dataset: { theme?: string } = {};

beforeEach(() => {
  kept.clear();
  delete dataset.theme;
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

it.each(['light', 'dark'] as const)('a chosen theme is there before the page’s own script: %s', (theme) => {
  rememberTheme(theme);
  showRememberedTheme();
  expect(dataset.theme).toBe(theme);
});

it('the system’s theme leaves nothing behind', () => {
  rememberTheme('dark');
  showTheme('dark');
  rememberTheme('system');
  showTheme('system');
  expect(kept.size).toBe(0);
  showRememberedTheme();
  expect(dataset).toEqual({});
});

it('what is no theme is the system’s', () => {
  kept.set('theme', 'purple');
  showRememberedTheme();
  expect(dataset).toEqual({});
});

it('where storage is switched off the system’s is shown', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberTheme('dark');
  showRememberedTheme();
  expect(dataset).toEqual({});
});
