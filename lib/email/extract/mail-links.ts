import { findUrls } from '../html/text-body.ts';
import { foldText } from './fold-text.ts';
import type { CandidateLink, LinkedText } from './mail.ts';
import { readHtml } from './read-html.ts';

const MAX_HTML = 250_000;
const MAX_TEXT = 40_000;
const MAX_LINKS = 80;
/** The most characters of the visible text that are in `start`. */
const MAX_START = 4000;

/** The links of an HTML body, in order, and after them the bare URLs, which clients show as links. */
export function htmlLinks(html: string): LinkedText {
  const { lines, links } = readHtml(html.slice(0, MAX_HTML), MAX_TEXT);
  const lineAt = (at: number) => foldText(lines[at]?.text.slice(0, 400) ?? '');
  const found = links.map(({ url, text: written, line, button }, nth) => {
    const text = foldText(written.slice(0, 400));
    // The words on the link before it lead nowhere else.
    const last = links[nth - 1];
    const own = lineAt(line).replace(last?.line === line ? foldText(last.text.slice(0, 400)) : '', '');
    const isAlone = own.length <= text.length;
    return { url, text, before: isAlone ? lineAt(line - 1) : own, isAlone, isButton: button };
  });
  const linked = new Set(links.map(({ line }) => line));
  const bare = lines.map(({ text }, at) => ({
    line: text,
    urls: linked.has(at) ? [] : findUrls(text).flatMap(({ urls }) => urls),
  }));
  return linkedText([...found, ...bareLinks(bare)], bare);
}

/** The URLs of a plain body. Half a URL is left out. */
export function textLinks(text: string): LinkedText {
  const lines = findUrls(text.slice(0, MAX_TEXT)).map(({ line, urls }) => ({
    line,
    urls: urls.filter(({ isWhole }) => isWhole),
  }));
  return linkedText(bareLinks(lines), lines);
}

/** The words in front of a URL, else the line before, count as its link text. */
function bareLinks(lines: { line: string; urls: { url: string; start: number }[] }[]): CandidateLink[] {
  let last = '';
  return lines.flatMap(({ line, urls }) => {
    const above = last;
    if (line.trim()) last = line.trim();
    return urls.map(({ url, start }) => {
      const label = foldText(line.slice(Math.max(0, start - 200), start)).trim();
      const before = foldText(above);
      const isAlone = !/[\p{L}\p{N}]/u.test(label);
      return { url, text: isAlone ? before : label, before, isAlone, isButton: false, isBare: true };
    });
  });
}

function linkedText(links: CandidateLink[], lines: { line: string }[]): LinkedText {
  let start = '';
  for (let at = 0; at < lines.length && start.length < MAX_START; at++)
    start += `${lines[at]?.line.slice(0, MAX_START)}\n`;
  return {
    links: links.slice(0, MAX_LINKS),
    start: foldText(start.slice(0, MAX_START)).toLowerCase(),
  };
}
