import { judgeField } from './judge-field.ts';

const EMAIL = /e-?mail|correo|courriel|почт|メール|邮|郵|이메일/i;

/** "Once more", in the languages of the web, as it stands in names, labels and placeholders. */
const AGAIN =
  /confirm|conferma|repeat|retype|re-?enter|re-?type|again|verif|bestätig|bestaetig|wiederhol|repet|répét|répèt|ripet|herhaal|bevestig|potwierd|powtórz|подтверд|повтор|підтверд|tekrar|onay|gjenta|bekreft|bekräft|upprepa|gentag|bekræft|vahvista|ponov|potvrd|ismét|megerős|επιβεβ|אימות|אשר|تأكيد|再|確認|确认|重复|확인|xác nhận|konfirmasi|ulangi/i;

/** What the page says of a field, without a look at its surroundings. */
function wordsOf(field: HTMLInputElement): string {
  const labels = [...(field.labels ?? [])].map((label) => label.textContent).join(' ');
  return `${field.name} ${field.id} ${field.placeholder} ${field.ariaLabel ?? ''} ${labels}`;
}

/**
 * The empty field of the same form that asks for the same address once more.
 * @returns undefined where there is none, or where it is not clear that it is one
 */
export function findTwin(field: HTMLElement): HTMLInputElement | undefined {
  const { form } = field as HTMLInputElement;
  if (field.localName !== 'input' || !form) return undefined;
  return [...form.elements].find((other): other is HTMLInputElement => {
    if (other === field || other.localName !== 'input') return false;
    const input = other as HTMLInputElement;
    const words = wordsOf(input);
    const isEmail = input.type === 'email' || (input.type === 'text' && EMAIL.test(words));
    return isEmail && input.value === '' && AGAIN.test(words) && judgeField(input) === undefined;
  });
}
