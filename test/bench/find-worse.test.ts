import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { figuresOf, findWorse } from './find-worse.ts';
import type { Row } from './row.ts';

const ROWS: Row[] = [
  { name: 'popup', value: 200_000, unit: 'B' },
  { name: 'a fill', value: 1, unit: 'requests' },
  { name: 'first paint', value: 120, unit: 'ms' },
  { name: 'as multiple', value: 1.23456, unit: '×' },
  { name: 'quicker', value: 0.5, unit: '×' },
  { name: 'found', value: 0.99 },
];

it('of a run, what another machine would measure as well is stored', () => {
  expect(figuresOf('popup', ROWS)).toEqual({
    'popup: popup': 200_000,
    'popup: a fill': 1,
    'popup: as multiple': 1.235,
    'popup: quicker': 0.5,
  });
});

it.each<[string, number, string, boolean]>([
  ['popup', 219_000, 'B', false],
  ['popup', 221_000, 'B', true],
  ['popup', 100_000, 'B', false],
  ['a fill', 2, 'requests', true],
  ['first paint', 900, 'ms', false],
  ['as multiple', 1.6, '×', false],
  ['as multiple', 1.8, '×', true],
  ['quicker', 1.3, '×', false],
  ['quicker', 1.5, '×', true],
  ['new', 1, 'B', false],
])('%s of %s %s is worse: %s', (name, value, unit, isWorse) => {
  const last = figuresOf('popup', ROWS);
  expect(findWorse('popup', [{ name, value, unit }], last)).toHaveLength(isWorse ? 1 : 0);
});

it('a worse figure is named with the last one', () => {
  const worse = findWorse('fill', [{ name: 'a fill', value: 2, unit: 'requests' }], { 'fill: a fill': 1 });
  expect(worse).toEqual(['fill: a fill: 2 requests, was 1']);
});

it('there are last figures of every bench that is checked', () => {
  const last = JSON.parse(readFileSync(new URL('last.json', import.meta.url), 'utf8')) as Record<string, number>;
  const benches = new Set(Object.keys(last).map((name) => name.split(': ')[0]));
  expect([...benches].sort()).toEqual(['bytes', 'fill', 'polling', 'popup', 'size']);
});
