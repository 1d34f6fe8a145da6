import { sleep } from '../../i18n/time.ts';
import { findCodeField } from '../fields/find-certain-field.ts';
import { findHolders } from '../fields/find-fields.ts';
import { rankFields } from '../fields/rank-fields.ts';
import { findTwinField } from '../fields/twin-field.ts';
import { writeCode } from '../fields/write-code.ts';
import type { FieldVerdict } from './field-verdict.ts';

/** A script injected in addition to the fill script: it contains the words that name fields. */
export type FindScript = {
  /**
   * Makes the page's field for an address the target: the first of `rankFields`. If the page asks for no address, the target is the
   * focused field.
   * @param before the name of the field that had the focus when the fill started
   * @param replaces a field that contains this text is preferred; empty for none
   */
  look(before: string, replaces: string): Promise<FieldVerdict | undefined>;
  /** See `findTwinField`. */
  findTwin(field: HTMLElement, replaces: string): HTMLInputElement | undefined;
  /**
   * Writes a code into the page's field for it, never into another.
   * @param target the name of the target field, which is preferred
   * @param isClicked whether the user has clicked the target field
   * @returns `no-field` if no field is for a code, or several are
   */
  writeCode(target: string, code: string, isClicked: boolean): Promise<'filled' | 'not-taken' | 'no-field'>;
};

export function createFindScript(document: Document): FindScript {
  const find = (name: string) => globalThis.mayflyFill?.find(name);
  return {
    async look(before, replaces) {
      const verdict = await globalThis.mayflyFill?.aim();
      const focused = find(verdict?.name ?? before);
      const holders = replaces === '' ? [] : findHolders(document, replaces);
      const holder = holders.find((field) => field === focused) ?? holders[0];
      if (holder) return globalThis.mayflyFill?.take(holder);
      const [first] = rankFields(document, focused);
      const taken = first && (await globalThis.mayflyFill?.take(first.field));
      return taken ? { ...taken, form: first.form } : verdict;
    },
    findTwin: findTwinField,
    async writeCode(target, code, isClicked) {
      const fields = findCodeField(document, find(target), isClicked);
      if (!fields) return 'no-field';
      return (await writeCode(fields, code, sleep)) ? 'filled' : 'not-taken';
    },
  };
}
