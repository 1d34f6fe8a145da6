import type { Page } from 'puppeteer-core';

/**
 * From the first key press of a search that was just opened to the list with the only message that has the word. In ms, on the page.
 * @param popup the popup's list
 * @param word that is in one message
 */
export async function searchPopup(popup: Page, url: string, word: string): Promise<number> {
  await popup.goto('about:blank');
  await popup.goto(url);
  await popup.waitForSelector('a.message-row[href]');
  await popup.locator('.search-opener button').click();
  await popup.waitForSelector('input[type=search]');
  return popup.evaluate(async (typed) => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    if (!field) throw new Error('There is no search field');
    const startedAt = performance.now();
    field.focus();
    field.value = typed;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    const isFound = () =>
      document.querySelectorAll('a.message-row').length === 1 && document.querySelector('.search-head') !== null;
    while (!isFound()) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - startedAt;
  }, word);
}
