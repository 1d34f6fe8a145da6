import type { ElementHandle, Page } from 'puppeteer-core';
import { waitFor } from './wait-for.ts';

/** How long a button may take to be still. One that the view has drawn anew meanwhile is looked for again. */
const STILL_MS = 2000;

/** Clicks the button with this name, as soon as it is there and still. */
export async function clickButton(page: Page, name: string): Promise<void> {
  const button = await findButton(page, name);
  const click = (timeoutMs?: number) => {
    const locator = button.asLocator();
    return (timeoutMs === undefined ? locator : locator.setTimeout(timeoutMs)).click();
  };
  await click(STILL_MS).catch(async (error: Error) => {
    if (error.name !== 'TimeoutError') throw error;
    await ((await button.evaluate(({ isConnected }) => isConnected)) ? click() : clickButton(page, name));
  });
}

/**
 * Waits for the button with this name, by which a screen reader would call it. Found in the page itself: of a popup
 * Firefox tells no accessibility tree.
 */
export async function findButton(page: Page, name: string): Promise<ElementHandle<Element>> {
  return waitFor(`the button "${name}"`, async () => {
    const found = await page.evaluateHandle(
      (wanted) =>
        [...document.querySelectorAll('button')].find(
          (button) => (button.ariaLabel ?? button.textContent.trim()) === wanted,
        ),
      name,
    );
    return found.asElement() as ElementHandle<Element> | null;
  });
}

/** Waits for an element with this role and name in a tab. */
export async function findByName(page: Page, role: string, name: string): Promise<ElementHandle> {
  const element = await page.waitForSelector(`::-p-aria([name=${JSON.stringify(name)}][role=${JSON.stringify(role)}])`);
  if (!element) throw new Error(`There is no ${role} "${name}"`);
  return element;
}

/** Replaces what is in the text field with this label. Found by label, as a password field has no role. */
export async function fillIn(page: Page, label: string, value: string): Promise<void> {
  const field = await waitFor(`the field "${label}"`, async () => {
    const found = await page.evaluateHandle(
      (text) => [...document.querySelectorAll('label')].find(({ textContent }) => textContent === text)?.control,
      label,
    );
    return found.asElement() as ElementHandle<HTMLInputElement> | null;
  });
  await field.evaluate((input) => input.select());
  await field.type(value);
}

/** Opens a message by the Enter key: mail that comes meanwhile, or its code, moves the rows away from under a pointer. */
export async function openMessage(page: Page, subject: string): Promise<void> {
  const words = await page.waitForSelector(`a.message-row[href] ::-p-text(${subject})`);
  const row = await words?.evaluateHandle((element) => element.closest('a'));
  await row?.asElement()?.press('Enter');
}

/**
 * Waits until the page shows this text somewhere.
 * @param part selects where; a row of the list has the beginning of its message, too
 * @throws with where the page was and what it showed
 */
export async function waitForText(page: Page, text: string | RegExp, part = 'body'): Promise<void> {
  let shown = '';
  await waitFor(`the text ${text}`, async () => {
    // While it navigates it can't be asked.
    shown = await page
      .evaluate(
        (selector) => [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.innerText).join(),
        part,
      )
      .catch(() => '');
    return typeof text === 'string' ? shown.includes(text) : text.test(shown);
  }).catch((error: Error) => {
    throw new Error(`${error.message}. ${page.url()} shows: ${shown.slice(0, 1000)}`);
  });
}
