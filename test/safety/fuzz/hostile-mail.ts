import fc from 'fast-check';
import { deceivingLinks, ownVectors, seenImages, unseenImages, vectorSets } from '../all-vectors.ts';

/** Longer ones cost time and have little that is new. */
const LONGEST = 4000;

const MAILS = [...vectorSets.flatMap(([, vectors]) => vectors), ...deceivingLinks, ...seenImages, ...unseenImages]
  .map(({ html }) => html)
  .filter(({ length }) => length <= LONGEST);

/** Where parsers differ, and what they differ about. */
const PIECES =
  '<|>|"|\'|`|=|/|\\|&|;|:|{|}|(|)|[|]|@|#|!|\0|\n|\r|\f|\t|--|<!--|-->|--!>|<![CDATA[|]]>|<?x|<!|</|/>|<a |</a>|<p>|</p>|<br>|<table>|<td>|<select>|<svg>|</svg>|<math>|<mtext>|<mglyph>|<annotation-xml encoding="text/html">|<foreignObject>|<desc>|<title>|<style>|</style>|<noscript>|<template>|<textarea>|<xmp>|<plaintext>|<form>|<img |<image |<script>|<iframe srcdoc="|<base href="//a.example/">|<meta http-equiv=refresh content="0;url=//a.example">| src="https://a.example/"| href="javascript:alert(1)"| onerror=alert(1)| style="| id=attributes| name=body|url(|u\\72l(|URL(//a.example)|image-set(|src(|@import |@import "//a.example";|@media all{|@font-face{|/*|*/|expression(|:hover|::after|content:|position:fixed|opacity:0|var(--x)|--x:|!important|&#60;|&lt;|&quot;|\\3c |\\0|data:image/svg+xml,|data:text/html,|#mayfly-0|type="text/plain"|sizes=|media='.split(
    '|',
  );

/** A way to change a text, at a place given as a part of its length. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat({ max: 30 }),
  how: fc.constantFrom('put', 'put', 'drop', 'twice', 'turn'),
  piece: fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4 })),
});

/** One of our own and of others' hostile mails, with changes in it that nobody thought of. */
export const hostileMail = fc
  .tuple(fc.constantFrom(...MAILS), fc.array(change, { maxLength: 8 }))
  .map(([mail, changes]) => changes.reduce(changed, mail));

/** Nothing but pieces. */
export const hostilePieces = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 1, arbitrary: fc.string({ maxLength: 3 }) },
    ),
    {
      maxLength: 40,
    },
  )
  .map((pieces) => pieces.join(''));

/** Style sheets of hostile mails, changed. */
export const hostileCss = fc
  .tuple(
    fc.constantFrom(
      ...ownVectors
        .flatMap(({ html }) => [...html.matchAll(/<style>([\s\S]*?)<\/style>|style="([^"]*)"/g)])
        .map(([, sheet, list]) => sheet ?? list ?? ''),
    ),
    fc.array(change, { maxLength: 8 }),
  )
  .map(([css, changes]) => changes.reduce(changed, css));

function changed(
  text: string,
  { at, length, how, piece }: { at: number; length: number; how: string; piece: string },
): string {
  const start = Math.floor(at * text.length);
  const [before, part, after] = [text.slice(0, start), text.slice(start, start + length), text.slice(start + length)];
  if (how === 'drop') return before + after;
  if (how === 'twice') return before + part + part + after;
  if (how === 'turn') return before + [...part].reverse().join('') + after;
  return before + piece + part + after;
}
