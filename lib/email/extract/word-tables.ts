import codeWords from './code-words.json' with { type: 'json' };
import linkWords from './link-words.json' with { type: 'json' };
import purposeWords from './purpose-words.json' with { type: 'json' };

/** The words of a kind in one text, in the notation that `createWordFinder` describes; its lists are in lines of some 150 characters. */
const joinLists = <Kind extends string>(lists: Record<Kind, string[]>) =>
  Object.fromEntries(Object.entries<string[]>(lists).map(([kind, lines]) => [kind, lines.join(' ')])) as Record<
    Kind,
    string
  >;

/**
 * Words that distinguish one-time codes from other numbers, in about a hundred languages: stems, folded as `foldText` does.
 * - `code`; `secret`: a password or PIN, which may also be a permanent one; `once`: only for one-time codes
 * - `verify`: verifying, signing in and security
 * - `context`: the advice that follows a code: how long it is valid, to keep it secret, to ignore the mail
 * - `enter`: verbs for entering or using a code; `goal`: what for, such as to continue, in sentences without a word for verifying
 * - `pointer`: what a code consists of, or where it is: with a word for a code or for entering it, these announce one
 * - `subject`: the subject of the mail, where a body says that the code is there
 * - `not`: next to a word for a code, or to a number, these show that it is another kind of number
 * - `deal`: buying, paying and shipping: the number is that of an order, a voucher or a parcel
 * - `stay`: stays, journeys and collections: their codes are shown at a desk
 * - `work`: software development, where "code" has another meaning; `meeting`: their numbers and passcodes are for a meeting room
 * - `money`: currencies and units directly before or after an amount
 */
export const CODE_WORDS = joinLists(codeWords);
export type CodeWord = keyof typeof codeWords;

/**
 * Words on and around links, in addition to those of `CODE_WORDS`.
 * - `yes`: on links that confirm something; `no`: on other links; `leave`: on links that leave a list
 * - `lead`: announces a link
 * - `weak`: on links that confirm something and on many others; `change`: confirms nothing by itself
 * - `threat`: what a mail of a service hardly ever says; `urgent`: common in phishing mails, in honest ones now and then one of them. How
 *   long a link is valid is neither
 * - `deny`, `undo`: what the mail tells
 * - `unlock`: to unlock is to ask, in words of which some begin as those for locking do
 */
export const LINK_WORDS = joinLists(linkWords);
export type LinkWord = keyof typeof linkWords | 'secret';

/**
 * What mails are for, in words, by language.
 * - `not` and `me`: on a link, both together deny what the mail tells: "It wasn't me"
 * - `lock`: on a link that undoes, blocks or reports
 * - `alert`: tells in the subject or the first lines what has happened
 * - `own`: what links confirm: an address, an account, a password, a registration
 */
export const PURPOSE_WORDS = new Map(Object.entries(purposeWords));
export type PurposeWord = keyof (typeof purposeWords)['en'];
