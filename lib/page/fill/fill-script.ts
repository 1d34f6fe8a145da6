import { sleep } from '../../i18n/time.ts';
import {
  assessField,
  type FieldRefusal,
  findMaxLength,
  forbidsAll,
  hasNoText,
  isControl,
} from '../fields/assess-field.ts';
import { callOf, documentOf, propertyOf, textOf } from '../fields/page-node.ts';
import { findTargetField } from '../fields/shadow-dom.ts';
import { containsText, enterField, OPENED_MS } from '../fields/write-field.ts';
import type { FieldVerdict, Written } from './field-verdict.ts';
import type { FindScript } from './find-script.ts';

/**
 * Copies a text to the clipboard from within a page, without changing the page. Browsers allow this while the page has the focus, or
 * shortly after a user action in it.
 */
async function copyFromPage(document: Document, text: string): Promise<boolean> {
  let isCopied = false;
  const listen = (event: Event) => {
    const clipboardData = event instanceof ClipboardEvent ? event.clipboardData : null;
    event.stopImmediatePropagation();
    event.preventDefault();
    clipboardData?.setData('text/plain', text);
    isCopied = clipboardData !== null;
  };
  callOf(document, 'addEventListener', 'copy', listen, true);
  const isDone = callOf(document, 'execCommand', 'copy');
  callOf(document, 'removeEventListener', 'copy', listen, true);
  if (isDone && isCopied) return true;
  // Without a recent user action, the browser would ask the user for permission, in the name of the site.
  if (!navigator.userActivation?.isActive) return false;
  // `navigator.clipboard` exists only in secure contexts.
  return (
    navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    ) ?? false
  );
}

const isInput = (field: HTMLElement): field is HTMLInputElement => propertyOf(field, 'localName') === 'input';

/** Selects a text within a textarea or an editor, so that typed text replaces it. In an input, the whole value is replaced anyway. */
function selectText(field: HTMLElement, text: string): void {
  if (isInput(field)) return;
  if (isControl(field)) {
    const start = field.value.indexOf(text);
    if (start !== -1) field.setSelectionRange(start, start + text.length);
    return;
  }
  const ownerDocument = documentOf(field);
  const walker = callOf(ownerDocument, 'createTreeWalker', field, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = textOf(node).indexOf(text);
    if (start === -1) continue;
    field.focus();
    callOf(ownerDocument, 'getSelection')?.setBaseAndExtent(node, start, node, start + text.length);
    return;
  }
}

/** Firefox returns the right-clicked element for an ID in the menu's event; Chromium does not. */
type Firefox = { browser?: { menus?: { getTargetElement?(id: number): Element | null } } };

/**
 * The field that was right-clicked. Another field may have the focus, if the page does not let a click move it.
 * @returns undefined for an element that is no input, and in frames: then the focused field is used
 */
function findClickedField(targetElementId: number): HTMLElement | undefined {
  const target = (globalThis as Firefox).browser?.menus?.getTargetElement?.(targetElementId);
  return target && isControl(target) ? target : undefined;
}

declare global {
  /** Both are globals of our isolated world in a page during a fill; `mayflyFind` only if a field has to be searched for. */
  var mayflyFill: FillScript | undefined;
  var mayflyFind: FindScript | undefined;
}

/**
 * What the background can call in the script in the page. The script stores each target field from its assessment to the end of its
 * fill, so that it does not matter if the focus moves meanwhile, or another fill starts.
 */
type FillScript = ReturnType<typeof createFillScript>;

