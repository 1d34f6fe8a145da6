import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHtml } from './read-html.ts';

const linesOf = (html: string) => readHtml(html, 10_000).lines.map(({ text }) => text);

it('no entity is half of a character', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0xd700, max: 0xe0ff }), fc.boolean(), (point, isHex) => {
      const entity = isHex ? `&#x${point.toString(16)};` : `&#${point};`;
      expect(linesOf(`<p>a${entity}b</p>`)[0]?.isWellFormed()).toBe(true);
    }),
  );
});

describe('readHtml', () => {
  it('joins inline elements and parts blocks and cells', () => {
    expect(
      linesOf('<p>1<b>2</b><span>3</span></p><div>a<br>b</div><table><tr><td>x</td><td>y</td></tr></table>'),
    ).toEqual(['123', 'a', 'b', 'x', 'y']);
  });

  it.each([
    ['<td style="font-size:0px;padding:0"><div style="font-size:16px">yes</div></td>', ['yes']],
    ['<td style="font-size:0"><div style="font:700 16px/1.5 Arial">yes</div></td>', ['yes']],
    ['<td style="font-size:0px"><div style="font-size:1em">no</div></td>', []],
    ['<td style="font-size:0;line-height:0">no</td>', []],
    ['<div style="display:none"><p style="font-size:16px">no</p></div>', []],
    ['<div style="max-height:0">no</div>', []],
    ['<td style="font-size:0"><b style="color:red">no</b></td>', []],
    ['<td style="font-size:16px"><b style="color:red">yes</b></td>', ['yes']],
    ['<div hidden><p>no</p></div></p>yes', ['yes']],
    ['a<input value="4829">b', ['a', '4829', 'b']],
    ['<p>a</p>b</i>c', ['a', 'bc']],
    ['<script>no', ['no']],
    ['<script>no</style>no</script>yes<script>b', ['yesb']],
    ['<p style="display:none" style="color:red" title="a">no</p>', []],
    ['<input type="submit" value="4829"><p value="7305">yes</p><img alt="sale">', ['yes']],
    ['<p style="color:#FFF; background:white">no</p>', []],
    ['<p style="background-color: #000;color:black">no</p>', []],
    ['<p style="color:#fff;background:#000">yes</p>', ['yes']],
    ['<p style="color:transparent">no</p>', []],
    ['<p hidden>no</p>', []],
    ['<p style="opacity:0.5;text-indent:-9px">yes</p>', ['yes']],
    ['<p style="display:none"><img alt="4829"></p><img alt="7305" hidden><img alt="60418">', ['60418']],
    ['<style>.no{display:none}</style><p class="a NO">no</p><p class="noon">yes</p>', ['yes']],
    ['<STYLE type="a">p.no , #x{DISPLAY:none!important}</STYLE><p class="no">no</p><p id="x">no</p>', []],
    [
      '<style>@media(width<9px){.a{display:none}.c{display:none}} .b{top:-999px}</style><p class=a>yes</p><p class=b>no</p><p class=c>too</p>',
      ['yes', 'too'],
    ],
    [
      '<style>@import "a.css";.a{visibility:hidden}}.b{clip:rect(0 0 0 0)}</style><p class=a>no</p><p class=b>no</p>',
      [],
    ],
    [
      '<style>/*}*/.a{display:none}/*{*/.a{display:block}</style><style>.b{opacity:0}</style><p class=a>yes</p><p class=b>no</p>',
      ['yes'],
    ],
    [
      '<style>.a{visibility:hidden}.a{visibility:visible}.b{display:none}.b{color:red}</style><p class=a>yes</p><p class=b>no</p>',
      ['yes'],
    ],
    ['<template><p hidden></template>yes', ['yes']],
    ['<select><option>no</option>no</select>yes', ['yes']],
    ['<div><p hidden><b>no</b><img alt="4829"></p>yes</div>', ['yes']],
    ['<style>.a .b{display:none}</style><p class=b>yes</p>', ['yes']],
    ['<style>.a{display:none}</style><p class=a style="display:block">yes</p>', ['yes']],
  ])('knows whether text in %s is shown', (html, shown) => {
    expect(linesOf(html)).toEqual(shown);
  });

  it('marks what is large', () => {
    const { lines } = readHtml(
      '<h1><b>1</b></h1><p>2</p><p style="font-size:28px">3</p><p style="letter-spacing: 4px">4</p><h2> </h2>5',
      100,
    );
    expect(lines.filter(({ big }) => big).map(({ text }) => text)).toEqual(['1', '3', '4']);
  });

  it('gives links with their words and their line', () => {
    const { links } = readHtml(
      '<p>Go</p><p><a class=btn href=https://a.example/x?a=1&amp;b=2><img alt="Logo"> Verify</a></p>',
      100,
    );
    expect(links).toEqual([{ url: 'https://a.example/x?a=1&b=2', text: 'Logo Verify', line: 1, button: true }]);
  });

  it('ends a link where the next begins, and takes the words of its blocks apart', () => {
    const html =
      '<a href="https://a.example/1"><p>One</p>more<a href="https://a.example/2">Two</p></i>2</a><a>3</a><a href="https://a.example/4">Fo<b>ur</b>';
    expect(readHtml(html, 100).links.map(({ text }) => text)).toEqual(['One more', 'Two 2', 'Four']);
  });

  it('stops reading after as many visible characters as it was given', () => {
    expect(linesOf(`<p>${'a'.repeat(9_990)}</p><p>b</p><p>c</p><p>${'d'.repeat(20)}</p><p>e</p>`)).toHaveLength(4);
  });
});
