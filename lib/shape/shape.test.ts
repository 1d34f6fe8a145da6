import { describe, expect, it } from 'vitest';
import {
  array,
  boolean,
  each,
  nonEmpty,
  nullable,
  number,
  object,
  oneOf,
  optional,
  otherwise,
  type Shape,
  string,
} from './shape.ts';

describe.each<[string, Shape<unknown>, unknown[], unknown[]]>([
  ['boolean', boolean, [true, false], [0, 'true', null, undefined]],
  ['number', number, [0, -1.5, 1e21], ['1', Number.NaN, Number.POSITIVE_INFINITY, null, undefined]],
  ['string', string, ['', 'a'], [1, null, undefined, ['a']]],
  ['nonEmpty', nonEmpty, ['a'], ['', 1, null]],
  ['oneOf', oneOf('all', 'none'), ['all', 'none'], ['some', '', undefined, 0]],
  ['optional', optional(number), [1, undefined], [null, '1']],
  ['nullable', nullable(number), [1, null], [undefined, '1']],
  ['array', array(number), [[], [1, 2]], [[1, '2'], { length: 0 }, null]],
  ['object', object({ a: number }), [{ a: 1 }], [{}, [], null, 'a', { a: '1' }]],
])('%s', (_, shape, fitting, others) => {
  it.each(fitting.map((value) => ({ value })))('takes $value', ({ value }) => expect(shape(value)).toEqual(value));
  it.each(others.map((value) => ({ value })))('refuses $value', ({ value }) =>
    expect(() => shape(value)).toThrow(TypeError),
  );
});

it('an object keeps what it knows, and no key without a value', () => {
  const parsed = object({ a: number, b: optional(string) })({ a: 1, b: undefined, c: 3 });
  expect(parsed).toEqual({ a: 1 });
  expect(Object.keys(parsed)).toEqual(['a']);
});

it('a part that does not fit is read as its fallback and takes nothing else with it', () => {
  const shape = object({ pace: otherwise(oneOf('slow', 'quick'), 'slow'), count: number });
  expect(shape({ pace: 'loud', count: 2 })).toEqual({ pace: 'slow', count: 2 });
});

it('of a list the elements that fit are kept', () => {
  expect(each(number)([1, 'two', 3])).toEqual([1, 3]);
  expect([null, undefined, 'a', { length: 1 }].map((value) => each(number)(value))).toEqual([[], [], [], []]);
});

it('an error names the part', () => {
  expect(() => object({ a: object({ count: number }) })({ a: { count: 'x' } })).toThrow('count is no number');
});
