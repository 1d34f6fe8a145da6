import type { MailLink } from './find-link.ts';
import { foldText } from './fold-text.ts';

const URL = /https?:\/\/[^\s<>"'）】」\])]+/gi;
const MAX_LINKS = 60;

/** The addresses written in a plain body: the words in front of one, in its line or the one before, count as its text. */
export function textLinks(text: string): MailLink[] {
  const links: MailLink[] = [];
  let last = '';
  for (const line of text.slice(0, 40_000).split(/\r\n|\r|\n/)) {
    let from = 0;
    for (const match of line.matchAll(URL)) {
      if (links.length === MAX_LINKS) return links;
      const label = foldText(line.slice(from, match.index)).trim();
      from = match.index + match[0].length;
      const isAlone = !/[\p{L}\p{N}]/u.test(label);
      const url = match[0].replace(/[.,;:!?]+$/, '');
      links.push({ url, text: isAlone ? last : label, before: last, isAlone, isButton: false, place: 0 });
    }
    if (line.trim()) last = foldText(line.trim()).slice(-200);
  }
  return links.map((link, at) => ({ ...link, place: at / links.length }));
}
