import { decodeEntities, type HtmlTag, readTag } from './html-tag.ts';

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

const MAX_DEPTH = 12;

/**
 * The visible lines and the links of an HTML body, in one pass and without a DOM, which a worker does not have.
 * Blocks and table cells begin lines; what is styled away (a preheader's filling, comments, scripts) is left out.
 * @param maxText visible characters after which reading stops
 */
export function readHtml(html: string, maxText: number): { lines: HtmlLine[]; links: HtmlLink[] } {
  const lines: HtmlLine[] = [];
  const links: HtmlLink[] = [];
  const open: (Pick<HtmlTag, 'name' | 'big' | 'hidden'> & { sizeless: boolean })[] = [];
  // The same cell comes again and again.
  const tags = new Map<string, HtmlTag>();
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
    const parent = open.at(-1);
    if (parent?.hidden || parent?.sizeless) return;
    text += piece;
    if (link) link.text += piece;
    if (parent?.big && piece.trim()) big = true;
  };

  let at = 0;
  while (at < html.length && total + text.length < maxText) {
    const lt = html.indexOf('<', at);
    if (lt !== at) write(html.slice(at, lt < 0 ? undefined : lt));
    if (lt < 0) break;
    if (html[lt + 1] === '!' && html.startsWith('<!--', lt)) {
      const end = html.indexOf('-->', lt + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    const gt = html.indexOf('>', lt);
    if (gt < 0) break;
    const next = html[lt + 1] ?? '';
    const isEnd = next === '/';
    if (!isLetter(isEnd ? (html[lt + 2] ?? '') : next)) {
      const isDeclaration = isEnd || next === '!' || next === '?';
      if (!isDeclaration) write('<');
      at = isDeclaration ? gt + 1 : lt + 1;
      continue;
    }
    at = gt + 1;
    const written = html.slice(lt, gt);
    const known = tags.get(written);
    const tag = known ?? readTag(written);
    if (!known) tags.set(written, tag);
    if (isEnd) {
      const last = Math.max(0, open.length - MAX_DEPTH);
      for (let depth = open.length - 1; depth >= last; depth--) {
        if (open[depth]?.name !== tag.name) continue;
        open.length = depth;
        break;
      }
      if (tag.name === 'a') endLink();
      if (tag.isBlock) endLine();
      continue;
    }
    if (tag.isSilent) {
      const ending = `</${written.slice(1, 1 + tag.name.length)}`;
      const end = unclosed.has(ending) ? -1 : html.indexOf(ending, gt);
      if (end < 0) unclosed.add(ending);
      else at = end;
      continue;
    }
    if (tag.isBlock) endLine();
    if (tag.name === 'a') {
      endLink();
      if (tag.url) link = { url: tag.url, text: '', line: lines.length, button: tag.isButton };
    } else if (tag.name === 'img' && link) link.text += ` ${tag.alt} `;
    if (tag.isVoid) continue;
    const parent = open.at(-1);
    // Templates set cells to no size, which closes the gaps between them, and their texts to one.
    const sizeless = tag.size ? tag.size === 'none' : parent?.sizeless === true;
    open.push({ name: tag.name, big: parent?.big || tag.big, hidden: parent?.hidden || tag.hidden, sizeless });
  }
  endLink();
  endLine();
  return { lines, links };
}

function isLetter(char: string): boolean {
  return (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z');
}

function tidy(text: string): string {
  const decoded = decodeEntities(text);
  return (/[^\S ]| {2}/.test(decoded) ? decoded.replace(/\s+/g, ' ') : decoded).trim();
}
