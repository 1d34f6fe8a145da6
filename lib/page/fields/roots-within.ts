import type { ShadowRootOpener } from './target-field.ts';

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
