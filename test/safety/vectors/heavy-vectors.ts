import { type Vector, vectors } from '../vector.ts';

const many = (length: number, write: (i: number) => string) => Array.from({ length }, (_, i) => write(i)).join('');
const nested = (depth: number, open: string, inside: string, close = ')') =>
  `${open.repeat(depth)}${inside}${close.repeat(depth)}`;

/** Mails that some browser takes minutes or gigabytes for, or crashes on. They open like all others. */
export const heavyVectors: Vector[] = vectors('heavy', {
  'spans over all': `<table>${many(60, () => '<tr><td colspan=1000 rowspan=65534>x</td></tr>')}</table>`,
  'spans over all, again and again': `<table>${many(300, () => '<tr><td colspan=1000 rowspan=65534>x</td></tr>')}</table>`,
  'long spans': `<table>${many(3000, () => '<tr><td rowspan=1000>x')}</table>`,
  'columns of columns': `<table>${many(100, () => '<col span=1000>')}<tr><td>x</table>`,
  'open brackets': `<style>@media ${'('.repeat(20_000)}</style><p>x</p>`,
  'closed brackets': `<style>@media ${nested(20_000, '(', 'width:1px')}{p{color:red}}</style><p>x</p>`,
  'brackets in the style of an image': `<svg><style>@media ${'&#40;'.repeat(20_000)}</style></svg><p>x</p>`,
  'brackets in sizes': `<img srcset="x 1w" sizes="${'('.repeat(20_000)} 1px"><p>x</p>`,
  'brackets in the media of an image': `<picture><source media="${'('.repeat(20_000)}" srcset="x 1w"><img></picture><p>x</p>`,
  'brackets in the media of a sheet': `<style media="${'('.repeat(20_000)}">p{color:red}</style><p>x</p>`,
  'calculations in calculations': `<p style="width:${nested(20_000, 'calc(', '1px')}">x</p>`,
  'selectors in selectors': `<style>${nested(20_000, ':not(', 'p')}{color:red}</style><p>x</p>`,
  'rules in rules': `<style>${nested(20_000, '@media all{', 'p{color:red}', '}')}</style><p>x</p>`,
  'selectors that look everywhere': `<style>${many(400, (i) => `:has(:not(.a${i})){color:red}`)}</style>${'<p>x</p>'.repeat(1500)}`,
  'selectors that look far back': `<style>${'p~p~p~p~p~p~p~b{color:red}'.repeat(500)}</style>${'<p>x</p>'.repeat(1500)}<b>x</b>`,
  'more rules than elements': `<style>${many(20_000, (i) => `.a${i} p,p .b${i}{color:red}`)}</style>${'<p>x</p>'.repeat(2000)}`,
  'elements in elements': `${'<div>'.repeat(50_000)}x`,
  'tables in tables': `${'<table><tr><td>'.repeat(3000)}x`,
  'more elements than anybody reads': '<p>x'.repeat(100_000),
  'attributes without end': `<p>x</p><p ${many(50_000, (i) => `a${i}=1 `)}>x`,
  'attributes in quotes without end': `<p>x</p><p b=">" ${many(50_000, (i) => `a${i} `)}>x`,
  'formatting that is opened again in every block': `<div>${many(1000, (i) => `<font id=a${i}>`)}</div>${'<div>x</div>'.repeat(4000)}`,
  'formatting that is closed at the end': `<div>${many(3000, (i) => `<b id=a${i}>`)}</div>${'<p>x</p>'.repeat(1000)}${'</b>'.repeat(3000)}`,
  'formatting in cells': `<table>${many(2000, (i) => `<tr><td><font id=a${i}>x`)}</table>`,
  shadows: `<p style="text-shadow:${many(5000, () => '1px 1px 9999px red,')}1px 1px red">x</p>`,
});
