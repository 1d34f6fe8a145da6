import { cached } from '../../i18n/cached.ts';
import { type FindWords, isUnspaced } from './find-words.ts';
import type { CandidateLink, LinkTrace } from './mail.ts';
import { LINK_POINTS } from './points.ts';
import { asksFor, deniesOrLocks, namesOwn, namesSecret, type Purpose } from './purpose.ts';
import type { LinkWord } from './word-tables.ts';

const PATH_YES =
  /verif|confirm|activat|validat|reset|passw|token|signup|sign[-_]?in|login|log[-_]in|auth|magic|unlock|invit|regist|otp|code=|opt-?in|recover|doubleopt/;
/** A way in, on which the words are the most different: "Click here to create an account". */
const PATH_JOIN = /regist|invit|sign-?up|join|enrol/;
/** The same as `PATH_YES` in URLs of other languages. */
const PATH_ABROAD =
  /(?<![a-z])(?:best(?:ae|ä)tig|bevestig|bekr(?:ae|a|e)ft|potwierdz|potvrd|potvrz|potwrd|dogrula|onayla|konfirm|x[aá]c-?(?:nhan|thuc|minh)|podtverd|pidtverd|a[kc]ti(?:vier|ver|var|veer|vac|vasi|vare|wuj|wac|vujte|vovat|voi)|attiva|ativa|freischalt|restab|redefin|r[eé]initi|recuper|zurueck|zuruck|nulstil|aterstall|palaut|obnov|odzysk|sifirla|vosstanov|passord|losenord|adgangskode|wachtwoord|has[lł]o|heslo|senha|contrase|clave|sifre|mot-?de-?passe|mdp(?![a-z])|parol[aeiouy]?(?![a-z])|jelszo|kata-?sandi|mat-?khau)/;
/** Words that are used only for verifying; the others of `PATH_YES` are in the URLs of many pages. */
const PATH_ONLY =
  /verif|confirm|activat|validat|reset|unlock|magic|opt-?in|password\/edit|best(?:ae|ä)tig|freischalt|bevestig|bekr(?:ae|a|e)ft|potwierdz|potvrd|potvrz|dogrula|aktivier|aktywuj/;
const URL_NO =
  /unsub|unwatch|unfollow|optout|opt-out|privacy|terms|preferences|legal|support|help|facebook|twitter|instagram|linkedin|youtube|tiktok|play\.google|apps\.apple|itunes|listinfo|mailto|webversion|view-?in|\.(?:png|gif|jpe?g|css|pdf|zip|exe|html?|txt|xml)$/;
// In a part of a URL that was made for one recipient, letters and digits mix, or capitals stand among small letters.
const RANDOM = /[A-Za-z]\d+[A-Za-z]|\d[A-Za-z]+\d|^(?=.*[a-z][A-Z]{2})[A-Za-z]{16,}$/;
const MIN_TOKEN = 6;
/** A path of numbers and single letters alone: pages for everyone have words in theirs. */
const NUMBERED = /^(?:\/(?:[a-z]|\d+))*\/\d{6,}\/?$/;

/** How much a mail urges the user. One word never decides alone: a threat counts, or a second word, or that nobody seems to have sent it. */
export function countUrgent(text: string, hasSender: boolean, findWords: FindWords<LinkWord>): number {
  const kinds = findWords(text.replace(/[-_]/g, ' ')).map(({ kind }) => kind);
  const urgent = kinds.filter((kind) => kind === 'urgent').length;
  const threats = kinds.filter((kind) => kind === 'threat').length;
  return threats + (threats > 0 || !hasSender ? urgent : Math.max(0, urgent - 1));
}

/** What is known of a mail, whichever link is looked at. */
export type AboutMail = {
  /** Folded, in lower case. */
  subject: string;
  purpose: Purpose;
  /** It has no other link, but for the home page. */
  isOnly: boolean;
  /** It has several links, or one to leave its list. */
  isLetter: (_: 0) => boolean;
};

