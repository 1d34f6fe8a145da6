import type { Page } from 'puppeteer-core';
import { waitFor } from './wait-for.ts';

/** Chooses in the settings that mail is hidden after five minutes without use. */
export async function hideMailAfterAWhile(options: Page): Promise<void> {
  const choice = await options.waitForSelector('::-p-text(After 5 minutes)');
  await choice?.click();
  await waitFor('the choice', () =>
    options.evaluate(async () => {
      const { settings } = await chrome.storage.local.get<{ settings?: { lockMinutes: number } }>('settings');
      return settings?.lockMinutes === 5;
    }),
  );
}

/** As if no page of the extension had been used for six minutes. @param page one of them */
export async function letTimePass(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('lastUseAt', String(Date.now() - 6 * 60_000));
    dispatchEvent(new Event('focus'));
  });
}
