import { copyText } from '../fields/copy-text.ts';
import { findTwin } from '../fields/find-twin.ts';
import { judgeField, type Refusal } from '../fields/judge-field.ts';
import { findMeantField } from '../fields/meant-field.ts';
import { openShadowRoot } from '../fields/open-shadow-root.ts';
import { writeField } from '../fields/write-field.ts';
import type { FindScript } from './find-script.ts';

/** Why nothing can be written where the click was: the field's own reasons, or that there is no field to be had. */
export type Unfillable = Refusal | 'no-field' | 'foreign-frame';

/**
 * What the background may ask of the script in the page. It holds the meant field from the judgement to the end of the fill, so
 * that a focus that moves meanwhile changes nothing.
 */
export type FillScript = {
  /** Takes the field with the cursor. @returns why it can't be filled; null if it can */
  judge(): Unfillable | null;
  /** Takes the page's field for an address instead, if it has one. @returns why it can't be filled; null if it can */
  look(): Unfillable | null;
  /** @returns whether the field holds the text; an empty twin of it gets the text too */
  write(text: string): Promise<boolean>;
  /** @returns whether the text is on the clipboard */
  copy(text: string): Promise<boolean>;
};

declare global {
  /**
   * Both stand in the extension's own world of a page, from the judgement to the end of a fill; the second only where a field
   * has to be looked for.
   */
  var mayflyFill: FillScript | undefined;
  var mayflyFind: FindScript | undefined;
}

export const settled = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));

export function createFillScript(document: Document): FillScript {
  let field: HTMLElement | undefined;

  function judge(): Unfillable | null {
    const meant = findMeantField(document, openShadowRoot);
    if ('missing' in meant) return meant.missing;
    field = meant.field;
    return judgeField(field) ?? null;
  }

  return {
    judge,
    look() {
      const focused = judge();
      const found = globalThis.mayflyFind?.email(field);
      if (!found) return focused;
      field = found;
      return judgeField(field) ?? null;
    },
    async write(text) {
      if (!field?.isConnected) return false;
      const twin = findTwin(field);
      const isWritten = await writeField(field, text, settled);
      if (isWritten && twin) await writeField(twin, text, settled);
      return isWritten;
    },
    copy: (text) => copyText(field?.ownerDocument ?? document, text),
  };
}
