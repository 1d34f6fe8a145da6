import type { Page } from 'puppeteer-core';

/**
 * With a language of brackets spoken.
 * @returns the texts whose first or last bracket is out of the page, or cut off by an element around it
 */
export function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();

    /** Whether it is outside of what an element shows, to a side; below, only where nothing can be scrolled. */
    function isBeyond(box: DOMRect, element: Element): boolean {
      const { overflowX, overflowY } = getComputedStyle(element);
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (hides(overflowX) && (box.left < left - 1 || box.right > right + 1)) return true;
      return hides(overflowY) && (box.top + box.height / 2 < top || box.bottom - box.height / 2 > bottom);
    }

    /** Said elsewhere too, and out of sight as a whole. */
    function isSpared(parent: Element): boolean {
      const spare = parent.closest('.spare');
      const floor = spare?.parentElement?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      return spare !== null && spare.getBoundingClientRect().top > floor - 2;
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('.unseen, select, dialog:not([open])') || isSpared(parent))
        continue;
      // At the end of a text, somebody's long value may be cut.
      const ends = parent.closest('.cut') ? /⟦|(?<!⟩)⟧/g : /[⟦⟧]/g;
      for (const { index } of (node.nodeValue ?? '').matchAll(ends)) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const box = range.getBoundingClientRect();
        const isOut = box.left < -1 || box.right > document.documentElement.clientWidth + 1;
        const around = [];
        for (let one: Element | null = parent; one && one !== document.documentElement; one = one.parentElement)
          around.push(one);
        const by = around.find((one) => isBeyond(box, one));
        if (isOut || by) found.push(`"${parent.textContent.trim()}" is cut by ${by?.className || 'the page'}`);
      }
    }
    return found;
  });
}
