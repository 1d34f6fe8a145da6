import type { ElementHandle, Frame, Page } from 'puppeteer-core';
import { waitFor } from './wait-for.ts';

/** The field with this selector, once it is there. Pierces open shadow roots with `>>>`. */
export async function findField(page: Page | Frame, selector: string): Promise<ElementHandle<HTMLInputElement>> {
  const field = await page.waitForSelector(selector);
  if (!field) throw new Error(`There is no field "${selector}"`);
  return field as ElementHandle<HTMLInputElement>;
}

/** Pastes as a user does. */
export async function pasteInto(page: Page, field: ElementHandle<HTMLInputElement>): Promise<void> {
  await page.bringToFront();
  await field.focus();
  await page.keyboard.down('Control');
  // Chromium wants to be told what the keys mean.
  await page.keyboard.press('v', { commands: ['Paste'] });
  await page.keyboard.up('Control');
}

/** What is in the field, once something is. */
export function waitForValue(field: ElementHandle<HTMLInputElement>): Promise<string> {
  return waitFor('a value in the field', () => field.evaluate(({ value }) => value));
}