/**
 * Scores how likely a link is the one that the message was sent for, by its text, the text before it, its position and its target.
 * The target of a click counter says nothing, so that text and position must suffice. Without a matching word, a link counts only in a
 * short mail, and if its path has a word for verifying.
 */
export function scoreLink(
  link: CandidateLink,
  target: URL,
  { subject, purpose, isOnly, isLetter }: AboutMail,
  findWords: FindWords<LinkWord>,
  trace?: LinkTrace,
): number {
  const never = (rule: string) => {
    trace?.(0, rule, '');
    return 0;
  };
  const path = `${target.pathname}${target.search}${target.hash}`.slice(0, 500).toLowerCase();
  const isVerifyPath = PATH_YES.test(path) || PATH_ABROAD.test(path);
  const text = lowerCase(link.text);
  const linkWords = wordsOf(text.slice(0, 200), findWords);
  const asks = cached(() =>
    [text, lowerCase(leadOf(link, findWords).sentence)].some((low) => asksFor(low, yesIn(low, findWords))),
  );
  // If the link text and the path agree, a short token suffices: any digit or `=` in the path.
  const isNumbered = isOnly && NUMBERED.test(path) && asks(0);
  if (!hasToken(target) && !isNumbered && !(PATH_ONLY.test(path) && /\d|=/.test(path)))
    return never('no part of it is for one recipient');
  if (linkWords.has('leave')) return never('it leaves a list');
  const wordsBefore = wordsOf(lowerCase(link.before), findWords);
  const subjectWords = wordsOf(subject, findWords);
  const shares = sharesWords(text, subject);
  const hasReason =
    linkWords.has('yes') ||
    linkWords.has('secret') ||
    wordsBefore.has('yes') ||
    shares ||
    subjectWords.has('yes') ||
    (isOnly && PATH_JOIN.test(path) && namesOwn(`${subject}\n${text}\n${lowerCase(link.before)}`));
  if (!hasReason && !PATH_ONLY.test(path)) return never('no word says what it is for');
  if (!isAllowed(purpose, text, linkWords, asks)) return never('the mail is for something else');
  const hasWord = [linkWords, wordsBefore, subjectWords].some((words) => words.has('yes') || words.has('secret'));
  const isAsked =
    isVerifyPath ||
    (subjectWords.has('yes') && linkWords.has('yes') && !isLetter(0)) ||
    (purpose === 'ask' && (isOnly || wordsBefore.has('lead') || linkWords.has('secret') || shares)) ||
    (isOnly && (linkWords.has('secret') || linkWords.has('yes'))) ||
    (shares &&
      !link.isBare &&
      (isOnly || ((hasWord || (link.isButton && sharesAll(text, subject))) && !isLetter(0)))) ||
    asks(0);
  if (!isAsked) return never('nothing asks for it, and its target says nothing');
  const points: [points: number, rule: string, is: boolean][] = [
    [LINK_POINTS.provingPath, 'its path proves', isVerifyPath],
    [LINK_POINTS.otherPath, 'its path is of something else', URL_NO.test(`${target.hostname}${path}`)],
    [LINK_POINTS.longPart, 'a long part in its path', /[a-z0-9_-]{20}/.test(path)],
    [LINK_POINTS.otherWord, 'another word on it', linkWords.has('no')],
    [LINK_POINTS.word, 'a word on it', linkWords.has('yes')],
    [LINK_POINTS.password, 'a password on it', linkWords.has('secret')],
    [LINK_POINTS.wordBefore, 'a word before it', wordsBefore.has('yes')],
    [LINK_POINTS.announced, 'a link is announced', wordsBefore.has('lead')],
    [LINK_POINTS.wordInSubject, 'a word in the subject', subjectWords.has('yes')],
    [LINK_POINTS.sharedWord, 'a word of the subject on it', shares],
    [LINK_POINTS.alone, 'alone in its line', link.isAlone],
    [LINK_POINTS.button, 'a button', link.isButton],
  ];
  let score = 0;
  for (const [more, rule, is] of points) {
    if (!is) continue;
    score += more;
    trace?.(more, rule, '');
  }
  return score;
}

