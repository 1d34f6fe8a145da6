import { isListedHost } from '../../../site/find-site.ts';
import { addressesAcross, foreignHostIn, plainText } from './link-target.ts';

/** Of a mail: words put together from pieces. Nobody can read a link that has more of them. */
const MOST_WORDS = 5000;
/** Links are read as one until they have so many pieces. */
const MOST_PIECES = 40;
/** A longer ending of a host is not put together from pieces. */
const LONGEST_ENDING = 12;
const LONGEST_HOST = 100;
const LONGEST_TURNED = 2000;

/** Whatever is none of the elements that stand within a line. */
const NO_PART_OF_A_LINE = `:not(${'a abbr acronym b bdi big cite code del dfn em font i img ins kbd mark nobr q s samp small span strike strong sub sup time tt u var'.split(' ').join()})`;

const HOST_AT_END = /(?<![\p{L}\p{M}\p{N}.-])[\p{L}\p{M}\p{N}.-]*$/u;
const HOST_AT_START = /^[\p{L}\p{M}\p{N}.-]*/u;

/**
 * What the links of a mail may read as beside their text, where its styles hide some of the pieces, or put letters or pieces from right
 * to left: how it is laid out is not known here. Links that follow each other are read as one: what is between may be hidden.
 * @returns null for a link that may read as too much
 */
export function readLinks(body: Element): Map<Element, string[] | null> {
  const budget = { left: MOST_WORDS };
  const { runs, beside } = runsIn(body);
  return new Map(
    runs.flatMap((run) => {
      const pieces = [...run.values()].flat();
      const forwards = spell(pieces, budget);
      const around = spellAroundDot(pieces, budget);
      const backwards = spell(pieces.reverse().map(withoutFullStop), budget);
      return [...run].map(([link, own]): [Element, string[] | null] => {
        const turned = [...own.join('')].reverse().join('').slice(0, LONGEST_TURNED);
        const { before = '', after = '' } = beside.get(link) ?? {};
        const across = addressesAcross(before, own.join(''), after);
        return [
          link,
          forwards && around && backwards && [...own, turned, ...across, ...forwards, ...around, ...backwards],
        ];
      });
    }),
  );
}

/** A picture that is not loaded shows its text. */
function shownBy(node: Node): string {
  return (node instanceof Element ? node.localName === 'img' && node.getAttribute('alt') : node.nodeValue) || '';
}

/** The words that meet where one text follows another without a space; none where a line ends between and no dot goes on. */
function meetingWords(before: Node, after: Node, isParted: boolean): [string, string] {
  // At its ends, too, only what can be seen counts.
  const visible = (text: string) => plainText(`x${text}x`).slice(1, -1);
  const end = /(?<!\S)\S*$/.exec(visible(shownBy(before).slice(-LONGEST_HOST)))?.[0] ?? '';
  const start = /^\S*/.exec(visible(shownBy(after).slice(0, LONGEST_HOST)))?.[0] ?? '';
  const isOneLine = !isParted && lineOf(before) === lineOf(after);
  return end !== '' && start !== '' && (isOneLine || start.startsWith('.')) ? [end, start] : ['', ''];
}

const lineOf = (node: Node) => node.parentElement?.closest(NO_PART_OF_A_LINE);

/** The end of a sentence, with whatever stands in front of it, would spell hosts in many mails. */
function withoutFullStop(piece: string): string {
  return piece.includes(' ') && piece.endsWith('.') ? piece.slice(0, -1) : piece;
}

/** What stands right in front of a link and behind it, without a space between. */
type Beside = { before?: string; after?: string };

/** Links that follow each other, with the pieces of their texts, and what is beside each of them. */
function runsIn(body: Element): { runs: Map<Element, string[]>[]; beside: Map<Element, Beside> } {
  const beside = new Map<Element, Beside>();
  let last: { node: Node; link: Element | null } | undefined;
  let isParted = false;
  let run = new Map<Element, string[]>();
  let length = 0;
  const runs = [run];
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && /^[bh]r$/.test(node.localName)) isParted = true;
    if (shownBy(node) === '') continue;
    const link = node.parentElement?.closest('a[href]') ?? null;
    if (last && last.link !== link) {
      const [before, after] = meetingWords(last.node, node, isParted);
      if (last.link) beside.set(last.link, { ...beside.get(last.link), after });
      if (link) beside.set(link, { before, ...beside.get(link) });
    }
    last = { node, link };
    isParted = false;
    const text = link ? plainText(shownBy(node)) : '';
    if (!link || text === '') continue;
    if (length >= MOST_PIECES && !run.has(link)) {
      run = new Map();
      length = 0;
      runs.push(run);
    }
    const own = run.get(link) ?? [];
    run.set(link, own);
    own.push(text);
    length++;
  }
  return { runs, beside };
}

/** Where a dot is a piece of its own, the hosts that any two others spell around it: styles put pieces in any order. */
function spellAroundDot(pieces: string[], budget: { left: number }): string[] | null {
  if (!pieces.includes('.')) return [];
  const ends = pieces.map((piece) => HOST_AT_END.exec(piece.slice(-LONGEST_HOST))?.[0] ?? '');
  const starts = pieces.map((piece) => HOST_AT_START.exec(piece.slice(0, LONGEST_HOST))?.[0] ?? '');
  budget.left -= pieces.length ** 2;
  if (budget.left < 0) return null;
  const words = ends.flatMap((end) => starts.map((start) => `${end}.${start}`));
  return words.filter((word) => foreignHostIn(word, ''));
}

/**
 * The hosts that pieces spell around a dot, in their order, when some between are not there. Of the name in front of the dot one piece
 * is enough: it belongs to an owner, too.
 * @param budget how many words may still be put together
 * @returns null when there are too many
 */
function spell(pieces: string[], budget: { left: number }): string[] | null {
  const names = new Set<string>();
  const dotted = new Set<string>();
  const spelt = new Set<string>();
  for (const piece of pieces) {
    const start = HOST_AT_START.exec(piece.slice(0, LONGEST_HOST))?.[0] ?? '';
    // A host is compared by itself.
    const goesOn = start !== '' && !isListedHost(start);
    for (const before of goesOn ? [...dotted, ...(start.startsWith('.') ? names : [])] : []) {
      if (budget.left-- < 1) return null;
      const word = before + start;
      if (foreignHostIn(word.replace(/^www\./i, ''), '')) spelt.add(word);
      if (start.length === piece.length && word.length - word.lastIndexOf('.') <= LONGEST_ENDING) dotted.add(word);
    }
    const end = HOST_AT_END.exec(piece.slice(-LONGEST_HOST))?.[0] ?? '';
    if (end.includes('.')) dotted.add(end);
    else if (end) names.add(end);
  }
  return [...spelt];
}
