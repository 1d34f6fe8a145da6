import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { cutText, findUrls, parseTextBody } from './text-body.ts';

/** Links in brackets, `⟦text⟧`, or `⟦text→href⟧` where the two differ. */
function marked(text: string): string {
  return parseTextBody(text)
    .flatMap(({ segments }) => segments)
    .map(({ text, href }) => (href === undefined ? text : href === text ? `⟦${text}⟧` : `⟦${text}→${href}⟧`))
    .join('');
}

test.each([
  ['no link: at 10:30, or a@b', 'no link: at 10:30, or a@b'],
  ['go to https://a.example/x.', 'go to ⟦https://a.example/x⟧.'],
  ['(https://a.example/x)', '(⟦https://a.example/x⟧)'],
  ['https://a.example/x_(y)', '⟦https://a.example/x_(y)⟧'],
  ['see https://a.example/x_(y)).', 'see ⟦https://a.example/x_(y)⟧).'],
  ['<https://a.example/x?y=1&z=2#f>', '<⟦https://a.example/x?y=1&z=2#f⟧>'],
  ['Link:https://a.example/x!', 'Link:⟦https://a.example/x⟧!'],
  ['https://a.example/x,https://b.example/y', '⟦https://a.example/x,https://b.example/y⟧'],
  ['<https://a.example/x><https://b.example/y>', '<⟦https://a.example/x⟧><⟦https://b.example/y⟧>'],
  ['www.a.example', '⟦www.a.example→https://www.a.example/⟧'],
  ['mail help@a.example, please', 'mail ⟦help@a.example→mailto:help@a.example⟧, please'],
  ['<help@a.example>', '<⟦help@a.example→mailto:help@a.example⟧>'],
  ['mailto:help@a.example', '⟦mailto:help@a.example⟧'],
  ['https://bücher.example/', '⟦https://bücher.example/→https://xn--bcher-kva.example/⟧'],
  ['https://例え.テスト/x', '⟦https://例え.テスト/x→https://xn--r8jz45g.xn--zckzah/x⟧'],
  ['请点击https://a.example/x完成注册。', '请点击⟦https://a.example/x⟧完成注册。'],
  ['https://a.example。次', '⟦https://a.example→https://a.example/⟧。次'],
  ['https://a.example/über', '⟦https://a.example/über→https://a.example/%C3%BCber⟧'],
  ['javascript:alert(1) data:text/html,x', 'javascript:alert(1) data:text/html,x'],
  ['file:///etc/passwd ftp://a.example', 'file:///etc/passwd ftp://a.example'],
  ['https://', 'https://'],
  ['https://localhost:3000/x', '⟦https://localhost:3000/x⟧'],
])('%j → %j', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

test('quotes are blocks with their depth', () => {
  const text = 'Sure!\r\n\r\n> one\r\n> two\r\n>> three\r\n> > four\r\n\r\nBye\r\n';
  expect(parseTextBody(text)).toEqual([
    { quoteDepth: 0, segments: [{ text: 'Sure!\n' }] },
    { quoteDepth: 1, segments: [{ text: 'one\ntwo' }] },
    { quoteDepth: 2, segments: [{ text: 'three\nfour' }] },
    { quoteDepth: 0, segments: [{ text: '\nBye' }] },
  ]);
});

test('nothing but quote marks is lost, and every link is one of three kinds', () => {
  const pieces = fc.constantFrom(...'https:// www. a . @ / \n ( ) < > 例 " mailto: \ud800 %'.split(' '), ' ');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((parts) => parts.join('')),
      ),
      (text) => {
        const blocks = parseTextBody(text);
        const joined = blocks.map(({ segments }) => segments.map((segment) => segment.text).join('')).join('\n');
        const expected = text
          .replace(/\r\n?/g, '\n')
          .replace(/\n+$/, '')
          .split('\n')
          .map((line) => line.replace(/^(> ?)+/, ''));
        expect(joined).toBe(expected.join('\n'));
        for (const { href } of blocks.flatMap(({ segments }) => segments))
          expect(href ?? 'mailto:').toMatch(/^(https?:\/\/|mailto:)/);
      },
    ),
  );
});

it.each([
  ['a text that is short enough', 'one\ntwo', 7, 'one\ntwo'],
  ['whole lines', 'one\ntwo\nthree', 9, 'one\ntwo'],
  ['a line that ends where it is cut', 'one\ntwo\nthree', 7, 'one\ntwo'],
  ['one long line', 'x'.repeat(5000), 3000, 'x'.repeat(3000)],
  ['a long line after a short one', `one\n${'x'.repeat(5000)}`, 3000, `one\n${'x'.repeat(2996)}`],
  ['no half of a character', '\u{1f98b}'.repeat(5000), 3001, '\u{1f98b}'.repeat(1500)],
])('keeps %s', (_what, text, most, kept) => {
  expect(cutText(text, most)).toBe(kept);
});

const AROUND: [before: string, after: string][] = [
  ...['\u200b', '\u2060', '\u00ad', '\u200e', '\u200f', '\u202c', '\u2069', '\u061c', '\ufeff', '\0', '\x85'].flatMap(
    (unseen): [string, string][] => [
      [unseen, unseen],
      ['', `${unseen} (24 h)`],
    ],
  ),
  ...['&nbsp;', '&gt;', '&#39;', '&#x22;', '&raquo;', '&amp;nbsp;'].map((entity): [string, string] => [
    '',
    `${entity}now`,
  ]),
  ['[url=', ']here[/url]'],
  ['[url]', '[/url]'],
  ['[[', '][here]]'],
  ['[here](', ' "title")'],
  ['', '[1]'],
  ['<', '>'],
  ['<URL:', '>'],
  ['“', '”.'],
  ['**', '**'],
  ['', '%20'],
];
const path = fc
  .array(fc.constantFrom('a', 'K', '7', '_', '-', '~', '/', '=', '&', '?', '.', '%2F'), { maxLength: 40 })
  .map((parts) => parts.join(''));
const url = path.map((middle) => `https://a.example/x${middle}9`).filter((made) => !/&(?:amp|\w+;)/.test(made));

test('a URL comes back whole, whatever stands around it and however it is folded in brackets', () => {
  fc.assert(
    fc.property(url, fc.constantFrom(...AROUND), fc.nat(30), (whole, [before, after], at) => {
      const found = (text: string) => findUrls(text).flatMap(({ urls }) => urls.map((one) => one.url));
      expect(found(`Go: ${before}${whole}${after}\nBye`)).toEqual([whole]);
      const fold = 12 + (at % (whole.length - 12));
      expect(found(`Go: <${whole.slice(0, fold)}\n  ${whole.slice(fold)}>\nBye`)).toEqual([whole]);
      const hidden = `${whole.slice(0, fold)}\u200b${whole.slice(fold)}`;
      expect(found(`Go: ${hidden}\nBye`)).toEqual([whole]);
    }),
  );
});
