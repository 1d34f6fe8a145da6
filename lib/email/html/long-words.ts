/** From here on a word (an address, a key) may be broken anywhere, or it would make a narrow window scroll sideways. */
const LONG_WORD = /\S{30,}/;

/** Wraps every text with a word too long for a narrow window. Copying it still gives the text unchanged. */
export function softenLongWords(body: Element): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const long: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (LONG_WORD.test(node.nodeValue ?? '')) long.push(node);
  for (const node of long) {
    const span = body.ownerDocument.createElement('span');
    span.className = 'mayfly-long';
    node.parentNode?.replaceChild(span, node);
    span.append(node);
  }
}
