import { flattenFormatting } from './flatten-formatting.ts';

/** A mail's HTML, as much of it as can be parsed. */
export interface BoundedHtml {
  html: string;
  /** Start tags in it: about as many as there will be elements. */
  elements: number;
  /** Something at the end is left out. */
  isCut: boolean;
}

/** Twice as many as the largest newsletters have, and as many as Firefox lays out in some seconds. */
const MOST_ELEMENTS = 10_000;
/** Ten times the length at which webmail cuts a mail. Pictures in it are not counted: see `PICTURE`. */
const LONGEST_CHARACTERS = 1_000_000;
/** Parsers compare each attribute of an element with all others. */
const MOST_ATTRIBUTES = 200;
/** Fewer open brackets can't be nested too deeply. Ordinary mails have some hundred. */
const MANY_BRACKETS = 1000;

const TAG = /<[a-z][^\s/>]*/gi;
const ATTRIBUTE = /[\s/]*[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*)?)?/y;
const STYLE_TAG = /<style(?=[\s/>])/gi;
const BRACKET = /\(|&#0*40\b|&#x0*28\b|&lpar;/gi;
/** Attributes that are parsed as CSS as soon as they are there. */
const CSS_ATTRIBUTE = /(?<=[\s/"'])(?:sizes|media|imagesizes)(?=[\s/=])/gi;
/** Attached to the mail's text: long, and harmless. */
const PICTURE = /data:image\/[\w.+-]+;base64,[a-z0-9+/=]*/gi;

/**
 * Leaves out what no browser could open, before anything parses it; the other bounds are set on what the parser makes of it.
 * Style sheets become plain text for the parser, and attributes with many brackets unknown ones: Firefox crashes on deep brackets
 * even in a document that nobody sees. Linear in the length.
 */
export function boundHtml(html: string): BoundedHtml {
  const { end, elements } = findEnd(html, longestOf(html));
  // Of an attribute that is there twice, the first counts.
  const kept = flattenFormatting(html.slice(0, end)).replace(STYLE_TAG, '<style type="text/plain"');
  const hasManyBrackets = (kept.match(BRACKET)?.length ?? 0) > MANY_BRACKETS;
  return {
    html: hasManyBrackets ? kept.replace(CSS_ATTRIBUTE, 'data-$&') : kept,
    elements,
    isCut: html.slice(end).trim() !== '',
  };
}

function longestOf(html: string): number {
  if (html.length <= LONGEST_CHARACTERS) return html.length;
  const pictures = html.match(PICTURE)?.reduce((sum, picture) => sum + picture.length, 0) ?? 0;
  return LONGEST_CHARACTERS + pictures;
}

/** Comments and quoted text are not distinguished from tags: tags inside them count too. */
function findEnd(html: string, longest: number): { end: number; elements: number } {
  let elements = 0;
  // Limits the total work: text in attributes that looks like a tag is scanned several times.
  let readable = 4 * html.length;
  for (const tag of html.matchAll(TAG)) {
    if (tag.index >= longest) break;
    const attributes = tag.index + tag[0].length;
    const tagEnd = findTagEnd(html, attributes);
    readable -= tagEnd === undefined ? 0 : tagEnd - attributes;
    if (elements === MOST_ELEMENTS || tagEnd === undefined || readable < 0) return { end: tag.index, elements };
    elements++;
  }
  return { end: Math.min(longest, html.length), elements };
}

/** @returns undefined if it has too many attributes */
function findTagEnd(html: string, attributes: number): number | undefined {
  ATTRIBUTE.lastIndex = attributes;
  let end = attributes;
  for (let count = 0; ATTRIBUTE.test(html); count++) {
    if (count === MOST_ATTRIBUTES) return undefined;
    end = ATTRIBUTE.lastIndex;
  }
  return end;
}
