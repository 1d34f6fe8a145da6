import { findFields, findHolders } from '../fields/find-fields.ts';
import { openShadowRoot } from '../fields/open-shadow-root.ts';
import { writeCode } from '../fields/write-code.ts';
import { settled } from './fill-script.ts';
import type { Judged } from './judged.ts';

/** What is brought into a page, beside the fill script, only when a field has to be looked for: it knows the words of the web. */
export type FindScript = {
  /**
   * Takes the page's field for an address: the focused one if it is one, else the first that is empty, else the first. Where the
   * page asks for none, it is the field with the cursor.
   * @param before what had the cursor when the page was entered
   * @param instead the field that holds this comes first; empty for none
   */
  look(before: string, instead: string): Judged | undefined;
  /** @returns whether the page's field for a code holds it now; a code never goes anywhere else */
  writeCode(code: string): Promise<boolean>;
};

export function createFindScript(document: Document): FindScript {
  return {
    look(before, instead) {
      const judged = globalThis.mayflyFill?.aim();
      const focused = globalThis.mayflyFill?.find(judged?.name ?? before);
      const holders = instead === '' ? [] : findHolders(document, instead, openShadowRoot);
      const fields = findFields(document, 'email', openShadowRoot);
      const found =
        holders.find((field) => field === focused) ??
        holders[0] ??
        fields.find((field) => field === focused) ??
        fields.find((field) => (field as HTMLInputElement).value === '') ??
        fields[0];
      return found ? globalThis.mayflyFill?.take(found) : judged;
    },
    writeCode: (code) => writeCode(findFields(document, 'one-time-code', openShadowRoot), code, settled),
  };
}
