import { isControl } from './is-control.ts';

/** Firefox gives the element under a right-click, by a number that comes with the menu's event; Chromium does not. */
type Firefox = { browser?: { menus?: { getTargetElement?(id: number): Element | null } } };

/**
 * The field that was right-clicked: where a page does not let a click move the cursor, another one has it.
 * @param targetElementId as the menu's event has it
 * @returns undefined for what is no input, and in frames: there it is the field with the cursor
 */
export function findClickedField(targetElementId: number): HTMLElement | undefined {
  const target = (globalThis as Firefox).browser?.menus?.getTargetElement?.(targetElementId);
  return target && isControl(target) ? target : undefined;
}
