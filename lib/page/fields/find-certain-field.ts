import { isBlank } from './assess-field.ts';
import { isForDigits } from './classify-field.ts';
import { isCodeRow } from './code-boxes.ts';
import { labelText, nearbyText, toWords } from './field-text.ts';
import { CODE, EMAIL, OTHER_THING, SOME_CODE } from './field-words.ts';
import { findCodeFields } from './find-fields.ts';
import { MAIL_SENT } from './mail-words.ts';
import { attribute, callOf, documentOf, findFirst, isVisible, propertyOf, textOf } from './page-node.ts';

/** How many characters of a page are searched for what it is about. */
const PAGE_CHARS = 1000;

/** Words with which pages ask for a code of which they have spoken before. */
const AROUND_CODE =
  '(?<!\\p{L})(enter|type|your|the|this|here|below|bitte|ihren?|den|eingeben|introdu(ce|zca)|el|tu|su|saisi(r|ssez)|le|votre|inserisci|il|digite|o|seu|voer|de|in|wpisz|введите|введіть|kodu|girin)(?!\\p{L})|を?入力(してください)?|を?입력|请?輸?输?入';

/** What may stand in the words of a field for a code alone. */
export const CODE_OR_AROUND = new RegExp(`${SOME_CODE.source}|${AROUND_CODE}`, 'gu');

/** Codes that come in another way than by mail. */
const OTHER_WAY =
  /(?<![a-z])(sms|totp)(?![a-z])|text message|authenticat(or|ion app)|短信|短訊|簡訊|смс|رسالة نصية|문자|ショートメッセージ/;

/** The words of a field: its label, or if it has none, its names and the text beside it. */
function wordsOf(field: HTMLInputElement): string {
  return labelText(field) || toWords(`${field.name} ${attribute(field, 'id')} ${nearbyText(field)}`);
}

/** "Code", "enter the code": not "area code". */
function isCodeAlone(words: string): boolean {
  return SOME_CODE.test(words) && !/\p{L}/u.test(words.replace(CODE_OR_AROUND, ''));
}

/**
 * Whether a field is for a code by its own words, not by the text near it. `autocomplete=one-time-code` alone is not enough, because many
 * pages set it on any field so that the browser suggests nothing: the page has to speak of a code, too.
 */
function isLabelledAsCode(field: HTMLInputElement): boolean {
  const label = labelText(field);
  if (CODE.test(label || toWords(`${field.name} ${attribute(field, 'id')}`))) return true;
  if (!attribute(field, 'autocomplete').toLowerCase().includes('one-time-code')) return false;
  const words = label || nearbyText(field);
  if (words === '' ? !isForDigits(field) : !isCodeAlone(words)) return false;
  const body = propertyOf(documentOf(field), 'body');
  const page = body ? toWords(textOf(body)).slice(0, PAGE_CHARS) : '';
  return CODE.test(page) || MAIL_SENT.test(page);
}

/** Whether the browser would let a user type the text into the field. */
function fits(field: HTMLInputElement, text: string): boolean {
  if (field.maxLength >= 0 && text.length > field.maxLength) return false;
  const probe = callOf(documentOf(field), 'createElement', 'input') as HTMLInputElement;
  probe.type = field.type;
  if (field.pattern !== '') probe.pattern = field.pattern;
  probe.value = text;
  return probe.value === text && !probe.validity.patternMismatch;
}

/** How likely a mailed code is meant for a place: its words say mail (2), or neither that nor another way (1), or another way (0). */
function rankOf(group: readonly HTMLInputElement[]): number {
  const words = group.map(wordsOf).join(' ');
  return EMAIL.test(words) ? 2 : OTHER_WAY.test(words) || OTHER_THING.test(words) ? 0 : 1;
}

/**
 * Finds the page's place for a code that was mailed, if the user asks for it to be filled: the one that the user pointed at, or else the one
 * whose own words say mail.
 * @param isClicked whether the user has clicked the field. If not, it may have got the focus by itself
 * @returns undefined if there is none; empty if several fit equally
 */
export function findCodeField(
  page: Document,
  focused: HTMLElement | undefined,
  isClicked: boolean,
): HTMLInputElement[] | undefined {
  const groups = findCodeFields(page);
  const pointed = groups.find((group) => group.some((field) => field === focused));
  if (pointed && (isClicked || (rankOf(pointed) > 0 && !focused?.autofocus))) return pointed;
  const best = Math.max(...groups.map(rankOf));
  const [first, ...others] = groups.filter((group) => rankOf(group) === best);
  return others.length === 0 ? first : [];
}

/**
 * Finds the page's field for a code, or its boxes, if there is no doubt: there is no other, and it is empty, visible and editable, is for a
 * code by its own words, accepts this code, and is not in a form about a card.
 * @param written the fields that we have filled already, with their values: then it must be one of these, with this value, and not empty
 * @returns empty if there is any doubt
 */
export function findCertainField(
  page: Document,
  code: string,
  written?: ReadonlyMap<HTMLInputElement, string>,
): HTMLInputElement[] {
  const [fields, another] = findCodeFields(page);
  const first = fields?.[0];
  if (!fields || !first || another || rankOf(fields) === 0) return [];
  // With `document.domain`, pages of different origins can access each other, and so can this script.
  const originOf = (one: Document) => propertyOf(one, 'defaultView')?.origin;
  if (fields.some((field) => originOf(documentOf(field)) !== originOf(page))) return [];
  const isFree = (field: HTMLInputElement) =>
    isVisible(field) && (written ? field.value === written.get(field) : isBlank(field.value));
  if (!fields.every(isFree) || findFirst(first.form ?? documentOf(first), '[autocomplete^=cc-]')) return [];
  if (fields.length === 1) return first.maxLength !== 1 && isLabelledAsCode(first) && fits(first, code) ? [first] : [];
  const characters = [...code.replace(/[\s-]/g, '')];
  const areFit = characters.length === fields.length && fields.every((box, at) => fits(box, characters[at] ?? ''));
  return areFit && (fields.some(isLabelledAsCode) || isCodeRow(fields)) ? fields : [];
}
