import { createWordFinder } from './find-words.ts';
import { type LinkedText, REPLY_SUBJECT } from './mail.ts';
import { CODE_WORDS, LINK_WORDS, PURPOSE_WORDS, type PurposeWord } from './word-tables.ts';

/**
 * What a mail is for, as far as it decides what is offered:
 * - `ask`: its subject asks for something to be confirmed, set or opened
 * - `alert`: it tells what happened to an account, and its subject asks for nothing
 * - `order`: it is about something bought or booked
 * - `newsletter`: it is long, or has many links, and its subject asks for nothing
 * - `conversation`: it is an answer
 * - `other`: none of these shows
 */
export type Purpose = 'ask' | 'alert' | 'order' | 'newsletter' | 'conversation' | 'other';

const words = (kind: PurposeWord) => [...PURPOSE_WORDS.values()].map((row) => row[kind]).join(' ');

/** The words of all languages at once. */
const findPurpose = createWordFinder({
  alert: words('alert'),
  lock: words('lock'),
  unlock: LINK_WORDS.unlock,
  deal: CODE_WORDS.deal,
});
const findOwn = createWordFinder({ own: `${words('own')} ${CODE_WORDS.secret}` });
const findSecret = createWordFinder({ secret: CODE_WORDS.secret });
/** A word that denies in one language is a common one in another: both words have to be of one. */
const denials = [...PURPOSE_WORDS.values()].map(({ not, me }) => createWordFinder({ not, me }));

/** An alert tells what happened at its beginning. */
const FIRST = 400;
const MANY = 14;

/** A text in lower case, as words are looked for in it. */
export type Low = string;

/** Whether a text asks to confirm something of one's own: a verb, found already, and beside it what it is for. */
export function asksFor(low: Low, verbs: { start: number; end: number }[]): boolean {
  if (verbs.length === 0) return false;
  return findOwn(low).some((own) => verbs.some(({ start, end }) => own.end <= start || own.start >= end));
}

/**
 * Whether the words on a link deny what the mail tells ("It was not me"), or undo, block or report it.
 * @param low at most some 200 characters
 */
export function deniesOrLocks(low: Low): boolean {
  const kinds = findPurpose(low).map(({ kind }) => kind);
  if (kinds.includes('lock') && !kinds.includes('unlock')) return true;
  return denials.some((find) => new Set(find(low).map(({ kind }) => kind)).size === 2);
}

/** Whether a text names what is one's own: an account, a registration, an invitation. */
export const namesOwn = (low: Low): boolean => findOwn(low).length > 0;

/** Whether the words on a link tell of a password. In an alert, it is changed after a sign-in by another. */
export const namesSecret = (low: Low): boolean => findSecret(low).length > 0;

/** @param subject in lower case. @param asked the verbs in it that ask for something */
export function purposeOf(
  subject: Low,
  asked: { start: number; end: number }[],
  { links, start }: LinkedText,
): Purpose {
  if (REPLY_SUBJECT.test(subject)) return 'conversation';
  const told = findPurpose(subject);
  const alerts = told.filter(({ kind }) => kind === 'alert');
  // "New sign-in" tells of one, and asks for none; so does the word behind it.
  const verbs = asked.filter((verb) => !alerts.some(({ start, end }) => verb.start <= end + 1 && start < verb.end));
  if (asksFor(subject, verbs)) return 'ask';
  if (alerts.length > 0) return 'alert';
  if (verbs.length > 0) return 'other';
  if (findPurpose(start.slice(0, FIRST).replace(/[-_]/g, ' ')).some(({ kind }) => kind === 'alert')) return 'alert';
  // An invitation may be to a shop as well as to a workspace.
  if (told.some(({ kind, start: at }) => kind === 'deal' && !subject.startsWith('invit', at))) return 'order';
  return new Set(links.map(({ url }) => url)).size > MANY ? 'newsletter' : 'other';
}
