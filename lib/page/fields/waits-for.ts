import { OTHER_WAYS, type OtherWay } from '../../messaging/other-ways.ts';
import { labelText, nearbyText, toWords } from './field-text.ts';
import { CODE, EMAIL, VERIFY } from './field-words.ts';
import {
  attribute,
  documentOf,
  findAll,
  isElement,
  isMatch,
  isShown,
  isVisible,
  parentOf,
  propertyOf,
  rootOf,
  textOf,
} from './page-node.ts';
import { app, beside, call, device, licence, own, picture, recovery, textMessage } from './page-words.json';
import { areNear, CODE_OF_ANY_KIND, inAllLanguages, MAIL, SENT } from './page-words.ts';

/** What a place for a code waits for. `nothing`: the page does not say. */
type WaitsFor = 'mailed-code' | 'code-of-another-way' | 'own-secret' | 'nothing';

export type Waiting = {
  waitsFor: WaitsFor;
  /** How the code comes, if not by mail. */
  way?: OtherWay;
  /** Whether nothing contradicts it, so that a mailed code may be written without being asked for. */
  isCertain: boolean;
  /** The text that says so; empty for none. */
  evidence: string;
};

const WAYS = { textMessage, call, app, picture, device, licence, recovery, own };

/** A word that says nothing of what a code is for. */
const ANY_CODE = new RegExp(`${CODE_OF_ANY_KIND.source}|${SENT.source}|^(?:${inAllLanguages(beside).source})`, 'u');

/** Whether a label says of a code what it is for, and that is not to confirm an address or a log-in: "Booking code". */
const isOfThing = (label: string) =>
  CODE_OF_ANY_KIND.test(label) &&
  !CODE.test(label) &&
  !EMAIL.test(label) &&
  // "xxx" is a placeholder.
  (label.match(/\p{L}+/gu) ?? []).some((word) => word.length > 2 && new Set(word).size > 1 && !ANY_CODE.test(word));

const WAY_PATTERNS = OTHER_WAYS.map((way) => [way, inAllLanguages(WAYS[way])] as const);

/** What is near the word for mail in "verify your email", "code from the email", "we sent an email". */
const ABOUT_MAIL = new RegExp(`${SENT.source}|${VERIFY}|${CODE_OF_ANY_KIND.source}`, 'u');

/** An address in a text is evidence only beside a word for sending: pages show who is signed in, too. */
const ADDRESS = /[^\s@]{1,64}@[^\s@]{1,255}/g;

/** "Email code", where a mail code is a postal code; "emailed", which is a word for mail and for sending in one. */
const MAIL_CODE = /e-?mail[- ]?code|e-?mailed|gemail[dt]|mejla(de|t)/;

/** A phone number with digits that are hidden, such as "+49 ••• 42". */
const HIDDEN_NUMBER = /[•*●x×]{2,9}[ -]{0,3}\d{2,4}(?![\w@])/;

/** An international phone number. Headers of pages have one, too: it counts only beside a word for sending. */
const PHONE_NUMBER = /(?<!\S)\+\d[\d ()-]{7,18}\d/;

/** Apps for messages, which are no apps that make codes. */
const MESSENGERS = /(?<![a-z])(whats ?app|telegram|viber)(?![a-z])/g;

/** How many characters before a place, behind it, and of the whole page are read. */
const BEFORE_CHARS = 600;
const BEHIND_CHARS = 300;
const PAGE_CHARS = 3000;

/** How many nodes are read for one text: the rest of a page is not about the place. */
const NODES_AT_MOST = 2000;

/** What a user types into or chooses from. */
const TYPED =
  'input:not([type=hidden],[type=submit],[type=button],[type=image],[type=reset],[type=checkbox],[type=radio],[readonly],[disabled]),select,textarea';

/** What offers something else ("Use the app", "Contact us"), belongs to another control, or is not shown. */
const NO_TEXT =
  'script,style,noscript,template,button,a,select,textarea,datalist,nav,footer,aside,[role=button],[role=link],[role=navigation],[role=contentinfo]';

/** What stands within a sentence. */
const INLINE = 'a,b,strong,em,i,span,mark,code,bdi,u,small';

/** Between texts that are no sentence together. */
const SEPARATOR = ' · ';

const PICTURES = 'img,canvas,svg,[role=img]';

/** Reads what a user sees of a node, up to a number of characters. Pictures count with their names. @param field whose own label counts */
function readShown(node: Node, chars: number, field?: Element): string {
  let text = '';
  let nodes = 0;
  const read = (one: Node): void => {
    if (text.length > chars || nodes++ > NODES_AT_MOST) return;
    if (propertyOf(one, 'nodeType') === Node.TEXT_NODE) text += textOf(one);
    if (!isElement(one) || isMatch(one, NO_TEXT) || !isShown(one, { visibilityProperty: true })) return;
    // The label of another control is about that one.
    if (isMatch(one, 'label') && ((one as HTMLLabelElement).control ?? field) !== field) return;
    if (isMatch(one, PICTURES)) {
      const names = ['alt', 'aria-label', 'class', 'id'].map((name) => attribute(one, name)).join(' ');
      text += ` ${/captcha/i.test(names + attribute(one, 'src')) ? 'captcha' : ''} ${attribute(one, 'alt')} ${attribute(one, 'aria-label')} `;
      return;
    }
    for (const child of propertyOf(one, 'childNodes')) read(child);
    text += isMatch(one, INLINE) ? ' ' : SEPARATOR;
  };
  read(node);
  return text.slice(0, chars);
}

