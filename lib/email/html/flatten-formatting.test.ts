import { expect, it } from 'vitest';
import { LINEAR, measureGrowth } from '../../../test/measure-growth.ts';
import { flattenFormatting } from './bound-html.ts';

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

it.each(['<b>', '<b></b>', '<', '<font a', '</b>', '<i><b><p></i>', '<font a=1><font a=2><font a=3></font>'])(
  'takes time with the length of %j',
  (piece) => {
    const flatten = (length: number) => void flattenFormatting(piece.repeat(length / piece.length));
    expect(measureGrowth(flatten, 50_000)).toBeLessThan(LINEAR);
  },
);
