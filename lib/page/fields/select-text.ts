import { isControl } from './is-control.ts';

/** Selects a text within a textarea or an editor, so that what is typed replaces it. Of an input, all of the value is replaced anyway. */
export function selectText(field: HTMLElement, text: string): void {
  if (field.localName === 'input') return;
  if (isControl(field)) {
    const start = field.value.indexOf(text);
    if (start !== -1) field.setSelectionRange(start, start + text.length);
    return;
  }
  const { ownerDocument } = field;
  const walker = ownerDocument.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.nodeValue?.indexOf(text) ?? -1;
    if (start === -1) continue;
    field.focus();
    ownerDocument.getSelection()?.setBaseAndExtent(node, start, node, start + text.length);
    return;
  }
}
