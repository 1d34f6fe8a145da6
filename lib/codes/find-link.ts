import { CODE_WORDS } from './code-words.ts';
import { createWordFinder } from './find-words.ts';
import { foldText } from './fold-text.ts';
import { LINK_WORDS } from './link-words.ts';
import type { Mail } from './mail.ts';
import { mailLines } from './mail-lines.ts';
import { textLinks } from './text-links.ts';

/**
 * A link of a message and its place.
 * @property before the words in front of it: of its own line, else of the line before
 * @property place 0 for the first of the message, near 1 for the last
 */
export type MailLink = {
  url: string;
  text: string;
  before: string;
  isAlone: boolean;
  isButton: boolean;
  place: number;
};

const findWords = createWordFinder({
  yes: `${CODE_WORDS.verify} ${CODE_WORDS.secret} ${LINK_WORDS.yes}`,
  no: LINK_WORDS.no,
});

const ENOUGH = 3;
const MAX_LINKS = 60;

/**
 * The link that confirms, verifies, activates, resets or signs in: the one that the message was sent for.
 * @returns its target as written, undefined when none stands out; the link is only found, never opened; never throws
 */
export function findConfirmationLink(mail: Mail): { url: string } | undefined {
  const { lines, links } = mailLines(mail);
  const htmlLines = lines.filter(({ part }) => part === 'html');
  const inText = textLinks(mail.text ?? '');
  const inHtml = links.slice(0, MAX_LINKS).map((link, at): MailLink => {
    const own = htmlLines[link.line]?.raw ?? '';
    const text = foldText(link.text);
    const isAlone = own.length <= text.length + 3;
    return {
      url: link.url,
      text,
      before: isAlone ? (htmlLines[link.line - 1]?.raw ?? '') : own,
      isAlone,
      isButton: link.button,
      place: at / links.length,
    };
  });
  const subject = foldText(mail.subject ?? '').toLowerCase();
  const scores = new Map<string, number>();
  for (const link of inHtml.length > 0 ? inHtml : inText) {
    const score = scoreLink(link, subject) + (isWrittenOut(link.url, inHtml) ? 1.5 : 0);
    scores.set(link.url, Math.max(score, scores.get(link.url) ?? Number.NEGATIVE_INFINITY));
  }
  let best: string | undefined;
  let top = ENOUGH;
  for (const [url, score] of scores) {
    if (score > top || (score === top && best === undefined)) {
      best = url;
      top = score;
    }
  }
  return best === undefined ? undefined : { url: best };
}

/** Whether the target also stands there to be copied, as the text of a link. */
function isWrittenOut(url: string, links: MailLink[]): boolean {
  return links.some((link) => link.url === url && /^https?:/i.test(link.text));
}

function scoreLink(link: MailLink, subject: string): number {
  const text = link.text.toLowerCase().replace(/[-_]/g, ' ');
  const isUrl = /^https?:/.test(link.text);
  const words = isUrl ? [] : findWords(text.slice(0, 200));
  const isNo = words.some(({ kind }) => kind === 'no');
  const isYes = words.some(({ kind }) => kind === 'yes');
  let score = 0;
  if (isNo) score -= 4;
  if (isYes) score += 3;
  if (isYes && text.length > 60) score -= 1;
  if (sharesWords(text, subject)) score += 1.5;
  if (link.isAlone) score += 0.7;
  if (link.isButton) score += 0.8;
  const before = findWords(link.before.toLowerCase().replace(/[-_]/g, ' ').slice(-200));
  if (before.some(({ kind }) => kind === 'yes')) score += 1;
  if (before.some(({ kind }) => kind === 'no')) score -= 0.7;
  if (!isUrl && !text.trim()) score -= 2;
  return score - link.place * 0.5 + scoreUrl(link.url);
}

function sharesWords(text: string, subject: string): boolean {
  if (!subject || !text) return false;
  if (subject.includes(text) && text.length > 4) return true;
  return text.split(/[^\p{L}\p{N}]+/u).some((word) => word.length > 4 && subject.includes(word.slice(0, 6)));
}

const URL_YES =
  /verif|confirm|activat|validat|reset|passw|token|signup|sign-?in|login|auth|magic|unlock|invit|register|otp|code=|opt-?in/;
const URL_NO =
  /unsub|optout|opt-out|privacy|terms|preferences|legal|support|help|facebook|twitter|instagram|linkedin|youtube|tiktok|play\.google|apps\.apple|itunes|\.(?:png|gif|jpe?g|css|pdf)$/;

function scoreUrl(url: string): number {
  const low = url.slice(0, 500).toLowerCase();
  const path = low.replace(/^https?:\/\/[^/?#]*/, '');
  if (path.length < 2) return -2.5;
  let score = 0;
  if (URL_YES.test(path)) score += 2;
  if (URL_NO.test(low)) score -= 2.5;
  if (/[a-z0-9_-]{20}/.test(path)) score += 0.5;
  return score;
}
