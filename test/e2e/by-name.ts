import type { ElementHandle, Page } from 'puppeteer-core';
import { waitFor } from './wait-for.ts';

/** What the accessibility tree calls an element: its role and its name. */
function selectorOf(role: string, name: string): string {
  return `::-p-aria([name=${JSON.stringify(name)}][role=${JSON.stringify(role)}])`;
}

/** Waits for an element with this role and name. */
export async function findByName(page: Page, role: string, name: string): Promise<ElementHandle> {
  const element = await page.waitForSelector(selectorOf(role, name));
  if (!element) throw new Error(`There is no ${role} "${name}"`);
  return element;
}

/** Clicks the button as soon as it is there and still. */
export async function clickButton(page: Page, name: string): Promise<void> {
  await page.locator(selectorOf('button', name)).click();
}

/** Replaces what is in the text field with this label. Found by label, as a password field has no role. */
export async function fillIn(page: Page, label: string, value: string): Promise<void> {
  const field = await waitFor(`the field "${label}"`, async () => {
    const found = await page.evaluateHandle(
      (text) => [...document.querySelectorAll('label')].find(({ textContent }) => textContent === text)?.control,
      label,
    );
    return found.asElement() as ElementHandle<Element> | null;
  });
  await field.asLocator().fill(value);
}

/** Waits until the page shows this text somewhere. */
export async function waitForText(page: Page, text: string | RegExp): Promise<void> {
  await waitFor(`the text ${text}`, async () => {
    // While it navigates it can't be asked.
    // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen counts
    const shown = await page.evaluate(() => document.body.innerText).catch(() => '');
    return typeof text === 'string' ? shown.includes(text) : text.test(shown);
  });
}
