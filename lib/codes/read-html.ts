/**
 * A line as a reader sees it.
 * @property big set larger, wider or in a heading: how templates show a code
 */
export type HtmlLine = { text: string; big: boolean };

/**
 * A link and what stands around it.
 * @property url the target as written, entities decoded
 * @property text the words on it, an image's alternative text included
 * @property line index of the line it begins in
 * @property button styled as a button, or alone in its line
 */
export type HtmlLink = { url: string; text: string; line: number; button: boolean };

const BLOCK =
  /^(?:address|article|blockquote|body|br|center|dd|div|dl|dt|fieldset|footer|form|h[1-6]|header|hr|html|li|main|ol|p|pre|section|table|tbody|td|tfoot|th|thead|title|tr|ul)$/;
const SILENT = /^(?:style|script|head|template|select|svg|math|object|noscript|xml)$/;
const BIG_TAG = /^h[1-3]$/;
const BIG_STYLE =
  /letter-spacing:\s?\.?[0-9]*[1-9]|font(?:-size)?:[^;]{0,40}?(?:[2-9]\d(?:\.\d+)?(?:px|pt)|[2-9](?:\.\d+)?r?em|1\.[5-9]\d*r?em|[2-9]\d\d%|x-large|xx-large)/;
const HIDDEN_STYLE = /display:\s?none|visibility:\s?hidden|font-size:\s?0[;p"]|max-height:\s?0[;p]/;
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
};
const VOID = /^(?:area|base|br|col|hr|img|input|link|meta|source|wbr)$/;
const MAX_DEPTH = 12;

/** Entities decoded; an unknown one stays as it is. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (name[0] !== '#') return NAMED[name.toLowerCase()] ?? whole;
    const point = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return point > 0 && point < 0x110000 ? String.fromCodePoint(point) : '';
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

/**
 * The visible lines and the links of an HTML body, in one pass and without a DOM, which a worker does not have.
 * Blocks and table cells begin lines; what is styled away (a preheader's filling, comments, scripts) is left out.
 * @param maxText visible characters after which reading stops
 */
export function readHtml(html: string, maxText: number): { lines: HtmlLine[]; links: HtmlLink[] } {
  const lines: HtmlLine[] = [];
  const links: HtmlLink[] = [];
  const open: { tag: string; big: boolean; hidden: boolean }[] = [];
  const unclosed = new Set<string>();
  let text = '';
  let big = false;
  let link: HtmlLink | undefined;
  let total = 0;

  const endLine = () => {
    if (!text) return;
    const line = tidy(text);
    text = '';
    if (link) link.text += ' ';
    if (!line) return;
    lines.push({ text: line, big });
    big = false;
    total += line.length;
  };
  const endLink = () => {
    if (link) links.push({ ...link, text: tidy(link.text) });
    link = undefined;
  };
  const write = (piece: string) => {
    const { big: isBig, hidden } = open.at(-1) ?? { big: false, hidden: false };
    if (hidden) return;
    text += piece;
    if (link) link.text += piece;
    if (isBig && piece.trim()) big = true;
  };

  let at = 0;
  while (at < html.length && total + text.length < maxText) {
    const lt = html.indexOf('<', at);
    if (lt !== at) write(html.slice(at, lt < 0 ? undefined : lt));
    if (lt < 0) break;
    if (html.startsWith('<!--', lt)) {
      const end = html.indexOf('-->', lt + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    const gt = html.indexOf('>', lt);
    if (gt < 0) break;
    const name = /^<\/?([a-z][a-z0-9]*)/i.exec(html.slice(lt, lt + 14))?.[1] ?? '';
    if (!name) {
      const isDeclaration = html[lt + 1] === '!' || html[lt + 1] === '?' || html[lt + 1] === '/';
      if (!isDeclaration) write('<');
      at = isDeclaration ? gt + 1 : lt + 1;
      continue;
    }
    at = gt + 1;
    const tagName = name.toLowerCase();
    if (html[lt + 1] === '/') {
      const last = Math.max(0, open.length - MAX_DEPTH);
      for (let depth = open.length - 1; depth >= last; depth--) {
        if (open[depth]?.tag !== tagName) continue;
        open.length = depth;
        break;
      }
      if (tagName === 'a') endLink();
      if (BLOCK.test(tagName)) endLine();
      continue;
    }
    if (SILENT.test(tagName)) {
      const end = unclosed.has(name) ? -1 : html.indexOf(`</${name}`, gt);
      if (end < 0) unclosed.add(name);
      else at = end;
      continue;
    }
    if (BLOCK.test(tagName)) endLine();
    const tag = html.slice(lt, gt);
    const style = attribute(tag, 'style').toLowerCase();
    if (tagName === 'a') {
      endLink();
      const url = decodeEntities(attribute(tag, 'href')).trim();
      const button = BUTTON.test(`${attribute(tag, 'class')};${style}`);
      if (/^https?:/i.test(url)) link = { url, text: '', line: lines.length, button };
    } else if (tagName === 'img') {
      if (link) link.text += ` ${attribute(tag, 'alt')} `;
    }
    if (VOID.test(tagName)) continue;
    const parent = open.at(-1);
    open.push({
      tag: tagName,
      big: parent?.big || BIG_TAG.test(tagName) || BIG_STYLE.test(style),
      hidden: parent?.hidden || HIDDEN_STYLE.test(style),
    });
  }
  endLink();
  endLine();
  return { lines, links };
}

function tidy(text: string): string {
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}
