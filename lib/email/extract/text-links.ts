import { findUrls } from '../html/text-body.ts';
import { foldText } from './fold-text.ts';
import { startOf } from './html-links.ts';
import type { CandidateLink, LinkedText } from './mail.ts';

const LABEL = /^[^:]{3,60}:?$/;
const MAX_TEXT = 40_000;
const MAX_LINKS = 80;

/** The first 80 URLs in a plain body. The words in front of a URL, else the line before, count as its link text. */
export function textLinks(text: string): LinkedText {
  const links: CandidateLink[] = [];
  const lines = findUrls(text.slice(0, MAX_TEXT));
  let last = '';
  let length = 0;
  for (const { line, urls } of lines) {
    let from = 0;
    let before: string | undefined;
    for (const { url, start, end, isWhole } of urls) {
      if (links.length === MAX_LINKS) break;
      const label = foldText(line.slice(Math.max(from, start - 200), start)).trim();
      from = end;
      length -= end - start;
      const hasNoLabel = !/[\p{L}\p{N}]/u.test(label);
      before ??= foldText(last);
      // "Confirm my address: https://…" is the plain form of a button.
      const isButton = from === line.length && LABEL.test(label);
      // Half a link is never offered.
      if (!isWhole) continue;
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
  return {
    links: links.map((link, at) => ({ ...link, place: at / links.length })),
    start: startOf(lines.map(({ line }) => line)),
    length,
  };
}
