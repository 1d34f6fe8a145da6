import { describe, expect, it } from 'vitest';
import { formatRoute, parseRoute, type Route } from './route.ts';

describe('parseRoute', () => {
  it.each<[string, Route]>([
    ['', { view: 'mail' }],
    ['#', { view: 'mail' }],
    ['#/', { view: 'mail' }],
    ['#/nowhere', { view: 'mail' }],
    ['#/addresses', { view: 'addresses' }],
    ['#/new', { view: 'new' }],
    ['#/message/', { view: 'mail' }],
    ['#/message/%', { view: 'mail' }],
    ['#/message/01JE97FT95', { view: 'message', id: '01JE97FT95' }],
    ['#/message/01JE97FT95/address', { view: 'message', id: '01JE97FT95' }],
    ['#/copy/01JE97FT95', { view: 'copy', id: '01JE97FT95' }],
    ['#/copy/one%40mayfly.test/address', { view: 'copy', id: 'one@mayfly.test', kind: 'address' }],
    ['#/address/one%40mayfly.test', { view: 'address', id: 'one@mayfly.test' }],
    ['#/address', { view: 'mail' }],
    ['#/copy', { view: 'mail' }],
  ])('%s', (hash, expected) => {
    expect(parseRoute(hash)).toEqual(expected);
  });
});

it('keeps any id through formatting and parsing', () => {
  for (const id of ['a/b', '..', '#', '100 %', 'ü\u0000', '?x=1&y']) {
    expect(parseRoute(formatRoute({ view: 'message', id }))).toEqual({ view: 'message', id });
    expect(parseRoute(formatRoute({ view: 'copy', id }))).toEqual({ view: 'copy', id });
  }
});
