import { classifyField, type FieldKind } from './classify-field.ts';
import { judgeField } from './judge-field.ts';
import type { ShadowRootOpener } from './target-field.ts';
import { holds } from './write-field.ts';

/** The roots of a page that can be looked into: its document, shadow roots, frames of its own origin; each with what is in it. */
export function* rootsWithin(
  root: Document | ShadowRoot,
  openShadowRoot: ShadowRootOpener,
): Generator<Document | ShadowRoot> {
  yield root;
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const inner =
      element.localName === 'iframe' ? (element as HTMLIFrameElement).contentDocument : openShadowRoot(element);
    if (inner) yield* rootsWithin(inner, openShadowRoot);
  }
}

/**
 * Every field of a page that asks for an address, or for a code, and can take one; in the order of the page.
 * It looks once, when asked.
 */
export function findFields(page: Document, kind: FieldKind, openShadowRoot: ShadowRootOpener): HTMLElement[] {
  return [...rootsWithin(page, openShadowRoot)]
    .flatMap((root) => [...root.querySelectorAll('input')])
    .filter((field) => classifyField(field) === kind && canTake(field, kind));
}

/** Every field of a page that holds a text and can take another; in the order of the page. */
export function findHolders(page: Document, text: string, openShadowRoot: ShadowRootOpener): HTMLElement[] {
  return [...rootsWithin(page, openShadowRoot)]
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>('input, textarea, [contenteditable]')])
    .filter((field) => holds(field, text) && judgeField(field) === undefined);
}

/** Fields for codes are short, and their number is a number. */
function canTake(field: HTMLElement, kind: FieldKind): boolean {
  const refusal = judgeField(field);
  return refusal === undefined || (kind === 'one-time-code' && (refusal === 'too-short' || refusal === 'number'));
}
