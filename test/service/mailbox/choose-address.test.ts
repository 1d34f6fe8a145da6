import { expect, test } from 'vitest';
import type { Domain } from '../domain.ts';
import { makeAddressName } from './address-name.ts';
import { chooseAddress } from './choose-address.ts';

const lowest = (min: number): number => min;
const highest = (_min: number, max: number): number => max - 1;

const DOMAINS: Domain[] = [
  { name: 'one.test', type: 'public' },
  { name: 'two.test', type: 'public' },
  { name: 'gold.test', type: 'premium' },
];

test('a made-up name is two words and four digits, from the first to the last of the lists', () => {
  expect(makeAddressName(lowest)).toBe('amber.acorn.1000');
  expect(makeAddressName(highest)).toBe('witty.yarrow.9999');
});

test('without a wish any public domain is as good as another', () => {
  expect(chooseAddress({}, DOMAINS, lowest)).toEqual({ email: 'amber.acorn.1000@one.test' });
  expect(chooseAddress({}, DOMAINS, highest)).toEqual({ email: 'witty.yarrow.9999@two.test' });
});

test('where no domain is public, any will do', () => {
  const domains: Domain[] = [{ name: 'mine.test', type: 'custom' }];
  expect(chooseAddress({}, domains, lowest)).toEqual({ email: 'amber.acorn.1000@mine.test' });
});

test('a type without a domain and no domains at all are refused', () => {
  expect(chooseAddress({ domainType: 'custom' }, DOMAINS, lowest)).toEqual({ refusal: 'This domain is not available' });
  expect(chooseAddress({}, [], lowest)).toEqual({ refusal: 'This domain is not available' });
});
