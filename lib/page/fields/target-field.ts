/** The focused field, or why there is none that we can reach. */
export type TargetField = { field: HTMLElement } | { obstacle: 'no-field' | 'foreign-frame' };

/** Opens shadow roots of both modes; browsers give this to extensions alone. */
export type ShadowRootOpener = (element: HTMLElement) => ShadowRoot | null;

function isFrame(element: Element): element is HTMLIFrameElement {
  return element.matches('iframe, frame');
}

/**
 * The element that has the focus, in whatever shadow root or same-origin frame it is. A right-click gives it the focus first.
 * @param root of the outermost page
 * @param openShadowRoot also for closed roots; without it open ones only
 */
export function findTargetField(root: Document, openShadowRoot: ShadowRootOpener): TargetField {
  let within: Document | ShadowRoot = root;
  for (;;) {
    const active: Element | null = within.activeElement;
    if (!active || active === active.ownerDocument.body || active === active.ownerDocument.documentElement) {
      // A body can be the field: a frame whose whole document is an editor.
      const body = active?.ownerDocument.body;
      return body?.isContentEditable ? { field: body } : { obstacle: 'no-field' };
    }
    if (isFrame(active)) {
      const inner: Document | null = active.contentDocument;
      if (!inner) return { obstacle: 'foreign-frame' };
      within = inner;
      continue;
    }
    const shadow: ShadowRoot | null = openShadowRoot(active as HTMLElement);
    if (!shadow?.activeElement) return { field: active as HTMLElement };
    within = shadow;
  }
}
