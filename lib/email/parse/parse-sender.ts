import { cached } from '../../i18n/cached.ts';
import { languageInUse } from '../../i18n/language-in-use.ts';
import { text } from '../../i18n/text.ts';
import { decodeWords } from './encoded-words.ts';
import { visibleText } from './visible-text.ts';

interface SenderInitial {
  /** One grapheme in upper case, `?` for none: the first letter or digit of the name, else its first character. */
  initial: string;
  /** From 0 up to, not including, the number of colours; the same for all senders of one domain. */
  colour: number;
}

/** Created once, because that takes longer than splitting all the names of a list. */
const segmenter = new Intl.Segmenter();
const encoder = new TextEncoder();

/** UTF-16 units of a name that are searched for a letter or digit. If there is none, its first character counts. */
const LOOKED_AT = 100;

/** The small mark that represents a sender in a list. */
export function senderMark({ name, address, display }: Sender, colours: number): SenderInitial {
  const text = (name ?? address ?? '').slice(0, LOOKED_AT);
  const letter = segmenter.segment(text).containing(Math.max(0, text.search(/[\p{L}\p{N}]/u)))?.segment ?? '?';
  const domain = address?.slice(address.lastIndexOf('@') + 1).toLowerCase() ?? display;
  // In Turkish, the capital of i has a dot too: İsmail.
  return { initial: letter.toLocaleUpperCase(languageInUse()), colour: hashOf(domain) % colours };
}

/** FNV-1a, 32 bit. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of encoder.encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

export interface Sender {
  /** The display name, decoded, without quotes; absent when there is none. */
  name?: string;
  /** The address; absent when nothing in the text looks like one. */
  address?: string;
  /** How the sender is shown; never empty. */
  display: string;
}

const LONGEST = 2000;

/**
 * Parses the sender of a message as the service gives it, in any of the forms that mail uses: `Name <a@b>`, `"Name" <a@b>`,
 * `a@b (Name)`, a bare address, a bare name, encoded words, several senders (the first counts), broken quotes.
 * If the name contains another address than the true one, `display` is the true address.
 * @returns `display` is "unknown sender" in the language in use if there is no name and no address; never throws
 * @see https://www.rfc-editor.org/rfc/rfc5322#section-3.4
 */
export function parseSender(from: string | undefined): Sender {
  const written = (from ?? '').slice(0, LONGEST);
  const isGroup = /;\s*$/.test(written);
  return toSender(splitMailbox(isGroup ? written.replace(BEFORE_MAILBOX, '') : written));
}

function toSender(mailbox: MailboxParts): Sender {
  const { phrase, angle, comment } = mailbox;
  const address = addressIn(mailbox);
  const words = angle === undefined && address ? comment : phrase || comment;
  // NFKC turns full-width letters, and other forms of `@`, into the ordinary ones.
  const name = unquoted(visibleText(visibleText(decodeWords(words)).normalize('NFKC')));
  const isOwnAddress = name.toLowerCase() === address?.toLowerCase();
  const kept = name && !isOwnAddress ? name : undefined;
  return {
    ...(kept ? { name: kept } : {}),
    ...(address ? { address } : {}),
    display: (poses(kept, address) ? address : (kept ?? address)) || text('message.unknownSender'),
  };
}

