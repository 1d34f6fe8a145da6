import { type FindWords, isUnspaced } from './find-words.ts';
import type { LinkWord } from './link-words.ts';
import type { MailLink } from './mail-link.ts';

/** The score from which a link is the one that confirms. */
export const ENOUGH = 3;

const PATH_YES =
  /verif|confirm|activat|validat|reset|passw|token|signup|sign-?in|login|auth|magic|unlock|invit|register|otp|code=|opt-?in/;
const URL_NO =
  /unsub|optout|opt-out|privacy|terms|preferences|legal|support|help|facebook|twitter|instagram|linkedin|youtube|tiktok|play\.google|apps\.apple|itunes|\.(?:png|gif|jpe?g|css|pdf)$/;

/**
 * How much speaks for a link being the one that the message was sent for: the words on it and in front of it, its place, its target.
 * A tracker's target says nothing, so words and place must do.
 * @param subject folded, in lower case
 */
export function scoreLink(link: MailLink, subject: string, findWords: FindWords<LinkWord>): number {
  const text = toLow(link.text);
  const isUrl = /^https?:/.test(link.text);
  const on = isUrl ? { yes: false, no: false } : wordsOf(text.slice(0, 200), findWords);
  const before = wordsOf(toLow(link.before).slice(-200), findWords);
  let score = scoreTarget(link.url) - link.place * 0.5;
  if (on.no) score -= 4;
  if (on.yes) score += text.length > 60 ? 2 : 3;
  if (before.yes) score += 1;
  if (before.no) score -= 0.7;
  if (wordsOf(subject, findWords).yes) score += 0.5;
  if (!isUrl && sharesWords(text, subject)) score += 1.5;
  if (link.isAlone) score += 0.7;
  if (link.isButton) score += 0.8;
  if (!text.trim()) score -= 2;
  return score;
}

/** Whether the words on a link say that it is for something else. */
export function isOtherLink({ text }: MailLink, findWords: FindWords<LinkWord>): boolean {
  return !/^https?:/.test(text) && wordsOf(toLow(text).slice(0, 200), findWords).no;
}

function toLow(text: string): string {
  return text.toLowerCase().replace(/[-_]/g, ' ');
}

function wordsOf(low: string, findWords: FindWords<LinkWord>): { yes: boolean; no: boolean } {
  const hits = findWords(low);
  return { yes: hits.some(({ kind }) => kind === 'yes'), no: hits.some(({ kind }) => kind === 'no') };
}

/** Whether a word on the link is in the subject too, apart from its ending. */
function sharesWords(text: string, subject: string): boolean {
  if (subject.length < 4) return false;
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).some((word) => {
    const stem = isUnspaced(word.charCodeAt(0)) ? word.slice(0, 4) : word.slice(0, 6);
    return stem.length > 3 && subject.includes(stem);
  });
}

function scoreTarget(url: string): number {
  const low = url.slice(0, 500).toLowerCase();
  const path = low.replace(/^https?:\/\/[^/?#]*/, '');
  if (path.length < 2) return -2.5;
  let score = 0;
  if (PATH_YES.test(path)) score += 2;
  if (URL_NO.test(low)) score -= 2.5;
  if (/[a-z0-9_-]{20}/.test(path)) score += 0.5;
  return score;
}
