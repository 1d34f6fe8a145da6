import type { CodeWords } from './code-words.ts';
import { createWordFinder, type FindWords } from './find-words.ts';
import { foldText } from './fold-text.ts';
import { htmlLinks } from './html-links.ts';
import type { LinkWord, LinkWords } from './link-words.ts';
import type { Mail } from './mail.ts';
import type { MailLink } from './mail-link.ts';
import { ENOUGH, isOtherLink, scoreLink } from './score-link.ts';
import { textLinks } from './text-links.ts';

const WRITTEN_OUT = 1.5;
const ONLY_ONE = 1.3;
// "If that does not work, copy this address": in a plain body, where a button is an address already.
const GIVEN_TWICE = 1.2;

export type FindLink = (mail: Mail) => { url: string } | undefined;

/** The finder of `find-link.ts`, for words that are loaded when they are needed. */
export function createLinkFinder(code: Pick<CodeWords, 'verify' | 'secret'>, link: LinkWords): FindLink {
  const findWords = createWordFinder({ yes: `${code.verify} ${code.secret} ${link.yes}`, no: link.no });
  return (mail) => findLink(mail, findWords);
}

function findLink(mail: Mail, findWords: FindWords<LinkWord>): { url: string } | undefined {
  const inHtml = htmlLinks(mail.html ?? '');
  const links = inHtml.length > 0 ? inHtml : textLinks(mail.text ?? '');
  const subject = foldText((mail.subject ?? '').slice(0, 400)).toLowerCase();
  const byUrl = new Map<string, MailLink[]>();
  for (const link of links) byUrl.set(link.url, [...(byUrl.get(link.url) ?? []), link]);
  const isOnly = [...byUrl.keys()].filter((url) => !isHome(url)).length === 1;

  let best: string | undefined;
  let top = ENOUGH;
  for (const [url, same] of byUrl) {
    if (same.some((link) => isOtherLink(link, findWords))) continue;
    let score = Math.max(...same.map((link) => scoreLink(link, subject, findWords)));
    if (same.some(({ text }) => /^https?:/i.test(text))) score += WRITTEN_OUT;
    if (inHtml.length === 0 && same.length > 1) score += GIVEN_TWICE;
    if (isOnly) score += ONLY_ONE;
    if (score < top || (score === top && best !== undefined)) continue;
    best = url;
    top = score;
  }
  return best === undefined ? undefined : { url: best };
}

function isHome(url: string): boolean {
  return /^https?:\/\/[^/?#]*\/?$/.test(url);
}