/** More than a user reads; the raw source shows the rest. */
const MOST_LISTED = 1000;
const LONGEST_LIST = 100_000;
/** The separators before a mailbox (a sender or recipient in RFC 5322), and the name of a group. */
const BEFORE_MAILBOX = /^[\s,;]*(?:[^\s,;:@"<(][^,;:@"<(]{0,100}:[\s,;]*)?/;

export function parseSenders(list: string): Sender[] {
  const senders: Sender[] = [];
  let rest = list.slice(0, LONGEST_LIST).replace(BEFORE_MAILBOX, '');
  while (rest !== '' && senders.length < MOST_LISTED) {
    const mailbox = splitMailbox(rest);
    senders.push(toSender(mailbox));
    rest = mailbox.rest.replace(BEFORE_MAILBOX, '');
  }
  return senders;
}

/**
 * Finds the addresses of all senders, but not those in a name or a comment. If a service leaves out the quotes of a name, addresses in
 * the name may be among them.
 * @returns empty for a text that is longer than any sender, and if a quote or a comment is not closed
 */
export function findSenderAddresses(from: string | undefined): string[] {
  const addresses: string[] = [];
  let rest = from ?? '';
  if (rest.length > LONGEST) return [];
  while (rest.includes('@')) {
    const mailbox = splitMailbox(rest);
    if (mailbox.isOpen) return [];
    const ofAngle = addressesIn(mailbox.angle ?? '');
    addresses.push(...(ofAngle.length > 0 ? ofAngle : addressesIn(mailbox.phrase)));
    rest = mailbox.rest;
  }
  return addresses;
}

/** An address has one, in one of its widths. */
const AT = /[@\uff20\ufe6b]/;

type MailboxParts = { phrase: string; angle?: string; comment: string; rest: string; isOpen: boolean };

const addressIn = ({ angle, phrase }: MailboxParts) => findAddress(angle ?? '') ?? findAddress(phrase);

/** Splits the first mailbox of a list into the text outside, in angle brackets, and in comments, in one pass. */
function splitMailbox(text: string): MailboxParts {
  let phrase = '';
  let comment = '';
  let angle: string | undefined;
  let place: 'phrase' | 'quote' | 'comment' | 'angle' = 'phrase';
  let depth = 0;
  /** The end of the phrase, in which no address was looked for yet. A part of the phrase would be copied at each separator. */
  let unsearched = '';
  const lastOf = cached((closing: string) => text.lastIndexOf(closing));
  let i = 0;
  for (; i < text.length; i++) {
    const character = text[i] ?? '';
    const isEscape = character === '\\' && (place === 'quote' || place === 'comment');
    const literal = isEscape ? (text[++i] ?? '') : '';
    if (place === 'quote') {
      if (character === '"') place = 'phrase';
      else {
        phrase += literal || character;
        unsearched += literal || character;
      }
    } else if (place === 'comment') {
      if (character === '(') depth++;
      if (character === ')' && --depth === 0) place = 'phrase';
      else comment += literal || character;
    } else if (place === 'angle') {
      if (character === '>') break;
      angle += character;
    } else if (character === '"') {
      // A quote that is never closed is a mistake, not the start of a name.
      if (i < lastOf('"')) place = 'quote';
    } else if (character === '(' && i < lastOf(')')) {
      place = 'comment';
      depth = 1;
      if (comment) comment += ' ';
    } else if (character === '<') {
      place = 'angle';
      angle = '';
    } else {
      const isSeparator = character === ',' || character === ';';
      if (isSeparator && AT.test(unsearched) && findAddress(unsearched)) break;
      phrase += character;
      unsearched = isSeparator ? '' : unsearched + character;
    }
  }
  return {
    phrase: phrase.trim(),
    comment: comment.trim(),
    ...(angle === undefined ? {} : { angle }),
    rest: text.slice(i + 1),
    isOpen: place === 'quote' || place === 'comment',
  };
}

function addressesIn(text: string): string[] {
  const clean = visibleText(visibleText(text).normalize('NFKC')).replace(/^mailto:/i, '');
  return clean.split(/[\s,;<>[\]()]+/).filter((word) => /^[^@]+@[^@]+$/.test(word));
}

const findAddress = (text: string): string | undefined => addressesIn(text)[0];

function unquoted(name: string): string {
  return /^(['"‘’“”«»]).*['"‘’“”«»]$/.test(name) && name.length > 2 ? name.slice(1, -1).trim() : name;
}

function poses(name: string | undefined, address: string | undefined): boolean {
  if (!name || !address) return false;
  const claimed = findAddress(name);
  return claimed !== undefined && claimed.toLowerCase() !== address.toLowerCase();
}
