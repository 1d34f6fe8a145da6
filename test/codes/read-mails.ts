import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Mail } from '../../lib/email/extract/mail.ts';
import { readLines } from '../read-lines.ts';

/** A message with what is to be found in it. */
export type CorpusMail = Mail & {
  id: string;
  lang: string;
  /** The code as typed; null where there is none. */
  expected: string | null;
  /** The confirmation link; null where there is none, absent where none is looked for. */
  link?: string | null;
};

/**
 * How one language says it.
 * - `subject`: of a mail with a code, the code not in it
 * - `sentence`: with the code inside, at `{code}`
 * - `intro`: stands before a code that has its own line
 * - `expiry`: how long it lasts, with a number that is not the code
 * - `ignore`: what to do when it was not asked for
 */
export type Phrasing = Record<'lang' | 'subject' | 'sentence' | 'intro' | 'expiry' | 'ignore', string>;

/** What two sentences say of a code that stands on its own line below them, without a colon: that it is below, and where it is entered. */
export type TwoSentences = {
  lang: string;
  subject: string;
  announced: string;
  /** The same of a voucher, which is no code. */
  offer: { subject: string; announced: string };
};

/** A mail as a sender's template sets it, some 20 kB: of that the file has what differs. */
type MailAtSize = CorpusMail & { seed: number; preview: string; rows: string };

/** @param file of this folder, with a JSON value in each line */
export const readCorpus = <T = CorpusMail>(file: string) => readLines<T>(new URL(file, import.meta.url));

/** The rows of a file of this folder, each of parts between ` | `. */
export const readRows = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split(' | ') as [string, string, ...string[]]);

/** A link of a campaign, by its number. */
const linkOf = (nth: number) =>
  `https://click.harbour.example/ls/click?upn=u001.${((nth + 11) * 7919 * 104729).toString(36)}${'Kx9dQz7L'.repeat(9)}-2B`;

const frame = readFileSync(new URL('at-size-frame.txt', import.meta.url), 'utf8');

function putIntoFrame({ seed, preview, rows, ...mail }: MailAtSize): CorpusMail {
  const { subject } = mail;
  const parts: Record<string, string | undefined> = {
    subject,
    preview,
    rows,
    seed: `${seed}`,
    reference: `${7730 + seed}`,
  };
  const html = frame.replace(/\{(link)?(\w+)\}/g, (mark, isLink: string | undefined, name: string) =>
    isLink ? linkOf(seed * 10 + Number(name)) : (parts[name] ?? mark),
  );
  return { from: 'Harbour <no-reply@mail.harbour.example>', ...mail, html };
}

/** Mails without a code: a third of the corpus. */
export const withoutCode = readCorpus('without-code.jsonl');
/** Confirmation mails, and others with links. */
export const withLink = readCorpus('with-link.jsonl');
/** Mails that hide where their link leads; and the same mails as they are sent in truth. */
export const lures = readCorpus('lures.jsonl');
export const truths = readCorpus('truths.jsonl');
export const phrasings = readCorpus<Phrasing>('phrasings.jsonl');
export const twoSentences = readCorpus<TwoSentences>('two-sentences.jsonl');

const all = [
  ...readCorpus('with-code.jsonl'),
  ...withoutCode,
  ...withLink,
  ...readCorpus<MailAtSize>('at-size.jsonl').map(putIntoFrame),
  // As banks, shops, games, networks and airlines send them, in our own words.
  ...readCorpus('as-sent.jsonl'),
];

/** A fifth of the mails, by their ids, and half of those as they are sent, which were written to be a test of the rules. */
function isHeldOut({ id }: CorpusMail): boolean {
  const chance = createHash('sha256').update(id).digest()[0] ?? 0;
  return id.includes(', as sent ') ? chance % 2 === 0 : chance % 5 === 0;
}

/** Mails with a code, without one, with a confirmation link, with links that confirm nothing. */
export const corpus = all.filter((mail) => !isHeldOut(mail));

/** Held back from those who make the rules: only the bench looks at these. */
export const heldOut = all.filter(isHeldOut);

const URL_IN_TEXT = /https?:\/\/[^\s<>"]+/g;

/** The same mail as a sender's click tracker leaves it: every target is the tracker's and says nothing about where it leads. */
export function wrapLinks(mail: CorpusMail): CorpusMail {
  const wrapped = new Map<string, string>();
  const wrap = (url: string) => {
    const target = url.replaceAll('&amp;', '&');
    const known = wrapped.get(target);
    if (known) return known;
    const made = `https://click.tracker.example/ls/click?upn=u001.${((wrapped.size + 7) * 7919 * 104729).toString(36)}${'x9Kd'.repeat(12)}`;
    wrapped.set(target, made);
    return made;
  };
  return {
    ...mail,
    text: mail.text?.replace(URL_IN_TEXT, wrap),
    html: mail.html?.replace(URL_IN_TEXT, wrap),
    link: mail.link ? wrap(mail.link) : mail.link,
  };
}
