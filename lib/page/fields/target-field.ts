import { assessField } from './assess-field.ts';
import { labelText, nearbyText } from './field-text.ts';
import { openShadowRoot } from './shadow-dom.ts';

/** "E-mail", and "once more", in the languages of the web: words in names, labels and placeholders. */
const EMAIL =
  /e-?mail|correo|courriel|correu|posta|почт|пошт|пощ|ел\S{0,20} ?адрес|メール|邮|郵|이메일|电子|電子|ایمیل|بريد|דוא|ईमेल|อีเมล|ταχυδρ|μέιλ|փոստ|ფოსტ/i;
const AGAIN =
  /conf[ie]rm|r[eé]p[eéèi]a?t|re-?enter|re-?type|again|verif|bestätig|bestaetig|wiederhol|ripet|herhaal|bevestig|potwierd|powtórz|п[оі]дтверд|повтор|потвърд|потврд|понов|tekrar|onay|gjenta|bekreft|bekräft|upprepa|gentag|bekræft|vahvista|toista|ponov|potvrd|znovu|ismét|megerős|pakartot|patvirtin|atkārtot|apstiprin|korda|kinnita|επιβεβ|επαν[άα]λ|ξαν[άα]|אימות|אשר|שוב|ت[أا]كيد|إعادة|تکرار|تأیید|تایید|पुन|दोबारा|पुष्टि|নিশ্চিত|পুনরায়|உறுதி|மீண்டும்|నిర్ధారి|మళ్ళీ|ยืนยัน|อีกครั้ง|გაიმეორ|დაადასტურ|կրկն|հաստատ|再|確認|确认|重复|重複|확인|재입력|xác nhận|nhập lại|konfirmasi|ulangi/i;

/** The names and the label of a field; the text beside it counts only if it has no label. */
function wordsOf(field: HTMLInputElement): string {
  return `${field.name} ${field.id} ${labelText(field) || nearbyText(field)}`;
}

/**
 * Finds the empty field of the same form in which the same address has to be repeated.
 * @param replaces the text that it may contain if it is not empty
 * @returns undefined if there is none, or if its purpose is not clear
 */
export function findConfirmationField(field: HTMLElement, replaces = ''): HTMLInputElement | undefined {
  const { form } = field as HTMLInputElement;
  if (field.localName !== 'input' || !form) return undefined;
  return [...form.elements].find((other): other is HTMLInputElement => {
    if (other === field || other.localName !== 'input') return false;
    const input = other as HTMLInputElement;
    const words = wordsOf(input);
    const isEmail = input.type === 'email' || (input.type === 'text' && EMAIL.test(words));
    return isEmail && ['', replaces].includes(input.value) && AGAIN.test(words) && assessField(input) === undefined;
  });
}

/**
 * Whether the address of another field has to be repeated in a field: it is filled together with the other one, never alone.
 * @param fields all visible fields for an address, in document order
 */
export function isConfirmationField(field: HTMLInputElement, fields: readonly HTMLInputElement[]): boolean {
  const { form } = field;
  const before = form ? fields.slice(0, fields.indexOf(field)).filter((other) => other.form === form) : [];
  return before.some((other) => !AGAIN.test(wordsOf(other))) && AGAIN.test(wordsOf(field));
}

/** The focused field, or why there is none that can be accessed. */
export type TargetField = { field: HTMLElement } | { refusalReason: 'no-field' | 'foreign-frame' };

function isFrame(element: Element): element is HTMLIFrameElement {
  return element.matches('iframe, frame');
}

/**
 * Finds the element that has the focus, also in shadow roots and same-origin frames. A right-click gives an element the focus first.
 */
export function findTargetField(root: Document): TargetField {
  let within: Document | ShadowRoot = root;
  for (;;) {
    const active: Element | null = within.activeElement;
    if (!active || active === active.ownerDocument.body || active === active.ownerDocument.documentElement) {
      // A body can be the field: a frame whose whole document is an editor.
      const body = active?.ownerDocument.body;
      return body?.isContentEditable ? { field: body } : { refusalReason: 'no-field' };
    }
    if (isFrame(active)) {
      const inner: Document | null = active.contentDocument;
      if (!inner) return { refusalReason: 'foreign-frame' };
      within = inner;
      continue;
    }
    const shadow: ShadowRoot | null = openShadowRoot(active as HTMLElement);
    if (!shadow?.activeElement) return { field: active as HTMLElement };
    within = shadow;
  }
}
