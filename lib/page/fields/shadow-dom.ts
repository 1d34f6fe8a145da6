import { callOf, documentOf, findAll, isMatch, parentOf, propertyOf, rootOf } from './page-node.ts';

/** How content scripts open closed shadow roots: one way in Chromium, another in Firefox. */
type Chromium = { chrome?: { dom?: { openOrClosedShadowRoot(of: HTMLElement): ShadowRoot | null } } };
type Firefox = { openOrClosedShadowRoot?: ShadowRoot | null };

/** An element's shadow root, open or closed; null if it has none. */
export function openShadowRoot(element: HTMLElement): ShadowRoot | null {
  if (import.meta.env.FIREFOX) return (element as HTMLElement & Firefox).openOrClosedShadowRoot ?? null;
  const { chrome } = globalThis as Chromium;
  return chrome?.dom && propertyOf(element, 'namespaceURI') === 'http://www.w3.org/1999/xhtml'
    ? chrome.dom.openOrClosedShadowRoot(element)
    : propertyOf(element, 'shadowRoot');
}

/** An element and its ancestors, from the inside out, across shadow roots. */
export function selfAndAncestors(element: Element): Element[] {
  const path = [];
  for (let one = element; one; one = parentOf(one) ?? (rootOf(one) as ShadowRoot).host) path.push(one);
  return path;
}

/** The innermost dialog or popover around an element: what is outside of a dialog is inert, a click outside of a popover closes it. */
export function findLayer(element: Element): Element {
  return (
    selfAndAncestors(element).find((one) => isMatch(one, 'dialog,[popover]')) ??
    propertyOf(documentOf(element), 'documentElement')
  );
}

/** Whether an element stands before another one. In a shadow root it stands where its host does: browsers order two trees by chance. */
export function isBefore(one: Element, other: Element): boolean {
  const around = selfAndAncestors(other);
  for (const place of selfAndAncestors(one)) {
    const beside = around.find((each) => rootOf(each) === rootOf(place));
    if (beside) return (callOf(place, 'compareDocumentPosition', beside) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  }
  return false;
}

/** The document in an element that shows one, if it has the same origin. Only frames themselves name it; `embed` does not. */
function innerDocument(element: Element): Document | null | undefined {
  if (!isFrame(element)) return undefined;
  if (propertyOf(element, 'localName') !== 'embed') return element.contentDocument;
  const { frames = window } = propertyOf(documentOf(element), 'defaultView') ?? {};
  for (let at = 0; at < frames.length; at++) {
    try {
      if (frames[at]?.frameElement === element) return frames[at]?.document;
    } catch {
      // A frame of another origin.
    }
  }
  return null;
}

/** The root of an element that holds other elements: its shadow root, or the document that it shows. */
const innerRoot = (element: HTMLElement): Document | ShadowRoot | null =>
  innerDocument(element) ?? openShadowRoot(element);

/** The roots of a page that can be accessed: its document, shadow roots, and frames of its own origin, including nested ones. */
export function* rootsWithin(root: Document | ShadowRoot): Generator<Document | ShadowRoot> {
  yield root;
  for (const element of findAll(root, '*')) {
    const inner = innerRoot(element);
    if (inner) yield* rootsWithin(inner);
  }
}

/** All inputs of a page, in the order in which they are seen: what is in a shadow root or a frame stands where its host does. */
export function inputsWithin(root: Document | ShadowRoot): HTMLInputElement[] {
  return findAll(root, '*').flatMap((element) => {
    if (propertyOf(element, 'localName') === 'input') return element as HTMLInputElement;
    const inner = innerRoot(element);
    return inner ? inputsWithin(inner) : [];
  });
}

/** The focused field, or why there is none that can be accessed. */
type TargetField = { field: HTMLElement } | { refusalReason: 'no-field' | 'foreign-frame' };

function isFrame(element: Element): element is HTMLIFrameElement {
  return /^(iframe|frame|object|embed)$/.test(propertyOf(element, 'localName'));
}

/** Finds the element that has the focus, also in shadow roots and same-origin frames. A right-click gives an element the focus first. */
export function findTargetField(root: Document): TargetField {
  let within: Document | ShadowRoot = root;
  for (;;) {
    const active: Element | null = propertyOf(within, 'activeElement');
    const page: Document | null = active && documentOf(active);
    const body: HTMLElement | null = page && propertyOf(page, 'body');
    if (!active || !page || active === body || active === propertyOf(page, 'documentElement')) {
      // A body can be the field: a frame whose whole document is an editor.
      return body && propertyOf(body, 'isContentEditable') ? { field: body } : { refusalReason: 'no-field' };
    }
    if (isFrame(active)) {
      const inner = innerDocument(active);
      if (!inner) return { refusalReason: 'foreign-frame' };
      within = inner;
      continue;
    }
    const shadow: ShadowRoot | null = openShadowRoot(active as HTMLElement);
    if (!shadow || !propertyOf(shadow, 'activeElement')) return { field: active as HTMLElement };
    within = shadow;
  }
}
