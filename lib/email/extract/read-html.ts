import { Tokenizer } from 'htmlparser2';
import { findHiddenClasses } from './hidden-classes.ts';
import { describeTag, type HtmlTag, isBlock, type TagAttributes } from './html-tag.ts';
import type { Cell, Place } from './structure.ts';

/** A line of the visible text. */
export type HtmlLine = {
  text: string;
  /** It is large, widely spaced or in a heading: templates show codes in this way. */
  big: boolean;
  /** It is the value of a form field, or the alternative text of an image. */
  isFromAttribute?: true;
  place?: Place;
};

/** An element that is not closed yet. */
type Open = Pick<HtmlTag, 'name' | 'big' | 'hidden' | 'isRow'> & {
  sizeless: boolean;
  look: string;
  /** The nearest element that begins a line, and the table that its rows are of, by numbers. */
  block: number;
  table: number;
  cell: Cell | undefined;
  /** How many cells it has so far, and the number of the row that they are in. */
  columns: number;
  row: number;
};
const PARTS_OF_TABLE = /^t(?:body|head|foot)$/;

/** A link and its position. */
export type HtmlLink = {
  /** The target, entities decoded. */
  url: string;
  /** Its text, including the alternative text of images. */
  text: string;
  /** The index of the line in which it begins. */
  line: number;
  /** Its class or style is that of a button. */
  button: boolean;
};

/** How many levels up an end tag looks for the element that it closes. */
const MAX_DEPTH = 12;

/**
 * Reads the visible lines and the links of an HTML body, in one pass and without a DOM, which a worker does not have.
 * Blocks and table cells begin lines. Text that styles hide (such as the padding after a preheader), comments and scripts are left out.
 * @param maxText visible characters after which reading stops
 */
export function readHtml(html: string, maxText: number): { lines: HtmlLine[]; links: HtmlLink[] } {
  const lines: HtmlLine[] = [];
  const links: HtmlLink[] = [];
  const open: Open[] = [];
  let opened = 0;
  let place: Place | undefined;
  /** The name of the open element whose content is not shown, such as `script`. */
  let silent: string | undefined;
  const unclosed = new Set<string>();
  let text = '';
  let big = false;
  let link: HtmlLink | undefined;
  let total = 0;

  const endLine = () => {
    const line = tidy(text);
    text = '';
    if (link) link.text += ' ';
    if (!line) return;
    lines.push({ text: line, big, ...(place && { place }) });
    big = false;
    place = undefined;
    total += line.length;
  };
  const endLink = () => {
    if (link) links.push({ ...link, text: tidy(link.text) });
    link = undefined;
  };
  const write = (piece: string) => {
    const parent = open.at(-1);
    if (silent || parent?.hidden || parent?.sizeless) return;
    text += piece;
    if (link) link.text += piece;
    if (parent && piece.trim()) {
      big ||= parent.big;
      place ??= { block: parent.block, look: parent.look, cell: parent.cell };
    }
    if (total + text.length >= maxText) tokenizer.pause();
  };

  const openTag = (tag: HtmlTag, ending: string, end: number) => {
    if (silent) return;
    if (tag.isSilent) {
      // If the element is never closed, the text after it is shown.
      if (!unclosed.has(ending) && html.includes(ending, end)) silent = tag.name;
      else unclosed.add(ending);
      return;
    }
    const parent = open.at(-1);
    if (isBlock(tag.name) || parent?.isRow) endLine();
    if (tag.name === 'a') {
      endLink();
      if (tag.url) link = { url: tag.url, text: '', line: lines.length, button: tag.isButton };
    } else if (link) link.text += tag.alt;
    if (tag.attributeCode && !tag.hidden && !parent?.hidden) {
      endLine();
      lines.push({ text: tag.attributeCode, big: tag.big, isFromAttribute: true });
    }
    if (tag.isVoid) return;
    // Templates set `font-size: 0` on cells, which closes the gaps between them, and a real size on the text inside.
    const sizeless = tag.size ? tag.size === 'none' : parent?.sizeless === true;
    opened++;
    open.push({
      name: tag.name,
      isRow: tag.isRow,
      big: parent?.big || tag.big,
      hidden: parent?.hidden || tag.hidden,
      sizeless,
      look: isBlock(tag.name) ? tag.look : `${parent?.look};${tag.look}`,
      block: isBlock(tag.name) && !tag.isTerm ? opened : (parent?.block ?? 0),
      table: tag.isRow || PARTS_OF_TABLE.test(tag.name) ? (parent?.table ?? 0) : opened,
      cell: parent && (parent.isRow || tag.isTerm) ? cellIn(parent, tag.name) : parent?.cell,
      columns: 0,
      row: opened,
    });
  };
  const cellIn = (parent: Open, name: string): Cell => {
    // A term begins a row of its own.
    if (name === 'dt') Object.assign(parent, { row: opened, columns: 0 });
    return { table: parent.table, row: parent.row, column: parent.columns++, isHead: name === 'th' };
  };
  const closeTag = (name: string) => {
    if (silent) {
      if (name === silent) silent = undefined;
      return;
    }
    const depth = open.slice(-MAX_DEPTH).findLastIndex((tag) => tag.name === name);
    if (depth >= 0) open.length = Math.max(0, open.length - MAX_DEPTH) + depth;
    if (name === 'a') endLink();
    if (isBlock(name) || open.at(-1)?.isRow) endLine();
  };

  const hiddenClasses = findHiddenClasses(html);
  let name = '';
  let attributes: TagAttributes = {};
  let attribute = '';
  let value = '';
  const nameIn = (start: number, end: number) => html.slice(start, end).toLowerCase();
  const endOpenTag = (end: number) =>
    openTag(describeTag(name.toLowerCase(), attributes, hiddenClasses), `</${name}`, end);
  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => write(html.slice(start, end)),
      ontextentity: (point) => write(String.fromCodePoint(point)),
      onopentagname(start, end) {
        name = html.slice(start, end);
        attributes = {};
      },
      onattribname(start, end) {
        attribute = nameIn(start, end);
        value = '';
      },
      onattribdata(start, end) {
        value += html.slice(start, end);
      },
      onattribentity(point) {
        value += String.fromCodePoint(point);
      },
      onattribend() {
        // If an attribute occurs twice, the first counts.
        attributes[attribute] ??= value;
      },
      onopentagend: endOpenTag,
      onselfclosingtag: endOpenTag,
      onclosetag: (start, end) => closeTag(nameIn(start, end)),
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  endLink();
  endLine();
  return { lines, links };
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
