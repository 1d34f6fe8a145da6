import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findBoundHosts } from './find-bound-hosts.ts';

const boundIn = (text: string, code = '123456') => findBoundHosts([text], code).map(({ host }) => host);

it.each<[string, string[]]>([
  ['Your code is 123456.\n\n@example.com #123456', ['example.com']],
  ['123456 is your code.\n@EXAMPLE.com #123456\n', ['example.com']],
  ['@example.com @frames.example #123456', ['example.com']],
  ['@one.example #123456\n@two.example #123456', ['one.example', 'two.example']],
  ['@bücher.example #123456', ['xn--bcher-kva.example']],
  ['@ЕXAMPLE.com #123456', ['xn--xample-2of.com']],
  ['@localhost:8080 #123456', ['localhost']],
  ['@exa|mple.com #123456', ['none.invalid']],
  ['@one.example @ü.example #123456', ['one.example']],
  ['@com #123456', ['com']],
  ['<p>@example.com <!-- of the template -->#123456</p>', ['example.com']],
  ['<p><mark>@example.com <bdi>#123456</bdi></mark></p>', ['example.com']],
  ['Your code is 123456.', []],
  ['Write to help@example.com about #123456', []],
  ['@example.com #999999', []],
  ['@example.com #1234567', []],
  ['@ #123456', []],
])('%j is bound to %j', (text, hosts) => {
  expect(boundIn(text)).toEqual(hosts);
});

it('has the standard’s form where one of its lines has it', () => {
  const texts = ['@example.com #123456', 'Hello @example.com #123456'];
  for (const two of [texts, texts.toReversed()])
    expect(findBoundHosts(two, '123456')).toEqual([{ host: 'example.com', isStandard: true }]);
});

const oneOf = (...spellings: string[]) => fc.constantFrom(...spellings);

/** The line in any spelling that a mail program or a template makes of it. */
const anyBoundLine = fc
  .tuple(
    oneOf('', 'Your code: 123456\n\n', '<p>', '<td>', '(', '“', '*'),
    oneOf('@', '＠', '&#64;', '&#x40;', '&commat;', '\u200b@', '\u2066@', '<b>@</b>'),
    oneOf('', ' ', '\u00a0', '&nbsp;', '\u200b', '<wbr>', '<br>', '</td><td>'),
    oneOf(
      'example.com',
      'EXAMPLE.com',
      'example.com.',
      'example.com:443',
      'ex%61mple.com',
      'example<wbr>.com',
      'example&period;com',
    ),
    oneOf(
      ...'\u00a0 &nbsp; \n \r\n \t <br> <br/>\n </p>\n<p> </td></tr>\n<tr><td>'.split(' '),
      ' ',
      '</td><td style="x">',
    ),
    oneOf('', '@frames.example ', '@ü.example '),
    oneOf('#', '＃', '&#35;', '&num;', '<b>#</b>'),
    oneOf('', ' ', '\u00a0', '<br>', '\u200b', '</td><td>'),
    oneOf('123456', '123-456', '123 456', '１２３４５６', '123&nbsp;456', '<b>123</b>456'),
    oneOf('', '.', ')', '<br>', '</p>', ' %frames.example', '%frames.example', '\nBye', '<!-- end -->'),
  )
  .map((parts) => parts.join(''));

it('holds in every spelling', () => {
  fc.assert(
    fc.property(anyBoundLine, (line) => {
      expect(boundIn(line)).toEqual(['example.com']);
    }),
    { numRuns: 3000 },
  );
});

it.each([
  'Your code is 123456.\n\n@example.com #123456',
  'Your code is 123456.\r\n\r\n@example.com #123-456\r\n',
  '@example.com @frames.example #123456',
  '<p>123456</p><p>@<b>example.com</b>&nbsp;#123456</p>',
  '(@example.com #123456)',
  'Hello @evil.example #, 123456 is your code.\n@evil.example #123456',
])('%j is as the standard writes it', (text) => {
  expect(findBoundHosts([text], '123456').map(({ isStandard }) => isStandard)).toEqual([true]);
});

it('no name that a stranger gives to the reader binds by the standard, whatever the template', () => {
  const anyName = oneOf(
    '@evil.example #',
    '@evil.example  #',
    '@evil.example',
    '@ evil.example #',
    '@evil.example @x #',
    '(@evil.example #',
  );
  const anyTemplate = oneOf(
    'Hi NAME, CODE is your code.',
    'Hi NAME,\n\nCODE is your code.',
    'NAME, CODE is your code.',
    'NAME\nCODE\n',
    'NAME CODE',
    'NAME: #CODE',
    'For NAME #CODE',
    'NAME\n#CODE',
    '<p>Hi NAME,</p><p><b>CODE</b></p>',
    '<p>NAME</p><p>CODE</p>',
    '<td>NAME</td><td>CODE</td>',
    '<b>NAME</b> CODE',
    '<p>NAME<br>#CODE</p>',
  );
  fc.assert(
    fc.property(anyName, anyTemplate, (name, template) => {
      const text = template.replace('NAME', name).replace('CODE', '123456');
      expect(findBoundHosts([text], '123456').filter(({ isStandard }) => isStandard)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
