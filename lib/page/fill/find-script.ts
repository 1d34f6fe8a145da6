import { sleep } from '../../i18n/time.ts';
import { findCodeFields, findHolders } from '../fields/find-fields.ts';
import { rankFields } from '../fields/rank-fields.ts';
import { writeCode } from '../fields/write-field.ts';
import type { FieldVerdict } from './field-verdict.ts';

/** A script injected in addition to the fill script, only when a field has to be searched for: it contains the words that name fields. */
export type FindScript = {
  /**
   * Takes the page's field for an address, the first that `rankFields` gives. Where the page asks for none, it is the field with the
   * cursor.
   * @param before what had the cursor when the page was entered
   * @param replaces the field that holds this comes first; empty for none
   */
  look(before: string, replaces: string): FieldVerdict | undefined;
  /** @returns whether the page's field for a code holds it now; a code never goes anywhere else */
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
