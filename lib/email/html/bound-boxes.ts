/** Columns or rows of one cell; ordinary mails have up to 12. */
const LONGEST_SPAN = 100;
/** Cells that the spans of a mail may fill, all together. */
const MOST_SPANNED = 5000;
/** Boxes within boxes; the deepest newsletters have 50. */
const DEEPEST = 100;

/** Limits the work that boxes make for a browser's layout, in the order of the mail. */
export class BoxBounds {
  #spannedLeft = MOST_SPANNED;

  /** The spans of a cell or column, shortened; removed when the mail has too many. */
  boundSpans(element: Element): void {
    const spans = ['colspan', 'rowspan', 'span'].filter((name) => element.hasAttribute(name));
    if (spans.length === 0) return;
    let spanned = 1;
    for (const name of spans) {
      const wanted = Number.parseInt(element.getAttribute(name) ?? '', 10);
      const span = Math.min(Math.max(wanted || 1, 1), LONGEST_SPAN);
      if (span !== wanted) element.setAttribute(name, String(span));
      spanned *= span;
    }
    this.#spannedLeft -= spanned - 1;
    if (this.#spannedLeft < 0) for (const name of spans) element.removeAttribute(name);
  }
}

/** Leaves only the text of what is nested too deeply. */
export function boundDepth(body: Element): void {
  let depth = 0;
  let element: Element | null = body;
  while (element) {
    if (depth === DEEPEST) element.textContent = [...textsIn(element)].join(' ');
    if (element.firstElementChild) {
      element = element.firstElementChild;
      depth++;
      continue;
    }
    while (element && element !== body && !element.nextElementSibling) {
      element = element.parentElement;
      depth--;
    }
    element = element === body ? null : (element?.nextElementSibling ?? null);
  }
}

function* textsIn(element: Element): Generator<string> {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node.nodeValue ?? '';
}
