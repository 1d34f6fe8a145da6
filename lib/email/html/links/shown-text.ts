import { isListedHost } from '../../../site/find-site.ts';
import { visibleText } from '../../parse/visible-text.ts';
import { SEAM } from './plain-words.ts';

/** Matches all elements that interrupt a line. */
const NO_PART_OF_A_LINE = `:not(${'a abbr acronym b bdi big cite code del dfn em font i img ins kbd mark nobr q s samp small span strike strong sub sup time tt u var'.split(' ').join()})`;

/** @returns finds the element whose line a node is in; each element on the way to it is looked at once */
export function lineFinder(): (node: Node) => Element | undefined {
  const lines = new Map<Element, Element | undefined>();
  return function find({ parentElement: parent }): Element | undefined {
    if (!parent) return undefined;
    if (lines.has(parent)) return lines.get(parent);
    const line = parent.matches(NO_PART_OF_A_LINE) ? parent : find(parent);
    lines.set(parent, line);
    return line;
  };
}

/** A piece that begins with a dot of any form, such as `.com`: it ends a word that begins elsewhere. */
const LOOSE_END = /^(?![#%&*¿¡@!?,;:…"'“”„‘’‚«»‹›()（）「」『』【】《》])[\p{Po}\p{Sm}\p{Sk}\p{Lm}][\p{L}\p{N}]/u;
const SPACE = /\s/;
const DOT = /[.。．۔]/;
/** The signs of a sentence that may touch a link: `(see the <a>terms</a>).` */
const SENTENCE_BEFORE = /(?<=^|\s)["'(“„‘«‹¿¡（「『【《[]*$/;
const SENTENCE_AFTER = /^[.,;:!?)"'”’»›…，。：；！？）」』】》،؛؟।\]]*(?:\s|$)/;
/** Scripts without spaces between words, and their signs. */
const UNSPACED =
  '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー\\p{sc=Hangul}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]';
export const UNSPACED_BEFORE = new RegExp(`${UNSPACED}[，、。：；！？“”‘’（）「」『』【】《》]*$`, 'u');
export const UNSPACED_AFTER = new RegExp(`^([，、。：；！？“”‘’（）「」『』【】《》]*)(${UNSPACED}+)`, 'u');
const LONGEST_WORD = 100;

/**
 * The text of each link as it may be shown, with a `SEAM` where a line goes on in another element: in the link, or a word beside it. Styles
 * may hide what is between, put the pieces into another order, or draw one in another size: a small letter looks like a dot.
 */
export function shownTexts(body: Element): Map<Element, string> {
  const links = new Map<Element, { from: number; to: number; line: number; pieces: string[] }>();
  let all = '';
  let isSpaced = true;
  let lines = 0;
  const lineOf = lineFinder();
  let line: Element | undefined;
  let isLoose = false;
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && /^[bh]r$/.test(node.localName)) {
      isSpaced = true;
      lines++;
    }
    const text = shownBy(node);
    if (text === '') continue;
    const lineOfText = lineOf(node);
    if (lineOfText !== line) lines++;
    if (isSpaced || lineOfText !== line) all += ' ';
    line = lineOfText;
    const anchor = node.parentElement?.closest('a[href]');
    const seen = visibleText(text);
    isLoose ||=
      LOOSE_END.test(seen) || (anchor !== undefined && anchor !== null && seen.length === 1 && DOT.test(seen));
    if (anchor && text.trim() !== '') {
      const link = links.get(anchor) ?? { from: all.length, to: 0, line: 0, pieces: [] };
      links.set(anchor, link);
      link.pieces.push(link.line === lines ? SEAM : ' ', text);
      link.line = lines;
      link.to = all.length + text.length;
    }
    all += text;
    isSpaced = SPACE.test(text.at(-1) ?? '');
  }
  return new Map(
    [...links].map(([anchor, { from, to, pieces }]): [Element, string] => {
      const text = pieces.join('');
      const before = ` ${all.slice(Math.max(0, from - LONGEST_WORD), from)}`;
      const after = `${all.slice(to, to + LONGEST_WORD)} `;
      const isWhole = SPACE.test(pieces[1]?.[0] ?? '') || SENTENCE_BEFORE.test(before) || UNSPACED_BEFORE.test(before);
      // Of several pieces, one that ends with a full stop may be drawn first. The markers of a list may be dots.
      const isMoved = pieces.length > 2 && DOT.test(text);
      return [
        anchor,
        isLoose || !isWhole || !isLast(text, after) || isMoved || anchor.querySelector('li,summary')
          ? text + SEAM
          : text,
      ];
    }),
  );
}

/** Whether a word can't go on after a link. */
function isLast(text: string, after: string): boolean {
  const [, signs = '', word] = UNSPACED_AFTER.exec(after) ?? [];
  return (
    SPACE.test(text.at(-1) ?? '') ||
    SENTENCE_AFTER.test(after) ||
    (word !== undefined && !(signs.includes('。') && isListedHost(`x.${word}`)))
  );
}

/** The text that a node shows. An image that is not loaded shows its alternative text. */
function shownBy(node: Node): string {
  return (node instanceof Element ? node.localName === 'img' && node.getAttribute('alt') : node.nodeValue) || '';
}
