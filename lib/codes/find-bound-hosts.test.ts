import { expect, it } from 'vitest';
import { findBoundHosts, mayGoTo } from './find-bound-hosts.ts';

it.each<[string, string[]]>([
  ['Your code is 123456.\n\n@example.com #123456', ['example.com']],
  ['123456 is your code.\n@EXAMPLE.com #123456\n', ['example.com']],
  ['@example.com @frames.example #123456', ['example.com']],
  ['@one.example #123456\n@two.example #123456', ['one.example', 'two.example']],
  ['<p>@example.com #123456</p>', ['example.com']],
  ['@example.com #123-456', ['example.com']],
  ['@example.com.  #123456', ['example.com']],
  ['@bücher.example #123456', ['xn--bcher-kva.example']],
  ['@ЕXAMPLE.com #123456', ['xn--xample-2of.com']],
  ['@localhost:8080 #123456', ['localhost']],
  ['@example.com:443 #123456', ['example.com']],
  ['@exa|mple.com #123456', ['none.invalid']],
  ['<p>@<b>example.com</b>&nbsp;<span style="x">#123456</span></p>', ['example.com']],
  ['<td>@example.com\u00a0#123456</td><td>Bye</td>', ['example.com']],
  ['@one.example @ü.example #123456', ['one.example']],
  ['<p>&#64;example.com &#35;123456</p>', ['example.com']],
  ['<p>&#x40;example&#46;com&#8203; #123456</p>', ['example.com']],
  ['<p>@example.com <!-- of the template -->#123456</p>', ['example.com']],
  ['<p><mark>@example.com <bdi>#123456</bdi></mark></p>', ['example.com']],
  ['\u200b@example.com #123456', ['example.com']],
  ['\u2066@example.com #123456\u2069', ['example.com']],
  ['(@example.com #123456)', ['example.com']],
  ['*@example.com #123456*', ['example.com']],
  ['“@example.com #123456”', ['example.com']],
  ['@example.com #１２３４５６', ['example.com']],
  ['＠example.com ＃123456', ['example.com']],
  ['Your code is 123456.', []],
  ['Write to help@example.com about #123456', []],
  ['@example.com #999999', []],
  ['@example.com #1234567', []],
  ['@ #123456', []],
])('%j is bound to %j', (text, hosts) => {
  expect(findBoundHosts([text], '123456')).toEqual(hosts);
});

it('what stands below it may be long', () => {
  expect(findBoundHosts([`@example.com #123456\n${'A long footer. '.repeat(10_000)}`], '123456')).toEqual([
    'example.com',
  ]);
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