/** The element around an element, also across the roots of components and frames. */
const outerOf = (element: Element): Element | null =>
  parentOf(element) ??
  (rootOf(element) as Partial<ShadowRoot>).host ??
  propertyOf(documentOf(element), 'defaultView')?.frameElement ??
  null;

const isTyped = (node: Node) =>
  isElement(node) && [...(isMatch(node, TYPED) ? [node] : []), ...findAll(node, TYPED)].some(isVisible);

/** The text on one side of a field, up to the control before or behind it. */
export function readSide(from: Element, side: 'previousSibling' | 'nextSibling', chars: number): string {
  let text = '';
  for (let around: Element | null = from; around; around = outerOf(around)) {
    // What is behind a field in a wrapper of its own is about it, whatever follows the wrapper.
    const inside = text;
    if (around !== from && side === 'previousSibling') text = `${attribute(around, 'aria-label')}${SEPARATOR}${text}`;
    for (let node = propertyOf(around, side); node; node = propertyOf(node, side)) {
      // What stands before the next control is about that one.
      if (isTyped(node)) return side === 'previousSibling' ? text : inside;
      const shown = readShown(node, chars, from);
      text = side === 'previousSibling' ? shown + text : text + shown;
      if (text.length > chars) return side === 'previousSibling' ? text.slice(-chars) : text.slice(0, chars);
    }
  }
  return text;
}

/** What a text says of the way in which a code comes. */
function readWays(written: string, isPage = false): { isMailed: boolean; way: OtherWay | undefined } {
  const text = written.replace(MESSENGERS, 'sms');
  const [way] = WAY_PATTERNS.find(([, pattern]) => pattern.test(text)) ?? [];
  // "Your email", "Code": a mail and a code that stand beside each other.
  const parts = isPage ? [] : text.replace(ADDRESS, ' ').split(SEPARATOR);
  const isOfMail =
    parts.some((part) => areNear(part, MAIL, ABOUT_MAIL)) || areNear(text, MAIL, SENT) || MAIL_CODE.test(text);
  const isOfPhone = HIDDEN_NUMBER.test(text) || (isOfMail && areNear(text, PHONE_NUMBER, SENT));
  return { isMailed: isOfMail, way: way ?? (isOfPhone ? 'textMessage' : undefined) };
}

const toWaiting = (way: OtherWay, evidence: string): Waiting => ({
  waitsFor: way === 'own' ? 'own-secret' : 'code-of-another-way',
  way,
  isCertain: true,
  evidence,
});

/** The text around a place, as words: up to the controls before it, and behind it if no other control follows. */
export const readAround = (fields: readonly HTMLInputElement[]): string =>
  toWords(
    fields[0]
      ? readSide(fields[0], 'previousSibling', BEFORE_CHARS) +
          SEPARATOR +
          readSide(fields.at(-1) ?? fields[0], 'nextSibling', BEHIND_CHARS)
      : '',
  );

/**
 * Finds what a place for a code waits for, from what the page shows: the words of its fields, then the text around it, then the page's.
 * Nearer words decide; where words of the same distance say both, a mailed code is not certain.
 */
export function assessCodePlace(fields: readonly HTMLInputElement[]): Waiting {
  const [first] = fields;
  if (!first) return { waitsFor: 'nothing', isCertain: false, evidence: '' };
  const label = fields.map(labelText).join(' ');
  const names = toWords(fields.map((field) => `${field.name} ${attribute(field, 'id')}`).join(' '));
  const ofLabel = readWays(label);
  if (ofLabel.way && !ofLabel.isMailed && ofLabel.way !== 'own') return toWaiting(ofLabel.way, label);
  if (ofLabel.isMailed) return { waitsFor: 'mailed-code', isCertain: !ofLabel.way, evidence: label };

  const around = readAround(fields);
  const body = propertyOf(documentOf(first), 'body');
  const hasOthers = findAll<HTMLInputElement>(first.form ?? body ?? first, TYPED).some(
    (one) => !fields.includes(one) && isVisible(one),
  );
  for (const text of [around, body ? toWords(readShown(body, PAGE_CHARS)) : '']) {
    const { isMailed, way } = readWays(text, text !== around);
    if (isMailed)
      return {
        waitsFor: 'mailed-code',
        isCertain: !way && !ofLabel.way && !isOfThing(label || nearbyText(first)) && (text === around || !hasOthers),
        evidence: text,
      };
    if (ofLabel.way) break;
    if (way) return toWaiting(way, text);
  }
  const way = ofLabel.way ?? readWays(names).way;
  if (way) return toWaiting(way, label || names);
  // "We sent a code": perhaps by mail.
  const isSent = areNear(around, SENT, CODE_OF_ANY_KIND);
  return { waitsFor: isSent ? 'mailed-code' : 'nothing', isCertain: false, evidence: around };
}
