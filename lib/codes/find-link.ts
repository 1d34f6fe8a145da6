import { CODE_WORDS } from './code-words.ts';
import { createWordFinder } from './find-words.ts';
import { foldText } from './fold-text.ts';
import { htmlLinks } from './html-links.ts';
import { LINK_WORDS } from './link-words.ts';
import type { Mail } from './mail.ts';
import type { MailLink } from './mail-link.ts';
import { ENOUGH, isOtherLink, scoreLink } from './score-link.ts';
import { textLinks } from './text-links.ts';

const WRITTEN_OUT = 1.5;
const ONLY_ONE = 1.3;
// "If that does not work, copy this address": in a plain body, where a button is an address already.
const GIVEN_TWICE = 1.2;

const findWords = createWordFinder({
  yes: `${CODE_WORDS.verify} ${CODE_WORDS.secret} ${LINK_WORDS.yes}`,
  no: LINK_WORDS.no,
});

/**
 * The link that confirms, verifies, activates, resets or signs in: the one that the message was sent for.
 * @returns its target as written, undefined when none stands out; the link is only found, never opened; never throws
 */
export function findConfirmationLink(mail: Mail): { url: string } | undefined {
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
