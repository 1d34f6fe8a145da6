import { sleep } from '../../i18n/time.ts';
import { findCodeFields, findHolders } from '../fields/find-fields.ts';
import { rankFields } from '../fields/rank-fields.ts';
import { writeCode } from '../fields/write-field.ts';
import type { FieldVerdict } from './field-verdict.ts';

/** A script injected in addition to the fill script, only when a field has to be searched for: it contains the words that name fields. */
export type FindScript = {
  /**
   * Makes the page's field for an address the target: the first of `rankFields`. If the page asks for no address, the target is the
   * focused field.
   * @param before the name of the field that had the focus when the fill started
   * @param replaces a field that contains this text is preferred; empty for none
   */
  look(before: string, replaces: string): FieldVerdict | undefined;
  /** Writes a code into the page's field for it, never into another. @returns whether the field contains it now */
  writeCode(code: string): Promise<boolean>;
};

export function createFindScript(document: Document): FindScript {
  return {
    look(before, replaces) {
      const verdict = globalThis.mayflyFill?.aim();
      const focused = globalThis.mayflyFill?.find(verdict?.name ?? before);
      const holders = replaces === '' ? [] : findHolders(document, replaces);
      const holder = holders.find((field) => field === focused) ?? holders[0];
      if (holder) return globalThis.mayflyFill?.take(holder);
      const [first] = rankFields(document, focused);
      const taken = first && globalThis.mayflyFill?.take(first.field);
      return taken ? { ...taken, form: first.form } : verdict;
    },
    writeCode: (code) => writeCode(findCodeFields(document), code, sleep),
  };
}
