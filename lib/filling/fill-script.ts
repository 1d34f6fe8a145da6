import { copyText } from '../fields/copy-text.ts';
import { judgeField, type Refusal } from '../fields/judge-field.ts';
import { findMeantField } from '../fields/meant-field.ts';
import { writeField } from '../fields/write-field.ts';

/** Why nothing can be written where the click was: the field's own reasons, or that there is no field to be had. */
export type Unfillable = Refusal | 'no-field' | 'foreign-frame';

/**
 * What the background may ask of the script in the page. It holds the meant field from the judgement to the end of the fill, so
 * that a focus that moves meanwhile changes nothing.
 */
export type FillScript = {
  /** @returns why the field can't be filled; null if it can */
  judge(): Unfillable | null;
  /** @returns whether the field holds the text */
  write(text: string): Promise<boolean>;
  /** @returns whether the text is on the clipboard */
  copy(text: string): Promise<boolean>;
};

declare global {
  /** Stands in the extension's own world of a page, from the judgement to the end of a fill. */
  var mayflyFill: FillScript | undefined;
}

/** Firefox and Chromium give content scripts a way into closed shadow roots, each its own. */
type ClosedRootOpener = { openOrClosedShadowRoot?: ShadowRoot | null };

function openShadowRoot(element: HTMLElement): ShadowRoot | null {
  const chromium = (globalThis as { chrome?: { dom?: { openOrClosedShadowRoot(of: HTMLElement): ShadowRoot | null } } })
    .chrome?.dom;
  if (chromium) return chromium.openOrClosedShadowRoot(element);
  return (element as HTMLElement & ClosedRootOpener).openOrClosedShadowRoot ?? element.shadowRoot;
}

export function createFillScript(document: Document): FillScript {
  let field: HTMLElement | undefined;
  return {
    judge() {
      const meant = findMeantField(document, openShadowRoot);
      if ('missing' in meant) return meant.missing;
      field = meant.field;
      return judgeField(field) ?? null;
    },
    async write(text) {
      const settled = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));
      return field?.isConnected === true && writeField(field, text, settled);
    },
    copy: (text) => copyText(field?.ownerDocument ?? document, text),
  };
}
