import { isListedHost } from '../../../site/find-site.ts';
import { addressesAcross, foreignHostIn, plainText } from './link-target.ts';

/** The most words of a mail that are put together from pieces. If there are more, its links have too many variants. */
const MOST_WORDS = 5000;
/** Successive links are read together until they have this many pieces. */
const MOST_PIECES = 40;
/** The longest ending of a host, such as `.example`, that is put together from pieces. */
const LONGEST_ENDING = 12;
const LONGEST_HOST = 100;
const LONGEST_TURNED = 2000;

/** Matches all elements that interrupt a line. */
const NO_PART_OF_A_LINE = `:not(${'a abbr acronym b bdi big cite code del dfn em font i img ins kbd mark nobr q s samp small span strike strong sub sup time tt u var'.split(' ').join()})`;

const HOST_AT_END = /(?<![\p{L}\p{M}\p{N}.-])[\p{L}\p{M}\p{N}.-]*$/u;
const HOST_AT_START = /^[\p{L}\p{M}\p{N}.-]*/u;

/**
 * Finds other texts that a user may see in place of the text of each link: the mail's styles may hide some of the pieces, or put letters or
 * pieces from right to left, and the layout is not known here. Successive links are read together, as the text between them may be hidden.
 * @returns null for a link with too many variants
 */
export function findTextVariants(body: Element): Map<Element, string[] | null> {
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

/** The text that a node shows. An image that is not loaded shows its alternative text. */
function shownBy(node: Node): string {
  return (node instanceof Element ? node.localName === 'img' && node.getAttribute('alt') : node.nodeValue) || '';
}

/** The words that meet where a text follows another without a space; empty if a line ends between them, unless a dot follows. */
function meetingWords(before: Node, after: Node, isParted: boolean): [string, string] {
  // Removes invisible characters; the `x` at both ends keeps the spaces there from being trimmed.
  const visible = (text: string) => plainText(`x${text}x`).slice(1, -1);
  const end = /(?<!\S)\S*$/.exec(visible(shownBy(before).slice(-LONGEST_HOST)))?.[0] ?? '';
  const start = /^\S*/.exec(visible(shownBy(after).slice(0, LONGEST_HOST)))?.[0] ?? '';
  const isOneLine = !isParted && lineOf(before) === lineOf(after);
  return end !== '' && start !== '' && (isOneLine || start.startsWith('.')) ? [end, start] : ['', ''];
}

const lineOf = (node: Node) => node.parentElement?.closest(NO_PART_OF_A_LINE);

/** Removes the full stop of a sentence, which would form hosts in many mails, with the pieces that are put in front of it. */
function withoutFullStop(piece: string): string {
  return piece.includes(' ') && piece.endsWith('.') ? piece.slice(0, -1) : piece;
}

/** The text directly before and after a link, without a space between. */
type Beside = { before?: string; after?: string };

/** Groups successive links with the pieces of their texts, and finds the text directly beside each link. */
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

/**
 * If a dot is a piece of its own, the hosts that any two pieces form around it, as styles can put pieces in any order.
 * @returns null if there are too many
 */
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
 * The hosts that pieces form around a dot, in their order, if some of the pieces between are hidden. One piece of the name in front of
 * the dot is enough, as that is the host of some owner too.
 * @param budget how many words may still be put together
 * @returns null if there are too many
 */
function spell(pieces: string[], budget: { left: number }): string[] | null {
  const names = new Set<string>();
  const dotted = new Set<string>();
  const spelt = new Set<string>();
  for (const piece of pieces) {
    const start = HOST_AT_START.exec(piece.slice(0, LONGEST_HOST))?.[0] ?? '';
    // A piece that begins with a whole host is compared by itself.
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
