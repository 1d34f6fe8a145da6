import { asksForAddress, type Hear } from './asks-for-address.ts';
import { asksForCode } from './asks-for-code.ts';
import { readSaidOfField } from './said-of-field.ts';

/** What Mayfly can put into a field. */
export type FieldKind = 'email' | 'one-time-code';

/**
 * What a field asks for: the visitor's own email address, or the code from a message. Judged by what the page says about the field. Keeps no
 * state and changes nothing. A hidden field is judged like any other. Textareas and editors ask for neither, whatever their label says.
 * @param hear hears what decided: points are for an address, and a code has none
 * @returns `undefined` for every other field, and for search boxes, passwords, honeypots and another person's address
 */
export function classifyField(field: HTMLElement, hear?: Hear): FieldKind | undefined {
  const said = readSaidOfField(field);
  if (!said) return undefined;
  if (asksForCode(field as HTMLInputElement, said)) {
    hear?.(0, 'code', `${said.label} ${said.name}`);
    return 'one-time-code';
  }
  return asksForAddress(field as HTMLInputElement, said, hear) ? 'email' : undefined;
}
