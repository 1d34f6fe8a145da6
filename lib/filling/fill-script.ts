import { findClickedField } from '../fields/clicked-field.ts';
import { copyText } from '../fields/copy-text.ts';
import { findTwin } from '../fields/find-twin.ts';
import { judgeField, type Refusal } from '../fields/judge-field.ts';
import { findMeantField } from '../fields/meant-field.ts';
import { openShadowRoot } from '../fields/open-shadow-root.ts';
import { holds, writeField } from '../fields/write-field.ts';
import type { FindScript } from './find-script.ts';

/**
 * Why nothing can be written where the click was: the field's own reasons, or that there is no field to be had; `no-access`: the browser
 * shows the page by a viewer, and lets nobody into that.
 */
export type Unfillable = Refusal | 'no-field' | 'foreign-frame' | 'no-access';

/**
 * What the background may ask of the script in the page. It holds the meant field from the judgement to the end of the fill, so
 * that a focus that moves meanwhile changes nothing.
 */
export type FillScript = {
  /** Takes the field with the cursor. @returns why it can't be filled; null if it can */
  judge(): Unfillable | null;
  /** Takes the field that was right-clicked instead, where Firefox tells. @returns as `judge` */
  aim(targetElementId: number): Unfillable | null;
  /** Takes the page's field for an address instead, if it has one. @returns why it can't be filled; null if it can */
  look(): Unfillable | null;
  /** An empty twin of the field gets the text too. @returns whether the field holds it at first */
  write(text: string): boolean;
  /** @returns whether the field holds what was written, once the page has had its say */
  isKept(): Promise<boolean>;
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
  let kept = Promise.resolve(false);

  function judge(): Unfillable | null {
    if (/pdf/.test(document.contentType)) return 'no-access';
    const meant = findMeantField(document, openShadowRoot);
    if ('missing' in meant) return meant.missing;
    field = meant.field;
    return judgeField(field) ?? null;
  }

  return {
    judge,
    aim(targetElementId) {
      const clicked = import.meta.env.FIREFOX && findClickedField(targetElementId);
      if (!clicked) return judge();
      field = clicked;
      return judgeField(field) ?? null;
    },
    look() {
      const focused = judge();
      const found = globalThis.mayflyFind?.email(field);
      if (!found) return focused;
      field = found;
      return judgeField(field) ?? null;
    },
    write(text) {
      if (!field?.isConnected) return false;
      const twin = findTwin(field);
      const writeTwin = () => twin && writeField(twin, text, settled);
      const writing = writeField(field, text, settled);
      const isHeld = holds(field, text);
      // Whoever sends the form at once sends both.
      const writingTwin = isHeld && writeTwin();
      kept = writing.then(async (isWritten) => {
        await (writingTwin || (isWritten && writeTwin()));
        return isWritten;
      });
      return isHeld;
    },
    isKept: () => kept,
    copy: (text) => copyText(field?.ownerDocument ?? document, text),
  };
}
