/** How content scripts open closed shadow roots: one way in Chromium, another in Firefox. */
type Chromium = { chrome?: { dom?: { openOrClosedShadowRoot(of: HTMLElement): ShadowRoot | null } } };
type Firefox = { openOrClosedShadowRoot?: ShadowRoot | null };

/** An element's shadow root, open or closed; null if it has none. */
export function openShadowRoot(element: HTMLElement): ShadowRoot | null {
  if (import.meta.env.FIREFOX) return (element as HTMLElement & Firefox).openOrClosedShadowRoot ?? null;
  const { chrome } = globalThis as Chromium;
  return chrome?.dom && element.namespaceURI === 'http://www.w3.org/1999/xhtml'
    ? chrome.dom.openOrClosedShadowRoot(element)
    : element.shadowRoot;
}

/** An element and its ancestors, from the inside out, across shadow roots. */
export function selfAndAncestors(element: Element): Element[] {
  const path = [];
  for (let one = element; one; one = one.parentElement ?? (one.getRootNode() as ShadowRoot).host) path.push(one);
  return path;
}

/** The roots of a page that can be accessed: its document, shadow roots, and frames of its own origin, including nested ones. */
export function* rootsWithin(root: Document | ShadowRoot): Generator<Document | ShadowRoot> {
  yield root;
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const inner =
      element.localName === 'iframe' ? (element as HTMLIFrameElement).contentDocument : openShadowRoot(element);
    if (inner) yield* rootsWithin(inner);
  }
}

export const inputsWithin = (page: Document): HTMLInputElement[] =>
  [...rootsWithin(page)].flatMap((root) => [...root.querySelectorAll('input')]);
