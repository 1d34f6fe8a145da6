import { assessField, hasNoText } from './assess-field.ts';
import { classifyField } from './classify-field.ts';
import { labelText, nearbyText } from './field-text.ts';
import { findButtons } from './form-around.ts';
import { findReachInView, isTransparentColor } from './is-reachable.ts';
import { attribute, callOf, documentOf, findAround, propertyOf } from './page-node.ts';
import { inputsWithin, isBefore, selfAndAncestors } from './shadow-dom.ts';

/** "Once more", in the languages of the web: words in names, labels and placeholders. */
const AGAIN =
  /conf[ie]rm|r[eé]p[eéèi]a?t|re-?enter|re-?type|again|verif|bestätig|bestaetig|wiederhol|ripet|herhaal|bevestig|potwierd|powtórz|п[оі]дтверд|повтор|потвърд|потврд|понов|tekrar|onay|gjenta|bekreft|bekräft|upprepa|gentag|bekræft|vahvista|toista|ponov|potvrd|znovu|ismét|megerős|pakartot|patvirtin|atkārtot|apstiprin|korda|kinnita|επιβεβ|επαν[άα]λ|ξαν[άα]|אימות|אשר|שוב|ت[أا]كيد|إعادة|تکرار|تأیید|تایید|पुन|दोबारा|पुष्टि|নিশ্চিত|পুনরায়|உறுதி|மீண்டும்|నిర్ధారి|మళ్ళీ|ยืนยัน|อีกครั้ง|გაიმეორ|დაადასტურ|կրկն|հաստատ|再|確認|确认|重复|重複|확인|재입력|xác nhận|nhập lại|konfirmasi|ulangi/i;

/** The names and the label of a field; the text beside it counts only if it has no label. */
function wordsOf(field: HTMLInputElement): string {
  const { host } = callOf(field, 'getRootNode') as ShadowRoot;
  const names = [field, host].map((one) => one && `${attribute(one, 'name')} ${attribute(one, 'id')}`);
  return `${names.join(' ')} ${labelText(field) || nearbyText(field)}`;
}

/** The form of a field; for a field in a shadow root, that of its host. */
function findForm(field: HTMLInputElement): Element | undefined {
  const owner = (one: Element) => (one as HTMLInputElement).form ?? findAround(one, 'form');
  return (
    selfAndAncestors(field)
      .map(owner)
      .find((form) => form !== null) ?? undefined
  );
}

/** Whether two fields, the first before the second, belong together: in one form, or without a form and with no button between them. */
function areTogether(one: HTMLInputElement, other: HTMLInputElement): boolean {
  const form = findForm(one);
  if (form !== findForm(other) || documentOf(one) !== documentOf(other)) return false;
  const body = propertyOf(documentOf(one), 'body');
  return form !== undefined || !body || !findButtons(body, one).some((button) => isBefore(button, other));
}

const REACHES = ['reachable', 'out-of-view', 'covered', 'unreachable'] as const;

/** Whether a user sees a field as well as another one, and gets to it by the keyboard: else it may be there for bots alone. */
function isAsReachable(field: HTMLInputElement, other: HTMLElement): boolean {
  if (field.tabIndex < 0 || isTransparentColor(getComputedStyle(field).color)) return false;
  const reach = findReachInView(field);
  return reach !== 'unreachable' && REACHES.indexOf(reach) <= REACHES.indexOf(findReachInView(other));
}

/**
 * Finds the empty field in which the same address has to be repeated: the next field for an address after this one, in the same form, that a
 * user can fill.
 * @param replaces the text that it may contain if it is not empty
 * @returns undefined if there is none, or if its purpose is not clear
 */
export function findTwinField(field: HTMLElement, replaces = ''): HTMLInputElement | undefined {
  if (propertyOf(field, 'localName') !== 'input') return undefined;
  const first = field as HTMLInputElement;
  const inputs = inputsWithin(documentOf(field));
  const twin = inputs
    .slice(inputs.indexOf(first) + 1)
    .find((other) => classifyField(other) === 'email' && !assessField(other) && isAsReachable(other, field));
  const isTwin =
    twin && AGAIN.test(wordsOf(twin)) && (hasNoText(twin.value) || twin.value === replaces) && areTogether(first, twin);
  return isTwin ? twin : undefined;
}

/**
 * Whether the address of another field has to be repeated in a field: it is filled together with the other one, never alone.
 * @param fields all visible fields for an address, in document order
 */
export function isTwinField(field: HTMLInputElement, fields: readonly HTMLInputElement[]): boolean {
  const before = fields[fields.indexOf(field) - 1];
  return (
    before !== undefined && AGAIN.test(wordsOf(field)) && !AGAIN.test(wordsOf(before)) && areTogether(before, field)
  );
}
