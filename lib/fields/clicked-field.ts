import { isControl } from './is-control.ts';

/** Firefox knows the element under a right-click, by a number that comes with the menu's event; Chromium keeps it to itself. */
type Firefox = { browser?: { menus?: { getTargetElement(id: number): Element | null } } };

/**
 * The field that was right-clicked: where a page does not let a click move the cursor, another one has it.
 * @param targetElementId as the menu's event has it
 * @returns undefined for what is no input, and in frames: there the cursor has to tell
 */
export function findClickedField(targetElementId: number): HTMLElement | undefined {
  const target = (globalThis as Firefox).browser?.menus?.getTargetElement(targetElementId);
  return target && isControl(target) ? target : undefined;
}
