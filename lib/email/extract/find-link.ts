import { cached } from '../../i18n/cached.ts';
import { foreignHostIn } from '../html/links/link-target.ts';
import { createWordFinder } from './find-words.ts';
import { foldText } from './fold-text.ts';
import { type Claims, isMisleading } from './link-doubt.ts';
import { hostOfLink, senderHost } from './link-host.ts';
import type { CandidateLink, LinkedText, LinkTrace, Mail } from './mail.ts';
import { htmlLinks, textLinks } from './mail-links.ts';
import { LINK_POINTS } from './points.ts';
import { purposeOf } from './purpose.ts';
import { countUrgent, isOtherLink, scoreLink } from './score-link.ts';
import { CODE_WORDS, LINK_WORDS } from './word-tables.ts';

const MOST_NAMES = 40;
/** A mail that asks for something has this many links at most, or says more clearly what it asks for. */
const FEW = 4;

const findWords = createWordFinder({
  change: LINK_WORDS.change,
  weak: LINK_WORDS.weak,
  lead: LINK_WORDS.lead,
  threat: LINK_WORDS.threat,
  urgent: LINK_WORDS.urgent,
  yes: `${CODE_WORDS.verify} ${LINK_WORDS.yes}`,
  no: LINK_WORDS.no,
  leave: LINK_WORDS.leave,
  deny: LINK_WORDS.deny,
  undo: LINK_WORDS.undo,
  secret: CODE_WORDS.secret,
});

/**
 * `link` is the link that the message was sent for, if that is certain. `misleadingLink` takes its place if it leads elsewhere than its
 * text or the sender suggests. Both are absent if there is no such link.
 */
export type FoundLinks = { link?: string; misleadingLink?: string };

/** Finds the link that confirms, verifies, activates, resets or signs in. Never opens a link, never throws. */
export function findLinks(mail: Mail, trace?: LinkTrace): FoundLinks {
  const inHtml = htmlLinks(mail.html ?? '');
  const isHtml = inHtml.links.length > 0;
  const body = isHtml ? inHtml : textLinks(mail.text ?? '');
  const subject = foldText((mail.subject ?? '').slice(0, 400)).toLowerCase();
  const byUrl = Map.groupBy(body.links, ({ url }) => url);
  const isOnly = [...byUrl.keys()].filter((url) => !isHome(url)).length === 1;
  // Most mails have no link that comes so far.
  const urgent = cached(() => countUrgent(`${subject}\n${body.start}`, mail.from !== undefined, findWords));

  const low = subject.replace(/[-_]/g, ' ');
  const asked = findWords(low).filter(({ kind }) => kind === 'yes');
  const purpose = purposeOf(low, asked, body);
  const isLetter = cached(() => byUrl.size > FEW || body.links.some(({ text }) => leaves(text)));
  const about = { subject: low, purpose, isOnly, isLetter };

  let best: { url: URL; written: string; same: CandidateLink[]; score: number } | undefined;
  for (const [written, same] of byUrl) {
    const url = URL.parse(written);
    if (!url) continue;
    trace?.(0, 'a link', `${same[0]?.text} ${written}`);
    let score = Math.max(...same.map((link) => scoreLink(link, url, about, findWords, trace)));
    if (isOnly) score += LINK_POINTS.only;
    if (score < LINK_POINTS.enough || score <= (best?.score ?? 0)) continue;
    const cost = Math.min(LINK_POINTS.mostUrgent, urgent(0) * LINK_POINTS.urgent);
    trace?.(-cost, 'what the mail says against it', '');
    score -= cost;
    if (score < LINK_POINTS.enough || score <= (best?.score ?? 0)) continue;
    if (!same.some((link) => isOtherLink(link, findWords))) best = { url, written, same, score };
  }
  if (!best) return {};
  const { url, written, same } = best;
  const showsOtherHost = isHtml && same.some(({ text }) => foreignHostIn(text, url.hostname));
  return showsOtherHost || isMisleading(url, claimsOf(mail, subject, body, url, urgent(0) > 0))
    ? { misleadingLink: written }
    : { link: written };
}

const leaves = (text: string) =>
  findWords(text.toLowerCase().replace(/[-_]/g, ' ')).some(({ kind }) => kind === 'leave');

function isHome(url: string): boolean {
  return /^https?:\/\/[^/?#]*\/?$/.test(url);
}

function claimsOf(
  { from = '' }: Mail,
  subject: string,
  { links, start }: LinkedText,
  own: URL,
  isUrgent: boolean,
): Claims {
  const sender = senderHost(from);
  const display = foldText(from.slice(0, 200).split('<', 1)[0] ?? '').toLowerCase();
  // Words joined by a hyphen count as one.
  const words = `${display}\n${subject}\n${start.slice(0, 600)}`.match(/[a-z\d](?:-?[a-z\d]){3,}/g) ?? [];
  const others = links.flatMap(({ url }) => {
    const other = URL.parse(url);
    return other && other.href !== own.href ? [hostOfLink(other.hostname).site] : [];
  });
  return { sender, names: [...new Set(words)].slice(0, MOST_NAMES), others, isUrgent };
}
