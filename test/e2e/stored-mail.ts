import type { ElementHandle, Page } from 'puppeteer-core';
import { readStoredRecords } from './read-stored.ts';
import { waitFor } from './wait-for.ts';

/** By the keyboard. */
export async function markAllRead(popup: Page): Promise<void> {
  const row = await popup.waitForSelector('a.message-row');
  await row?.evaluate((one) => one.focus());
  await popup.keyboard.press('x');
  const all = await waitFor('the button for all', () => popup.$('.selection-bar .text-button'));
  await (all as ElementHandle).click();
  await popup.keyboard.press('u');
  await waitFor('all to be read', async () => (await readStoredRecords(popup)).messages.every(({ readAt }) => readAt));
  await popup.keyboard.press('Escape');
}

/** As the key Escape does, in one pane or two. */
export async function goBack(popup: Page): Promise<void> {
  await popup.evaluate(() => {
    location.hash = '#/';
  });
}
