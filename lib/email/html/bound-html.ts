import { textsIn } from '../parse/bound-text.ts';

interface BoundedHtml {
  html: string;
  /** The number of start tags, which is about the number of elements. */
  elements: number;
  /** Something at the end is left out. */
  isCut: boolean;
}

/** Twice as many as the largest newsletters have, and as many as Firefox lays out in a few seconds. */
const MOST_ELEMENTS = 10_000;
/** Ten times as many as the largest newsletters have: each one is compared with what it shows. */
export const MOST_LINKS = 3000;
/** Ten times the length at which webmail cuts a mail. Pictures in it are not counted: see `PICTURE`. */
const LONGEST_CHARACTERS = 1_000_000;
/** Parsers compare each attribute of an element with all others. */
const MOST_ATTRIBUTES = 200;
/** Fewer open brackets can't be nested too deeply. Ordinary mails have a few hundred. */
const MANY_BRACKETS = 1000;
/** In a mail with more elements, none is searched for its direction. */
const MOST_SEARCHED = 500;

const TAG = /<[a-z][^\s/>]*/gi;
const LINK_TAG = /^<a(?:rea)?$/i;
const ATTRIBUTE = /[\s/]*[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*)?)?/y;
const STYLE_TAG = /<style(?=[\s/>])/gi;
/** Chromium searches all that it contains for its direction while it is parsed. */
const BDI_TAG = /<(\/?)bdi(?=[\s/>])/gi;
const BRACKET = /\(|&#0*40\b|&#x0*28\b|&lpar;/gi;
/** Attributes that browsers parse as CSS as soon as an element has them. */
const CSS_ATTRIBUTE = /(?<=[\s/"'])(?:sizes|media|imagesizes)(?=[\s/=])/gi;
/** An image inside the HTML: long, but harmless. */
const PICTURE = /data:image\/[\w.+-]+;base64,[a-z0-9+/=]*/gi;

/**
 * Cuts off what would overload a browser, before anything parses the HTML; the other limits are applied to the parsed elements.
 * Style sheets are marked as plain text for the parser and, if there are many brackets, attributes that are parsed as CSS are renamed:
 * Firefox crashes on deeply nested brackets, even in a document that is not shown. Takes time linear in the length.
 */
export function boundHtml(html: string): BoundedHtml {
  const { end, elements } = findEnd(html, longestOf(html));
  // If an attribute occurs twice, the first counts, so the inserted `type` takes effect.
  const styled = flattenFormatting(html.slice(0, end)).replace(STYLE_TAG, '<style type="text/plain"');
  const kept = elements > MOST_SEARCHED ? styled.replace(BDI_TAG, '<$1span') : styled;
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
  let links = 0;
  // Limits the total work: text in attributes that looks like a tag is scanned several times.
  let readable = 4 * html.length;
  for (const tag of html.matchAll(TAG)) {
    if (tag.index >= longest) break;
    const attributes = tag.index + tag[0].length;
    const tagEnd = findTagEnd(html, attributes);
    readable -= tagEnd === undefined ? 0 : tagEnd - attributes;
    if (LINK_TAG.test(tag[0])) links++;
    if (elements === MOST_ELEMENTS || links > MOST_LINKS || tagEnd === undefined || readable < 0)
      return { end: tag.index, elements };
    elements++;
  }
  return { end: Math.min(longest, html.length), elements };
}

/** @returns undefined if the tag has too many attributes */
function findTagEnd(html: string, attributes: number): number | undefined {
  ATTRIBUTE.lastIndex = attributes;
  let end = attributes;
  for (let count = 0; ATTRIBUTE.test(html); count++) {
    if (count === MOST_ATTRIBUTES) return undefined;
    end = ATTRIBUTE.lastIndex;
  }
  return end;
}

/** A formatting element that is not closed in its block is opened again in every block that follows. */
const FORMATTING_TAG = /<(\/?)(?:(b|big|code|em|font|i|s|small|strike|strong|tt|u)(?=[\s/>])([^<>]*)|[a-z])/gi;

const MOST_OPENED = 10_000;
/**
 * Parsers open at most this many equal formatting elements again.
 * @see https://html.spec.whatwg.org/multipage/parsing.html#push-onto-the-list-of-active-formatting-elements
 */
const MOST_EQUAL = 3;
/** Well-formed mails nest up to this many formatting elements. */
const FREE = 12;

/** Whether a parser may create far more formatting elements than a mail has: it opens unclosed ones again in the elements that follow. */
function areReopened(html: string): boolean {
  const open: { name: string; attributes: string }[] = [];
  let opened = 0;
  for (const [, slash, name, attributes = ''] of html.matchAll(FORMATTING_TAG)) {
    opened += Math.max(0, open.length - FREE);
    if (opened > MOST_OPENED) return true;
    if (name === undefined) continue;
    const tag = { name: name.toLowerCase(), attributes };
    if (slash) {
      const last = open.findLastIndex((one) => one.name === tag.name);
      if (last >= 0) open.splice(last, 1);
    } else if (open.filter((one) => one.name === tag.name && one.attributes === tag.attributes).length < MOST_EQUAL) {
      open.push(tag);
    }
  }
  return false;
}

/** Removes formatting that would multiply when the mail is parsed, and no text. Takes time linear in the length. */
export function flattenFormatting(html: string): string {
  return areReopened(html)
    ? html.replace(FORMATTING_TAG, (tag, slash: string, name?: string) =>
        name === undefined ? tag : `<${slash}span${tag.slice(1 + slash.length + name.length)}`,
      )
    : html;
}

/** The most columns or rows of one cell; ordinary mails have up to 12. */
const LONGEST_SPAN = 100;
/** The most cells that all spans of a mail together may fill. */
const MOST_SPANNED = 5000;
/** The most levels of nested elements; the deepest newsletters have 50. */
const DEEPEST = 100;

/** Limits the layout work for a browser; elements are passed in the order of the mail. */
export class BoxBounds {
  #spannedLeft = MOST_SPANNED;

  /** Limits the spans of a cell or column; removes them once the mail has too many. */
  boundSpans(element: Element): void {
    const spans = ['colspan', 'rowspan', 'span'].filter((name) => element.hasAttribute(name));
    if (spans.length === 0) return;
    let spanned = 1;
    for (const name of spans) {
      const wanted = Number.parseInt(element.getAttribute(name) ?? '', 10);
      const span = Math.min(Math.max(wanted || 1, 1), LONGEST_SPAN);
      if (span !== wanted) element.setAttribute(name, String(span));
      spanned *= span;
    }
    this.#spannedLeft -= spanned - 1;
    if (this.#spannedLeft < 0) for (const name of spans) element.removeAttribute(name);
  }
}

/** Replaces the content of elements that are nested too deeply by their text. */
export function boundDepth(body: Element): void {
  let depth = 0;
  let element: Element | null = body;
  while (element) {
    if (depth === DEEPEST)
      element.textContent = textsIn(element)
        .map(({ data }) => data)
        .join(' ');
    if (element.firstElementChild) {
      element = element.firstElementChild;
      depth++;
      continue;
    }
    while (element && element !== body && !element.nextElementSibling) {
      element = element.parentElement;
      depth--;
    }
    element = element === body ? null : (element?.nextElementSibling ?? null);
  }
}

/** Browsers number the items of a list with numbers of its own in a time that grows with the square of their number. */
const MOST_NUMBERED = 1000;

/** Numbers the items of very many as if the mail gave no numbers. */
export function boundNumbers(page: Element): void {
  if (page.getElementsByTagName('li').length <= MOST_NUMBERED) return;
  for (const name of ['value', 'reversed'])
    for (const element of page.querySelectorAll(`li[${name}],ol[${name}]`)) element.removeAttribute(name);
}
