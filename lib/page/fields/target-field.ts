import { documentOf, isMatch, propertyOf } from './page-node.ts';
import { openShadowRoot } from './shadow-dom.ts';

/** The focused field, or why there is none that can be accessed. */
export type TargetField = { field: HTMLElement } | { refusalReason: 'no-field' | 'foreign-frame' };

function isFrame(element: Element): element is HTMLIFrameElement {
  return isMatch(element, 'iframe, frame');
}

/**
 * Finds the element that has the focus, also in shadow roots and same-origin frames. A right-click gives an element the focus first.
 */
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
      const inner: Document | null = active.contentDocument;
      if (!inner) return { refusalReason: 'foreign-frame' };
      within = inner;
      continue;
    }
    const shadow: ShadowRoot | null = openShadowRoot(active as HTMLElement);
    if (!shadow || !propertyOf(shadow, 'activeElement')) return { field: active as HTMLElement };
    within = shadow;
  }
}
