import { expect, it } from 'vitest';
import { findBoundHosts, mayGoTo } from './find-bound-hosts.ts';

it.each<[string, string[]]>([
  ['Your code is 123456.\n\n@example.com #123456', ['example.com']],
  ['123456 is your code.\n@EXAMPLE.com #123456\n', ['example.com']],
  ['@example.com @frames.example #123456', ['example.com']],
  ['@one.example #123456\n@two.example #123456', ['one.example', 'two.example']],
  ['<p>@example.com #123456</p>', ['example.com']],
  ['@example.com #123-456', ['example.com']],
  ['Your code is 123456.', []],
  ['Write to help@example.com about #123456', []],
  ['@example.com #999999', []],
  ['@example.com #1234567', []],
  ['@ #123456', []],
])('%j is bound to %j', (text, hosts) => {
  expect(findBoundHosts([text], '123456')).toEqual(hosts);
});

it.each<[string[], string | undefined, boolean]>([
  [[], 'anything.example', true],
  [['example.com'], 'example.com', true],
  [['example.com'], 'login.example.com', true],
  [['login.example.com'], 'example.com', false],
  [['example.com'], 'evilexample.com', false],
  [['example.com'], 'example.com.evil.example', false],
  [['example.com'], undefined, false],
  [['one.example', 'two.example'], 'one.example', false],
])('what is bound to %j may go to %s: %s', (bound, host, may) => {
  expect(mayGoTo(bound, host)).toBe(may);
});
