import { findFields } from '../fields/find-fields.ts';
import { openShadowRoot } from '../fields/open-shadow-root.ts';
import { writeCode } from '../fields/write-code.ts';
import { settled } from './fill-script.ts';

/** What is brought into a page, beside the fill script, only when a field has to be looked for: it knows the words of the web. */
export type FindScript = {
  /**
   * The page's field for an address: the focused one if it is one, else the first that is empty, else the first.
   * @returns undefined where the page asks for no address
   */
  email(focused: HTMLElement | undefined): HTMLElement | undefined;
  /** @returns whether the page's field for a code holds it now; a code never goes anywhere else */
  writeCode(code: string): Promise<boolean>;
};

export function createFindScript(document: Document): FindScript {
  return {
    email(focused) {
      const fields = findFields(document, 'email', openShadowRoot);
      if (focused && fields.includes(focused)) return focused;
      return fields.find((field) => (field as HTMLInputElement).value === '') ?? fields[0];
    },
    writeCode: (code) => writeCode(findFields(document, 'one-time-code', openShadowRoot), code, settled),
  };
}
