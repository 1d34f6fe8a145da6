import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { clip, describeMisfit, each, maybe, withDefault, z } from './schema.ts';

it('no schema asks whether it may evaluate code', () => {
  expect(z.config().jitless).toBe(true);
});

it('of a list the elements that fit are kept', () => {
  expect(each(z.number()).parse([1, 'two', 3])).toEqual([1, 3]);
  expect([null, undefined, 'a', { length: 1 }].map((value) => each(z.number()).parse(value))).toEqual([[], [], [], []]);
});

it('an element that is left out is logged by its name, without its value', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(each(z.object({ count: z.number() }), 'tally').parse([{ count: 'secret' }, { count: 1 }])).toEqual([
    { count: 1 },
  ]);
  expect(warn.mock.calls).toEqual([['A tally does not fit and is left out:', 'count: invalid_type']]);
});

it('a part that does not fit is read as its default and takes nothing else with it', () => {
  const schema = z.object({ pace: withDefault(z.enum(['slow', 'quick']), 'slow'), count: z.number() });
  expect(schema.parse({ pace: 'loud', count: 2 })).toEqual({ pace: 'slow', count: 2 });
  expect(schema.parse({ count: 2 })).toEqual({ pace: 'slow', count: 2 });
});

it('an object whose parts all have defaults is given by an absent value', () => {
  const schema = z.prefault(
    z.object({ size: withDefault(z.number(), 3), isOpen: withDefault(z.boolean(), false) }),
    {},
  );
  expect(schema.parse(undefined)).toEqual({ size: 3, isOpen: false });
});

it('a part that does not fit may be absent', () => {
  const schema = z.object({ site: maybe(z.string()) });
  expect([{}, { site: 1 }, { site: 'a' }].map((value) => schema.parse(value).site)).toEqual([
    undefined,
    undefined,
    'a',
  ]);
});

it('a misfit is described by its place', () => {
  const { error } = z.object({ a: z.object({ count: z.number() }), b: z.string() }).safeParse({ a: { count: 'x' } });
  expect(error && describeMisfit(error)).toBe('a.count: invalid_type, b: invalid_type');
  expect(describeMisfit(z.number().safeParse('x').error as never)).toBe('invalid_type');
});

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
