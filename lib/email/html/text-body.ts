import { clip } from '../../storage/schema.ts';
import { boundText } from '../parse/bound-text.ts';

/** Only a line that is longer than this is cut in the middle. */
const LONGEST_LINE = 2000;

/**
 * The beginning of a text that is too long to be laid out: whole lines, unless the last is very long.
 * @param most UTF-16 units
 * @returns the text itself if it is no longer
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const lineEnd = text.lastIndexOf('\n', most);
  if (lineEnd >= most - LONGEST_LINE) return text.slice(0, lineEnd);
  return clip(text, most);
}

type TextSegment = { text: string; href?: undefined } | { text: string; href: string };

/** Neighbouring lines of one quote depth. */
export interface TextBlock {
  /** 0 for the sender's own words, 1 for `> …`, 2 for `>> …`. */
  quoteDepth: number;
  /** In order; their texts joined are the lines of the block with `\n` between them. */
  segments: TextSegment[];
}

/** Deeper quotes are shown at this depth. */
const DEEPEST_QUOTE = 8;

/** Words that look like addresses are examined up to this total number of characters. Real mail has fewer; the rest stays text. */
const MOST_LOOKED_AT = 200_000;

/** A word longer than this is data, not an address. */
const LONGEST_LINK = 8000;

const SENTENCE_END = /(?:[.,:;!?'"*_~]|\P{ASCII}(?<=\p{P}))$/u;

/** Chinese and Japanese text may follow an address directly, without a space. */
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** Text without any of these contains no address. */
const LOOKS_LINKED = /@|:\/\/|mailto:|www\./i;
const SCHEME = /https?:\/\/|mailto:|www\./i;
const MAIL_ADDRESS = /^[^\s@<>()[\]",;:\\]{1,64}@[^\s@<>()[\]",;:\\_]{1,250}\.[^\s@<>()[\]",;:\\_.\d]{2,63}$/;

/**
 * A plain-text body as blocks of text, links and quotes, for rendering without `innerHTML`. Only http, https and mailto
 * become links. Linear in the length of the text.
 */
export function parseTextBody(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  const budget = { left: MOST_LOOKED_AT };
  for (const line of joinBroken(
    boundText(text)
      .replace(/\r\n?/g, '\n')
      .replace(/(?<!\n)\n+$/, ''),
  ).split('\n')) {
    const { quoteDepth, rest } = unquote(line);
    const last = blocks.at(-1);
    if (last?.quoteDepth === quoteDepth) {
      append(last.segments, { text: '\n' });
      appendLine(last.segments, rest, budget);
    } else {
      const block: TextBlock = { quoteDepth, segments: [] };
      appendLine(block.segments, rest, budget);
      blocks.push(block);
    }
  }
  return blocks;
}

/** Between angle brackets, an address may be broken into lines, see RFC 3986, appendix C. */
const BROKEN = /<(?:URL:)?https?:\/\/[^\s<>]+(?:\n[ \t]{0,8}[^\s<>]+){1,5}>/gi;

const joinBroken = (text: string) => text.replace(BROKEN, (found) => found.replace(/\n[ \t]*/g, ''));

/** A line that a URL runs to the end of, as long as lines are where mail is wrapped. */
const FULL_LINE = 60;

/** One word that may be the rest of a URL. A word of letters alone is taken for a word. */
const REST = /^(?=.*[\d=&%_/-])[\w.~%!$&'()*+,;=:@/?#-]+$/;

/** A web address in a line of plain text. */
export type UrlInText = {
  url: string;
  start: number;
  end: number;
  /** False where the next line seems to be its rest. */
  isWhole: boolean;
};

/** Finds the web addresses of a plain text, line by line. The one place that decides where a URL in plain text ends. */
export function findUrls(text: string): { line: string; urls: UrlInText[] }[] {
  const lines = joinBroken(text.replace(/\r\n?/g, '\n')).split('\n');
  const budget = { left: MOST_LOOKED_AT };
  return lines.map((line, at) => {
    const segments: TextSegment[] = [];
    appendLine(segments, line, budget);
    let end = 0;
    const urls = segments.flatMap(({ text: written, href }) => {
      const start = end;
      end += written.length;
      if (href === undefined || !/^https?:\/\//i.test(written)) return [];
      const isLast = end === line.trimEnd().length;
      const next = lines[at + 1]?.trim() ?? '';
      // What an angle bracket opens, one closes.
      const isOpen = line[start - 1] === '<' && /^[^\s<>]+>/.test(next);
      const isWhole = !(isLast && (isOpen || (line.length >= FULL_LINE && REST.test(next))));
      return [{ url: plainUrl(written), start, end, isWhole }];
    });
    return { line, urls };
  });
}

/** Characters that nobody sees: they are no part of a URL, wherever they stand in it. */
const UNSEEN = /[\p{Cc}\p{Cf}\u115f\u1160\u3164]/gu;

/** Without what nobody sees. Some templates escape the plain body as if it were HTML. */
const plainUrl = (written: string) => written.replace(UNSEEN, '').replace(/&(?:amp|#38|#x26);/gi, '&');

function unquote(line: string): { quoteDepth: number; rest: string } {
  if (line[0] !== '>') return { quoteDepth: 0, rest: line };
  const marks = /^(?:> ?)+/.exec(line)?.[0] ?? '';
  const quoteDepth = Math.min(marks.replaceAll(' ', '').length, DEEPEST_QUOTE);
  return { quoteDepth, rest: line.slice(marks.length) };
}

function append(segments: TextSegment[], segment: TextSegment): void {
  const last = segments.at(-1);
  if (last && last.href === undefined && segment.href === undefined) last.text += segment.text;
  else segments.push(segment);
}

/** @param budget how many characters of words may still be examined */
function appendLine(segments: TextSegment[], line: string, budget: { left: number }): void {
  if (!LOOKS_LINKED.test(line)) {
    append(segments, { text: line });
    return;
  }
  for (const word of line.split(/(\s+)/)) {
    if (budget.left > 0 && LOOKS_LINKED.test(word)) appendWord(segments, word, budget);
    else if (word) append(segments, { text: word });
  }
}

function appendWord(segments: TextSegment[], word: string, budget: { left: number }): void {
  for (let rest = word; rest !== ''; ) {
    budget.left -= rest.length;
    const scheme = rest.length <= LONGEST_LINK && budget.left > 0 ? SCHEME.exec(rest) : null;
    const start = scheme ? scheme.index : (/^[<([{"'«„“*]*/.exec(rest)?.[0].length ?? 0);
    const found = trimmed(rest.slice(start), scheme !== null);
    const href = hrefOf(found, scheme?.[0]);
    if (!href) {
      append(segments, { text: rest });
      return;
    }
    const after = rest.slice(start + found.length);
    if (start > 0) append(segments, { text: rest.slice(0, start) });
    append(segments, { text: found, href });
    if (!scheme && after) append(segments, { text: after });
    rest = scheme ? after : '';
  }
}

/** No URL has these, nor an entity other than that of `&`. */
const ENDS = /[<>"\\^`{|}\u0085]|&(?:amp;)?(?!amp;|#0*38;|#x0*26;)(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});/i;
/** The brackets of a parameter: `ids[]=4`. */
const PARAMETER = /^\[[\w-]*\](?=[=[&])/;

/** What stands before a square bracket that is no parameter's: `[url=…]here[/url]`, `[[…][here]]`, `…[1]`. @param from where the host ends */
function beforeMarkup(url: string, from: number): string {
  for (let at = from; at < url.length; at++) {
    if (url[at] === ']') return url.slice(0, at);
    if (url[at] !== '[') continue;
    const parameter = PARAMETER.exec(url.slice(at, at + 60))?.[0];
    if (!parameter) return url.slice(0, at);
    at += parameter.length - 1;
  }
  return url;
}

/** Removes the punctuation of the sentence from an address. A bracket at the end stays if it was opened inside the address. */
function trimmed(text: string, isUrl: boolean): string {
  const hostEnd = isUrl ? text.search(/(?<!\/)\/(?!\/)|[?#]/) : -1;
  const host = hostEnd < 0 ? text : text.slice(0, hostEnd);
  let found = untilCjk(host, /[a-z0-9]/i.test(host.replace(SCHEME, '').at(0) ?? ''));
  if (found === host && hostEnd >= 0) found += untilCjk(text.slice(hostEnd), true);
  found = beforeMarkup(found.split(ENDS, 1)[0] ?? '', hostEnd < 0 ? found.length : hostEnd);
  let unopened = count(found, /[)\]]/g) - count(found, /[([]/g);
  for (;;) {
    const last = found.at(-1) ?? '';
    if (SENTENCE_END.test(last) || last.replace(UNSEEN, '') === '') {
      if (found === '') return found;
      found = found.slice(0, -1);
    } else if (found.endsWith('%20')) found = found.slice(0, -3);
    else if (/[)\]]/.test(last) && unopened > 0) {
      unopened--;
      found = found.slice(0, -1);
    } else if (/[([]/.test(last)) found = found.slice(0, -1);
    else return found;
  }
}

function untilCjk(text: string, stops: boolean): string {
  const end = stops ? text.search(CJK) : -1;
  return end < 0 ? text : text.slice(0, end);
}

function count(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}

function hrefOf(found: string, scheme: string | undefined): string | undefined {
  if (!scheme) return MAIL_ADDRESS.test(found) ? `mailto:${encodeURI(found.toWellFormed())}` : undefined;
  if (found.length <= scheme.length) return undefined;
  const url = URL.parse(plainUrl(/^www\./i.test(scheme) ? `https://${found}` : found));
  if (!url) return undefined;
  if (url.protocol === 'mailto:') return url.pathname.includes('@') ? url.href : undefined;
  return url.hostname.includes('.') || url.hostname === 'localhost' ? url.href : undefined;
}
