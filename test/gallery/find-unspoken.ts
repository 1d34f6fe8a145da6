import type { Page } from 'puppeteer-core';

/**
 * With `en-XA` spoken, in which every text stands in brackets.
 * @returns what can be seen or heard outside of them: put together in code, not translated, or somebody's data
 */
export function findUnspoken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SAID = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
    const found: string[] = [];
    const open: string[] = [];

    /** Reads on, from within a text or from outside of one. */
    function read(text: string): void {
      for (const piece of text.split(/([⟦⟧⟨⟩])/)) {
        if (piece === '⟦' || piece === '⟨') open.push(piece);
        else if (piece === '⟧' || piece === '⟩') open.pop();
        else if (open.at(-1) !== '⟦' && /\p{L}{2}/u.test(piece)) found.push(piece.replace(/^[\s:.,·]+|[\s:·]+$/g, ''));
      }
    }

    const isShown = (element: Element) => element.checkVisibility() || element.closest('select')?.checkVisibility();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      !(node instanceof Element) || isShown(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
    );
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (!(node instanceof Element)) read(node.nodeValue ?? '');
      else {
        // An element within a text: what it says of itself begins anew.
        const outer = open.splice(0);
        for (const name of SAID) {
          read(node.getAttribute(name) ?? '');
          open.length = 0;
        }
        open.push(...outer);
      }
    }
    if (open.length > 0) found.push(`${open.length} brackets are not closed`);
    return found;
  });
}