/** Whether a mail for this purpose may have such a link. @param asks whether the words on it ask for something of one's own */
function isAllowed(purpose: Purpose, text: string, linkWords: Set<LinkWord>, asks: (_: 0) => boolean): boolean {
  if (purpose === 'conversation') return false;
  if (purpose === 'alert') return linkWords.has('yes') && !namesSecret(text.slice(0, 200));
  return purpose === 'ask' || purpose === 'other' || (purpose === 'newsletter' && asks(0));
}

const yesIn = (low: string, findWords: FindWords<LinkWord>) => findWords(low).filter(({ kind }) => kind === 'yes');

/**
 * The sentence that leads to a link: the last one before it that announces a link ("…, click below. If not, ignore this mail."), else what
 * stands before it since the last full stop, or the whole sentence before it.
 */
function leadOf(
  { text, before, isBare, isAlone }: CandidateLink,
  findWords: FindWords<LinkWord>,
): { sentence: string; isEnded: boolean } {
  const at = before.indexOf(text);
  const head = (isBare && !isAlone ? text : at > 0 ? before.slice(0, at) : before).trim();
  const isEnded = /[.!。！]$/.test(head);
  const sentences = head.split(/(?<=[.!?;。！？；])\s*/).filter(Boolean);
  const last = sentences.at(-1) ?? '';
  const announces = (sentence: string) => wordsOf(lowerCase(sentence), findWords).has('lead');
  return { sentence: (sentences.length > 1 && sentences.findLast(announces)) || last, isEnded };
}

/**
 * Whether the text of a link, or the sentence that leads to it, shows that it has another purpose: to undo or to deny what the mail tells
 * ("If it was not you, …"), or to leave ("If you no longer wish …").
 */
export function isOtherLink(link: CandidateLink, findWords: FindWords<LinkWord>): boolean {
  const { sentence, isEnded } = leadOf(link, findWords);
  const low = lowerCase(sentence);
  const text = link.isBare ? low : lowerCase(link.text).slice(0, 200);
  const linkWords = wordsOf(text, findWords);
  if (linkWords.has('undo') || deniesOrLocks(text)) return true;
  if (!link.isBare && linkWords.has('deny')) return true;
  // "If you did not ask for this, ignore it." is no lead; "If it was not you, click the button below." is.
  const wordsBefore = wordsOf(low, findWords);
  // A link that says itself that it leaves is one of many to the same page now and then: it only costs points.
  const isOther = wordsBefore.has('deny') || (wordsBefore.has('leave') && (link.isBare || !linkWords.has('leave')));
  return isOther && (!isEnded || wordsBefore.has('lead'));
}

function lowerCase(text: string): string {
  return text.toLowerCase().replace(/[-_]/g, ' ');
}

function wordsOf(text: string, findWords: FindWords<LinkWord>): Set<LinkWord> {
  return new Set(findWords(text).map(({ kind }) => kind));
}

/** Whether the subject contains a word of the link text, apart from its ending. */
function sharesWords(text: string, subject: string): boolean {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  // A single word is a name, such as the text of a logo, but in scripts without spaces.
  const isName = words.length === 1 && !isUnspaced(text.trim()[0]);
  return !isName && words.some((word) => word.length > 3 && subject.includes(word.slice(0, 6)));
}

/** Whether the subject has all longer words of the link text, at least two, apart from their endings. */
function sharesAll(text: string, subject: string): boolean {
  const words = (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => word.length > 3 || isUnspaced(word));
  return (words.length > 1 || isUnspaced(text)) && words.every((word) => subject.includes(word.slice(0, 5)));
}

/** Whether a URL has a part for one recipient, as links that confirm something do. */
function hasToken({ pathname, search, hash }: URL): boolean {
  return (
    `${pathname}${search}${hash}`.split(/[^A-Za-z\d]+/).some((run) => run.length >= MIN_TOKEN && RANDOM.test(run)) ||
    /=[a-z\d]{26}/i.test(search)
  );
}
