/** How content scripts open closed shadow roots: one way in Chromium, another in Firefox. */
type Chromium = { chrome?: { dom?: { openOrClosedShadowRoot(of: HTMLElement): ShadowRoot | null } } };
type Firefox = { openOrClosedShadowRoot?: ShadowRoot | null };

/** An element's shadow root, open or closed; null where it has none. */
export function openShadowRoot(element: HTMLElement): ShadowRoot | null {
  if (import.meta.env.FIREFOX) return (element as HTMLElement & Firefox).openOrClosedShadowRoot ?? null;
  const { chrome } = globalThis as Chromium;
  return chrome?.dom && element.namespaceURI === 'http://www.w3.org/1999/xhtml'
    ? chrome.dom.openOrClosedShadowRoot(element)
    : element.shadowRoot;
}
