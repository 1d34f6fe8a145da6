import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { boundHtml, flattenFormatting } from './bound-html.ts';

test('style sheets are plain text for the parser, whatever their tags say', () => {
  expect(boundHtml('<style>p{}</style><STYLE type="text/css">p{}</STYLE><style/><styled>').html).toBe(
    '<style type="text/plain">p{}</style><style type="text/plain" type="text/css">p{}</STYLE><style type="text/plain"/><styled>',
  );
});

test('attributes that are parsed as CSS are unknown ones where brackets could be nested', () => {
  const brackets = '&lpar;'.repeat(1001);
  expect(boundHtml(`<img sizes="${brackets}">`).html).toBe(`<img data-sizes="${brackets}">`);
  expect(boundHtml('<img sizes="(x)">').html).toBe('<img sizes="(x)">');
});

test.each([
  ['elements', '<p>x'.repeat(10_001), '<p>x'.repeat(10_000)],
  ['links', '<a>x'.repeat(3001), '<a>x'.repeat(3000)],
  ['links of an image', '<map><AREA>'.repeat(3001), '<map><AREA>'.repeat(3000).concat('<map>')],
  ['attributes', `<p>x<p ${'a '.repeat(202)}>y`, '<p>x'],
  ['attributes behind a bracket in quotes', `<p>x<p b=">" ${'a=1 '.repeat(202)}>y`, '<p>x'],
  ['characters', 'x'.repeat(1_000_001), 'x'.repeat(1_000_000)],
])('what has too many %s is cut, and says so', (_, html, kept) => {
  expect(boundHtml(html)).toMatchObject({ html: kept, isCut: true });
});

test.each([
  ['<bdi>x</bdi>', '<bdi>x</bdi>'],
  ['<bdi dir="rtl">x</bdi>'.repeat(501), '<span dir="rtl">x</span>'.repeat(501)],
])('elements with a direction of their own are ordinary ones in a large mail', (html, kept) => {
  expect(boundHtml(html).html).toBe(kept);
});

test('attached pictures do not count', () => {
  const html = `<img src="data:image/png;base64,${'A'.repeat(2_000_000)}"><p>x</p>`;
  expect(boundHtml(html)).toEqual({ html, elements: 2, isCut: false });
});

test('what is kept is the beginning, and nothing is thrown', () => {
  const pieces = fc.constantFrom('<p', '<style', '>', '"', "'", '=', ' ', 'a', '/', '<!--', '-->', '<', '(');
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
      (html) => {
        expect(html).toBe(boundHtml(html).html.replaceAll(' type="text/plain"', ''));
      },
    ),
  );
});

const many = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at)).join('');

it.each<[string, string]>([
  ['proper ones', '<p><b>a</b> <font color="red">b <i>c</i></font></p>'.repeat(2000)],
  ['ten around all', `${'<font size="2"><b>'.repeat(5)}${'<p>x</p>'.repeat(5000)}`],
  ['equal ones that are never closed', '<td><font color="red" face="Arial">x</td>'.repeat(3000)],
  ['deep ones, in a short mail', many(100, (at) => `<font color="#${at}">`)],
])('leaves %s as they are', (_, html) => {
  expect(flattenFormatting(html)).toBe(html);
});

it('takes out those that would multiply, and leaves the text', () => {
  const html = `<div>${many(1000, (at) => `<FONT id=a${at}>`)}</div>${'<div>x</div>'.repeat(1000)}${'</font>'.repeat(1000)}`;
  const flat = flattenFormatting(html);
  expect(flat).not.toMatch(/<\/?font/i);
  expect(flat.replace(/<[^>]*>/g, '')).toBe(html.replace(/<[^>]*>/g, ''));
  expect(flat).toContain('<span id=a7>');
});
