/**
 * What one start or end tag of an HTML body says.
 * @property name in lower case
 * @property big set larger, wider or as a heading; `hidden` styled away
 * @property size `none`: its text has no size, until something inside it has `some` of its own; absent where it says nothing
 * @property url the target of a link, entities decoded; empty for other tags, and for targets that are no web pages
 * @property alt an image's alternative text, as written
 * @property isButton a link styled as a button
 */
export type HtmlTag = {
  name: string;
  isBlock: boolean;
  isSilent: boolean;
  isVoid: boolean;
  big: boolean;
  hidden: boolean;
  size?: 'none' | 'some';
  url: string;
  alt: string;
  isButton: boolean;
};

const BLOCK = namesOf(
  'address article blockquote body br center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr html li main ol p pre section table tbody td tfoot th thead title tr ul',
);
const SILENT = namesOf('style script head template select svg math object noscript xml');
const BIG_TAG = /^h[1-3]$/;
const BIG_STYLE =
  /letter-spacing:\s?\.?[0-9]*[1-9]|font(?:-size)?:[^;]{0,40}?(?:[2-9]\d(?:\.\d+)?(?:px|pt)|[2-9](?:\.\d+)?r?em|1\.[5-9]\d*r?em|[2-9]\d\d%|x-large|xx-large)/;
const HIDDEN_STYLE = /display:\s?none|visibility:\s?hidden|max-height:\s?0(?:[;p]|$)/;
// Shares of nothing are nothing: a size in `em` or per cent does not show a text again.
const NO_SIZE = /font-size:\s?0(?:[;p]|$)/;
const OWN_SIZE = /font(?:-size)?:[^;]{0,40}?(?:[1-9]\d?(?:\.\d+)?(?:px|pt|rem)|small|medium|large)/;
const BUTTON = /\b(?:button|btn|cta)\b|background(?:-color)?:|border-radius/;
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  zwnj: '',
  zwj: '',
  shy: '',
  ndash: '-',
  mdash: '-',
  copy: '©',
  hellip: '…',
  rsquo: "'",
  lsquo: "'",
  laquo: '«',
  raquo: '»',
  middot: '·',
  bull: '•',
  commat: '@',
  num: '#',
  period: '.',
};
const VOID = namesOf('area base br col hr img input link meta source wbr');

/** @param written from its `<` on, without the `>` */
export function readTag(written: string): HtmlTag {
  const name = /^<\/?([a-z][a-z0-9]*)/i.exec(written.slice(0, 14))?.[1]?.toLowerCase() ?? '';
  const isVoid = VOID.has(name);
  const style = isVoid ? '' : attribute(written, 'style').toLowerCase();
  const url = name === 'a' ? decodeEntities(attribute(written, 'href')).trim() : '';
  return {
    name,
    isBlock: BLOCK.has(name),
    isSilent: SILENT.has(name),
    isVoid,
    big: BIG_TAG.test(name) || BIG_STYLE.test(style),
    hidden: HIDDEN_STYLE.test(style),
    ...(style.includes('font') && sizeOf(style)),
    url: /^https?:/i.test(url) ? url : '',
    alt: name === 'img' ? attribute(written, 'alt') : '',
    isButton: name === 'a' && BUTTON.test(`${attribute(written, 'class')};${style}`),
  };
}

function sizeOf(style: string): Pick<HtmlTag, 'size'> {
  if (NO_SIZE.test(style)) return { size: 'none' };
  return OWN_SIZE.test(style) ? { size: 'some' } : {};
}

/** Entities decoded; an unknown one stays as it is. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (name[0] !== '#') return NAMED[name.toLowerCase()] ?? whole;
    const point = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return point > 0 && point < 0x110000 ? String.fromCodePoint(point).toWellFormed() : '';
  });
}

const ATTRIBUTES = { href: /\shref\s?=/i, style: /\sstyle\s?=/i, class: /\sclass\s?=/i, alt: /\salt\s?=/i };

function attribute(tag: string, name: keyof typeof ATTRIBUTES): string {
  if (!tag.includes('=')) return '';
  const at = tag.search(ATTRIBUTES[name]);
  if (at < 0) return '';
  let start = tag.indexOf('=', at) + 1;
  while (tag[start] === ' ') start++;
  const quote = tag[start];
  if (quote === '"' || quote === "'") {
    const end = tag.indexOf(quote, start + 1);
    return tag.slice(start + 1, end < 0 ? undefined : end);
  }
  return tag.slice(start).split(/\s/, 1)[0] ?? '';
}

function namesOf(list: string): Set<string> {
  return new Set(list.split(' '));
}
