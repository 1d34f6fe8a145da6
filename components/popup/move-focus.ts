/**
 * Moves the focus to the next or previous of the page's message rows; to the first when none has it.
 * @param step 1 or -1
 */
export function moveFocus(root: ParentNode, step: 1 | -1): void {
  const rows = [...root.querySelectorAll<HTMLElement>('.message-row')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  const next = at === -1 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, at + step))];
  next?.focus();
}
