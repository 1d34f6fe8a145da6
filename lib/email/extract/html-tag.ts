import { hidesElement } from './hidden-classes.ts';

/** What a start tag of an HTML body means for the visible text. */
export type HtmlTag = {
  /** In lower case. */
  name: string;
  isSilent: boolean;
  /** What is in it stands side by side, as the cells of a table's row do. */
  isRow: boolean;
  /** A term or its description. */
  isTerm: boolean;
  /** Its name and style, by which those of one kind are told. */
  look: string;
  isVoid: boolean;
  /** Its text is large, widely spaced or a heading; `hidden`: its style hides it. */
  big: boolean;
  hidden: boolean;
  /** `none`: its font size is 0, so its text is invisible, except inside an element with `some` size; absent if not set. */
  size?: 'none' | 'some';
  /** The target of a link; empty for other tags, and for targets that are no web pages. */
  url: string;
  /** The alternative text with a space on both sides, as a part of a line; empty if there is none. */
  alt: string;
  /** The alternative text of an image, or the value of a field, if it has the shape of a code; else empty. */
  attributeCode: string;
  isButton: boolean;
};

const NONE: ReadonlySet<string> = new Set();

const BLOCK = namesOf(
  'address article blockquote body br center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr html li main ol p pre section table tbody td tfoot th thead title tr ul',
);
const SILENT = namesOf('style script head template select svg math object noscript xml');
const BIG_TAG = /^h[1-3]$/;
const BIG_STYLE =
  /letter-spacing:\s?\.?[0-9]*[1-9]|font(?:-size)?:[^;]{0,40}?(?:[2-9]\d(?:\.\d+)?(?:px|pt)|[2-9](?:\.\d+)?r?em|1\.[5-9]\d*r?em|[2-9]\d\d%|x-large|xx-large)/;
// Inside a font size of 0, a size in `em` or per cent is 0 too: only other units, see `OWN_SIZE`, show the text again.
const NO_SIZE = /font-size:\s?0(?:[;p]|$)/;
const OWN_SIZE = /font(?:-size)?:[^;]{0,40}?(?:[1-9]\d?(?:\.\d+)?(?:px|pt|rem)|small|medium|large)/;
const BUTTON = /\b(?:button|btn|cta)\b|background(?:-color)?:|border-radius/;
const ROW_STYLE = /display:\s*(?:inline-)?(?:flex|table-row)/;
const CODE_ATTRIBUTE = /^(?=\D{0,13}\d)[A-Z\d][A-Z\d -]{2,12}[A-Z\d]$/;
const VOID = namesOf('area base br col hr img input link meta source wbr');

/** Whether an element begins and ends a line. @param name in lower case */
export const isBlock = (name: string): boolean => BLOCK.has(name);

/** By name, in lower case. Values have their entities decoded. */
export type TagAttributes = Partial<Record<string, string>>;

/** @param hiddenClasses see `findHiddenClasses` */
export function describeTag(
  name: string,
  attributes: TagAttributes,
  hiddenClasses: ReadonlySet<string> = NONE,
): HtmlTag {
  const style = (attributes.style ?? '').toLowerCase();
  // A source that is folded within a URL has spaces behind the line end; browsers leave out the line end alone.
  const url = (attributes.href ?? '').trim().replace(/[\r\n]+[ \t]*/g, '');
  return {
    name,
    isSilent: SILENT.has(name),
    isRow: name === 'tr' || (ROW_STYLE.test(style) && !/flex-direction:\s*column/.test(style)),
    isTerm: name === 'dt' || name === 'dd',
    look: `${name};${style};${attributes.class ?? ''}`,
    isVoid: VOID.has(name),
    big: BIG_TAG.test(name) || BIG_STYLE.test(style),
    hidden: isHidden(attributes, style, hiddenClasses),
    ...sizeOf(style),
    url: /^https?:/i.test(url) ? url : '',
    alt: attributes.alt ? ` ${attributes.alt} ` : '',
    attributeCode: codeInAttributes(name, attributes),
    isButton: BUTTON.test(`${attributes.class ?? ''};${style}`),
  };
}

/** An own style that shows the element wins over the sheet. */
function isHidden(
  { hidden, id = '', class: classes = '' }: TagAttributes,
  style: string,
  hiddenClasses: ReadonlySet<string>,
): boolean {
  if (hidden !== undefined || hidesElement(style) || hidesByColor(style)) return true;
  if (/display:\s*(?!none)/.test(style)) return false;
  const names = [`#${id}`, ...classes.split(/\s+/).map((name) => `.${name}`)];
  return names.some((name) => hiddenClasses.has(name.toLowerCase()));
}

/** The text has the colour that its own background has, or none. */
function hidesByColor(style: string): boolean {
  const color = /(?:^|[;\s])color:\s*([^;!]+)/.exec(style)?.[1]?.trim();
  const background = /(?:^|[;\s])background(?:-color)?:\s*([^;!]+)/.exec(style)?.[1]?.trim() ?? 'none';
  return color === 'transparent' || (color !== undefined && plainColor(color) === plainColor(background));
}

/** `#fff`, `#ffffff` and `white` are one. */
function plainColor(color: string): string {
  const named = color.replace('white', '#fff').replace('black', '#000');
  return named.replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3');
}

function codeInAttributes(name: string, { alt = '', value = '', type = 'text' }: TagAttributes): string {
  const shown =
    name === 'img' ? alt.trim() : name === 'input' && /^(?:text|tel|number)$/i.test(type) ? value.trim() : '';
  return CODE_ATTRIBUTE.test(shown) ? shown : '';
}

function sizeOf(style: string): Pick<HtmlTag, 'size'> {
  if (NO_SIZE.test(style)) return { size: 'none' };
  return OWN_SIZE.test(style) ? { size: 'some' } : {};
}

function namesOf(list: string): Set<string> {
  return new Set(list.split(' '));
}
