function findRows(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('.message-row')];
}

/**
 * Moves the focus to the next or previous message row. Without a focused row it starts from the message that is open beside the list,
 * or goes to the first row.
 * @param step 1 or -1
 */
export function moveFocus(root: ParentNode, step: 1 | -1): void {
  const rows = findRows(root);
  const focused = rows.findIndex((row) => row.matches(':focus'));
  const at = focused === -1 ? rows.findIndex((row) => row.ariaCurrent === 'true') : focused;
  const next = at === -1 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, at + step))];
  next?.focus();
}

/** The id of the message whose row has the focus. */
export function findFocusedMessage(root: ParentNode): string | undefined {
  return findRows(root).find((row) => row.matches(':focus'))?.dataset.message;
}

/** Moves the focus from a row that is about to be removed to the next one, or to the previous one from the last row. */
export function leaveRow(root: ParentNode): void {
  const leaving = findFocusedMessage(root);
  moveFocus(root, 1);
  if (findFocusedMessage(root) === leaving) moveFocus(root, -1);
}
