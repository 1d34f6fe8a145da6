import { foldText } from './fold-text.ts';
import type { MailLink } from './mail-link.ts';
import { readHtml } from './read-html.ts';

const MAX_HTML = 250_000;
const MAX_TEXT = 40_000;
const MAX_LINKS = 80;

/** The links of an HTML body, in order: the first 80. */
export function htmlLinks(html: string): MailLink[] {
  if (!/href/i.test(html)) return [];
  const { lines, links } = readHtml(html.slice(0, MAX_HTML), MAX_TEXT);
  const lineAt = (at: number) => foldText(lines[at]?.text.slice(0, 400) ?? '');
  return links.slice(0, MAX_LINKS).map(({ url, text: written, line, button }, at) => {
    const text = foldText(written.slice(0, 400));
    const own = lineAt(line);
    const isAlone = own.length <= text.length + 3;
    return { url, text, before: isAlone ? lineAt(line - 1) : own, isAlone, isButton: button, place: at / links.length };
  });
}
