import { findUrls } from '../html/text-body.ts';
import { foldText } from './fold-text.ts';
import type { LinkedText } from './mail.ts';
import { readHtml } from './read-html.ts';

const MAX_HTML = 250_000;
const MAX_TEXT = 40_000;
const MAX_LINKS = 80;
/** The most characters of the visible text that are in `start`. */
const MAX_START = 4000;

/** The first 80 links of an HTML body, in order. */
export function htmlLinks(html: string): LinkedText {
  if (!/href|:\/\//i.test(html)) return { links: [], start: '', length: 0 };
  const { lines, links } = readHtml(html.slice(0, MAX_HTML), MAX_TEXT);
  const lineAt = (at: number) => foldText(lines[at]?.text.slice(0, 400) ?? '');
  const found = links.slice(0, MAX_LINKS).map(({ url, text: written, line, button }, at) => {
    const text = foldText(written.slice(0, 400));
    const own = lineAt(line);
    const isAlone = own.length <= text.length + 3;
    return { url, text, before: isAlone ? lineAt(line - 1) : own, isAlone, isButton: button, place: at / links.length };
  });
  // Clients show a bare URL as a link.
  const written = new Set(links.map(({ line }) => line));
  const bare = lines.flatMap(({ text }, at) =>
    written.has(at) || !text.includes('://')
      ? []
      : findUrls(text).flatMap(({ urls }) => urls.map((url) => ({ ...url, at }))),
  );
  for (const { url, start, at } of bare.slice(0, MAX_LINKS - found.length)) {
    const label = foldText((lines[at]?.text ?? '').slice(Math.max(0, start - 200), start)).trim();
    const before = lineAt(at - 1);
    found.push({
      url,
      text: label || before,
      before,
      isAlone: label === '',
      isButton: false,
      place: at / lines.length,
    });
  }
  return {
    links: found,
    start: startOf(lines.map(({ text }) => text)),
    length: lines.reduce((sum, { text }) => sum + text.length, 0),
  };
}

/** The first lines of a text, folded and in lower case. */
export function startOf(lines: string[]): string {
  let start = '';
  for (let at = 0; at < lines.length && start.length < MAX_START; at++) start += `${lines[at]?.slice(0, MAX_START)}\n`;
  return foldText(start.slice(0, MAX_START)).toLowerCase();
}
