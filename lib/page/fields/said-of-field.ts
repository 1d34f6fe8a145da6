import { attribute, labelText, toWords } from './field-text.ts';

/**
 * What a page says of one field.
 * @property names each identifier that scripts and servers know it by, empty where it has none
 * @property name the first two of them, `name` and `id`, as words
 */
export type SaidOfField = { autocomplete: string; label: string; name: string; names: string[] };

/**
 * Reads what is said of a field, without looking at what stands around it.
 * @returns undefined for what is no field for a line of text
 */
export function readSaidOfField(field: HTMLElement): SaidOfField | undefined {
  // By tag, not by class: a frame has its own classes, so `instanceof` fails there.
  const { localName, type } = field as HTMLInputElement;
  if (localName !== 'input' || !/^(text|email|tel|number)$/.test(type)) return undefined;
  const autocomplete = attribute(field, 'autocomplete').toLowerCase();
  const names = ['name', 'id', 'formcontrolname', 'ng-model'].map((key) => attribute(field, key));
  const name = toWords(`${names[0]} ${names[1]}`);
  return { autocomplete, label: labelText(field), name, names };
}
