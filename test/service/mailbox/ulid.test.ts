import { expect, test } from 'vitest';
import { makeUlid } from './ulid.ts';

test('the moment comes first, so that later ids sort later', () => {
  const random = new Uint8Array(16);
  expect(makeUlid(1_469_918_176_385, random)).toBe('01ARYZ6S410000000000000000');
  expect(makeUlid(0, random.fill(255))).toBe('0000000000ZZZZZZZZZZZZZZZZ');
});
