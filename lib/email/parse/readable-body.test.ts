import { expect, test } from 'vitest';
import { readableBody } from './readable-body.ts';

const HTML = '<p>Your code is <b>482913</b></p>';

test.each([
  HTML,
  `\n<!DOCTYPE html>\n<html lang="en"><head><title>x</title></head><body>${HTML}</body></html>\r\n`,
  `<HTML>${HTML}</HTML>`,
  '<table width=600><tr><td>Your code</td></tr></table>',
])('%j in place of the text is the HTML', (text) => {
  expect(readableBody({ text })).toEqual({ html: text });
  expect(readableBody({ text, html: ' ' })).toEqual({ html: text });
  expect(readableBody({ text, html: HTML })).toEqual({ text, html: HTML });
});

test.each([
  'Your code is 482913',
  '<482913> is your code',
  'See <b>this</b>',
  '<p> is a tag',
  '<https://shop.example/p></p>',
])('%j is text', (text) => {
  expect(readableBody({ text }).text).toBe(text);
});

test.each([
  '',
  '<html><head><title>Code</title><style>p{color:red}</style></head><body>\n<div>&nbsp;</div><br></body></html>',
  '<!-- no --><p>&zwnj;\u200a&#160;</p>',
])('the HTML %j shows nothing beside the text', (html) => {
  expect(readableBody({ text: 'Hello', html })).toEqual({ text: 'Hello' });
  expect(readableBody({ text: ' ', html }).html).toBe(html || undefined);
});

test.each([HTML, '<img src="cid:x">', '<body background="x"></body>', '<p>.</p>', `<p>${' '.repeat(20_000)}</p>`])(
  'the HTML %j shows something',
  (html) => {
    expect(readableBody({ text: 'Hello', html })).toEqual({ text: 'Hello', html });
  },
);
