import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clip } from './clip.ts';

it('is the beginning, never longer than allowed, with every character whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), fc.nat(20), (text, atMost) => {
      const clipped = clip(text, atMost);
      expect(clipped.length).toBeLessThanOrEqual(atMost);
      expect(clipped.isWellFormed()).toBe(true);
      expect(text.startsWith(clipped)).toBe(true);
      expect(Math.min(text.length, atMost) - clipped.length).toBeLessThanOrEqual(1);
    }),
  );
});

it('replaces lone surrogates, which not every storage takes', () => {
  expect(clip('a\ud800b', 9)).toBe('a\ufffdb');
  expect(clip('a\ud800b', 2)).toBe('a\ufffd');
});
