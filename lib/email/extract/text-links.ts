import { foldText } from './fold-text.ts';
import { startOf } from './html-links.ts';
import type { CandidateLink, LinkedText } from './mail.ts';

const URL_IN_TEXT = /https?:\/\/[^\s<>"'）】」\])]+/gi;
const LABEL = /^[^:]{3,60}:?$/;
const MAX_TEXT = 40_000;
const MAX_LINKS = 80;

/** The first 80 URLs in a plain body. The words in front of a URL, else the line before, count as its link text. */
export function textLinks(text: string): LinkedText {
  const links: CandidateLink[] = [];
  const lines = text.slice(0, MAX_TEXT).split(/\r\n|\r|\n/);
  let last = '';
  let length = 0;
  for (const line of lines) {
    let from = 0;
    let before: string | undefined;
    for (const match of line.includes('://') ? line.matchAll(URL_IN_TEXT) : []) {
      if (links.length === MAX_LINKS) break;
      const label = foldText(line.slice(Math.max(from, match.index - 200), match.index)).trim();
      from = match.index + match[0].length;
      length -= match[0].length;
      const hasNoLabel = !/[\p{L}\p{N}]/u.test(label);
      const url = match[0].replace(/[.,;:!?]$/, '');
      before ??= foldText(last);
      // "Confirm my address: https://…" is the plain form of a button.
      const isButton = from === line.length && LABEL.test(label);
      links.push({
        url,
        text: hasNoLabel ? before : label,
        before,
        isAlone: hasNoLabel || isButton,
        isButton,
        place: 0,
      });
    }
    length += line.length;
    if (line.trim()) last = line.trim().slice(-200);
  }
  return { links: links.map((link, at) => ({ ...link, place: at / links.length })), start: startOf(lines), length };
}
