import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 kB'],
  [512, '0.5 kB'],
  [999_000, '999 kB'],
  [1_240_000, '1.2 MB'],
  [250_000_000, '250 MB'],
  [1_000_000_000, '1 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
