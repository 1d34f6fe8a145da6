import { isListedHost } from '../../../site/loaded-sites.ts';
import { foreignHostIn, plainText } from './link-target.ts';

/** Of a mail: words put together from pieces. Nobody can read a link that has more of them. */
const MOST_WORDS = 5000;
/** Links are read as one until they have so many pieces. */
const MOST_PIECES = 40;
/** A longer ending of a host is not put together from pieces. */
const LONGEST_ENDING = 12;
const LONGEST_HOST = 100;
/** Of a link's text, turned around. */
const LONGEST_TURNED = 2000;

const HOST_AT_END = /(?<![\p{L}\p{M}\p{N}.-])[\p{L}\p{M}\p{N}.-]*$/u;
const HOST_AT_START = /^[\p{L}\p{M}\p{N}.-]*/u;

/**
 * What the links of a mail may read as beside their text, where its styles hide some of the pieces, or put letters or pieces from right
 * to left: how it is laid out is not known here. Links that follow each other are read as one: what is between may be hidden.
 * @returns null for a link that may read as too much
 */
export function readLinks(body: Element): Map<Element, string[] | null> {
  const budget = { left: MOST_WORDS };
  return new Map(
    runsIn(body).flatMap((run) => {
      const pieces = [...run.values()].flat();
      const forwards = spell(pieces, budget);
      const backwards = spell(pieces.reverse().map(withoutFullStop), budget);
      return [...run].map(([link, own]): [Element, string[] | null] => {
        const turned = [...own.join('')].reverse().join('').slice(0, LONGEST_TURNED);
        return [link, forwards && backwards && [...own, turned, ...forwards, ...backwards]];
      });
    }),
  );
}

/** The end of a sentence, with whatever stands in front of it, would spell hosts in many mails. */
function withoutFullStop(piece: string): string {
  return piece.includes(' ') && piece.endsWith('.') ? piece.slice(0, -1) : piece;
}

/** Links that follow each other, with the pieces of their texts. */
function runsIn(body: Element): Map<Element, string[]>[] {
  let run = new Map<Element, string[]>();
  let length = 0;
  const runs = [run];
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const link = node.parentElement?.closest('a[href]');
    const text = link ? plainText(node.nodeValue ?? '') : '';
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
  return runs;
}

/**
 * The hosts that pieces spell around a dot, in their order, when some between are not there. Of the name in front of the dot one piece
 * is enough: it belongs to an owner, too.
 * @param room how many words may still be put together
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
