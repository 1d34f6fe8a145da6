import type { Vector } from '../vector.ts';

/** What ordinary mails need: it must still be there. */
export const harmlessVectors: Vector[] = [
  {
    name: 'harmless: text with marks',
    html: '<p>Hello <b>Ada</b>, <i>welcome</i> <u>back</u>!</p>',
    keep: ['<b>Ada</b>', '<i>welcome</i>', '<u>back</u>'],
  },
  {
    name: 'harmless: table',
    html: '<table cellpadding=4 border=1 align=center><tr><td colspan=2 valign=top bgcolor=#eeeeee>a</td></tr></table>',
    keep: ['cellpadding="4"', 'border="1"', 'align="center"', 'colspan="2"', 'valign="top"'],
  },
  {
    name: 'harmless: link',
    html: '<a href="https://shop.example/order/1?id=2&x=3">Your order</a>',
    keep: [
      'href="https://shop.example/order/1?id=2&amp;x=3"',
      'rel="noopener noreferrer"',
      'target="_blank"',
      'Your order',
    ],
  },
  {
    name: 'harmless: mail link',
    html: '<a href="mailto:help@shop.example?subject=Hi">help</a>',
    keep: ['href="mailto:help@shop.example?subject=Hi"'],
  },
  {
    name: 'harmless: picture inside',
    html: '<img alt="dot" width="9" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
    keep: ['src="data:image/gif;base64,R0lGODlhAQABAAAAACw="', 'alt="dot"', 'width="9"'],
  },
  {
    name: 'harmless: attached picture',
    html: '<img src="cid:logo@shop.example">',
    keep: ['src="data:image/png;base64,iVBORw0KGgo="'],
  },
  {
    name: 'harmless: attached picture, encoded',
    html: '<img src="CID:logo%40shop.example">',
    keep: ['src="data:image/png;base64,iVBORw0KGgo="'],
  },
  {
    name: 'harmless: alt text of a blocked picture',
    html: '<img src="https://shop.example/logo.png" alt="Shop" width=100>',
    keep: ['aria-label="Shop"'],
  },
  {
    name: 'harmless: style attribute',
    html: '<p style="color:#336699;font-family:Arial, sans-serif;padding:4px 8px;text-align:center">x</p>',
    keep: ['padding:4px 8px', 'text-align:center', 'font-family:Arial, sans-serif'],
  },
  {
    name: 'harmless: style sheet',
    html: '<style>.code{font-size:32px;letter-spacing:.2em}@media (max-width:600px){.code{font-size:24px!important}}</style><p class=code>123456</p>',
    keep: [
      '.code{font-size:32px;letter-spacing:0.2em}',
      '@media (max-width:600px){.code{font-size:24px!important}}',
      'class="code"',
      '123456',
    ],
  },
  {
    name: 'harmless: gradient',
    html: '<p style="background:linear-gradient(90deg, #fff 0%, rgba(0,0,0,.5) 100%)">x</p>',
    keep: ['linear-gradient(90deg,'],
  },
  {
    name: 'harmless: direction and language',
    html: '<html dir=rtl lang=he><body><p dir="rtl">שלום</p></body></html>',
    keep: ['<html lang="he" dir="rtl">', 'שלום'],
  },
  {
    name: 'harmless: lists and headings',
    html: '<h1>A</h1><ul><li>b</li></ul><ol start=3><li>c</li></ol><dl><dt>d</dt><dd>e</dd></dl><hr>',
    keep: ['<h1>A</h1>', '<li>b</li>', '<ol start="3">', '<dt>d</dt>', '<hr>'],
  },
  {
    name: 'harmless: old font',
    html: '<center><font color="red" face="Arial" size="4">Sale</font></center>',
    keep: ['<center>', 'face="Arial"', 'Sale'],
  },
  {
    name: 'harmless: text in a form',
    html: '<form action="https://shop.example/"><label>Name</label><button>Answer</button></form>',
    keep: ['Name', 'Answer'],
  },
  {
    name: 'harmless: anchor',
    html: '<a href="#part2">Part 2</a><h2 id="part2">Second</h2>',
    keep: ['#part2"', 'id="part2"'],
  },
  {
    name: 'harmless: code listing',
    html: '<pre><code>if (a &lt; b) { alert("x") }</code></pre>',
    keep: ['if (a &lt; b) { alert("x") }'],
  },
  {
    name: 'harmless: quote',
    html: '<blockquote type="cite">Earlier words</blockquote>',
    keep: ['<blockquote', 'Earlier words'],
  },
];
