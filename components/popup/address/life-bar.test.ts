import { expect, it } from 'vitest';
import { MINUTE } from '../../../lib/i18n/time.ts';
import { isEnding } from './life-bar.tsx';

const NOW = 1_000_000;

it.each([
  ['long to go', { expiresAt: NOW + 10 * MINUTE }, false],
  ['its last minutes', { expiresAt: NOW + 10 * MINUTE - 1 }, true],
  ['over', { expiresAt: NOW }, true],
  ['nobody knows', { expiresAt: NOW, isLifeUnknown: true }, false],
])('%s: %j', (_, address, expected) => {
  expect(isEnding(address, NOW)).toBe(expected);
});