export function createFillScript(document: Document) {
  /** `hint`: the text that a page shows in the field until the user enters it. */
  const targets: { field: HTMLElement; name: string; hint?: string; staysWritten?: Promise<Written> | undefined }[] =
    [];
  let fills = 0;

  const find = (wanted: string) => targets.find(({ name }) => name === wanted);

  /** Some pages open a field, or take their hint out of it, only when it has the focus. */
  async function assessEntered(
    field: HTMLElement,
    value: string,
  ): Promise<{ refusalReason: FieldRefusal | undefined; entered: string }> {
    const refusalReason = assessField(field);
    const isClosed = refusalReason === 'read-only' || refusalReason === 'disabled';
    if (!isClosed && (refusalReason || hasNoText(value))) return { refusalReason, entered: value };
    const leave = enterField(field);
    await sleep(OPENED_MS);
    const end = { refusalReason: assessField(field), entered: isInput(field) ? field.value : value };
    leave();
    return end;
  }

  async function take(field: HTMLElement): Promise<FieldVerdict> {
    let target = targets.find((one) => one.field === field);
    if (!target) {
      target = { field, name: `${performance.timeOrigin}/${targets.length}` };
      targets.push(target);
    }
    const { pattern, value } = isInput(field) ? field : { pattern: '', value: '' };
    const { refusalReason, entered } = await assessEntered(field, value);
    // A value that is its own label, such as "Your email", goes when the user types.
    const isHint = hasNoText(entered) || (isInput(field) && globalThis.mayflyFind?.isHint(field) === true);
    if (isHint) target.hint = value;
    return {
      refusalReason,
      maxLength: findMaxLength(field),
      hasPattern: pattern !== '',
      name: target.name,
      ...(!isHint && { value: entered }),
    };
  }

  async function assess(): Promise<FieldVerdict> {
    if (/pdf/.test(propertyOf(document, 'contentType'))) return { refusalReason: 'no-access' };
    const target = findTargetField(document);
    return 'field' in target ? take(target.field) : target;
  }

  return {
    /** Starts a fill, which `leave` ends. The target is the focused field. */
    async enter(): Promise<FieldVerdict> {
      fills++;
      return assess().catch(() => ({ refusalReason: 'failed' }));
    },
    /** Makes the right-clicked field the target, if Firefox returns it; else the focused field. */
    async aim(targetElementId?: number): Promise<FieldVerdict> {
      const clicked = import.meta.env.FIREFOX && targetElementId && findClickedField(targetElementId);
      return clicked ? take(clicked) : assess();
    },
    /** Makes this field the target. */
    take,
    /** @returns the target field with this name */
    find: (name: string): HTMLElement | undefined => find(name)?.field,
    /** @returns whether its `pattern` allows none of the texts */
    forbidsAll(name: string, texts: string[]): boolean {
      const field = find(name)?.field;
      return field !== undefined && forbidsAll(field, texts);
    },
    /**
     * Writes a text into a target field, and into its twin field, in which it has to be repeated. A text of the user is never replaced.
     * @param replaces the text that is replaced in both of them; empty for none
     * @returns whether the field contains the text directly after that
     */
    write(name: string, text: string, replaces: string): boolean {
      const target = find(name);
      if (!target || !propertyOf(target.field, 'isConnected')) return false;
      const { field } = target;
      const isHint = isInput(field) && field.value === target.hint;
      const isFree =
        !isInput(field) || hasNoText(field.value) || isHint || (replaces !== '' && containsText(field, replaces));
      if (!isFree) return false;
      if (replaces !== '') selectText(field, replaces);
      target.staysWritten = globalThis.mayflyFind?.write(field, text, replaces).catch(() => 'failed');
      return containsText(field, text);
    },
    /**
     * @returns whether the page still has the text once it has reacted; `refused` if it does, but the field's `pattern` forbids the text;
     *   `failed` if this script failed; undefined if nothing was written
     */
    staysWritten: async (name: string): Promise<Written | undefined> => find(name)?.staysWritten,
    /** @returns whether the text is on the clipboard */
    copy: (name: string, text: string): Promise<boolean> =>
      copyFromPage(documentOf(find(name)?.field ?? document), text),
    /** Removes the scripts, unless another fill needs them. */
    leave(): void {
      if (--fills > 0) return;
      delete globalThis.mayflyFill;
      delete globalThis.mayflyFind;
    },
  };
}
