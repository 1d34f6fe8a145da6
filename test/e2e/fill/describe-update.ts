import { resolve } from 'node:path';
import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { NIGHTLY } from '../../runner/test-tags.ts';
import { findField, waitForValue } from '../field.ts';
import { waitFor } from '../wait-for.ts';
import { type GetScene, openForm } from './forms.ts';

/**
 * @param getOptions one of the extension's own pages
 * @param build folder of the extension that takes the place of the one that runs
 */
export function describeUpdate(getScene: GetScene, getOptions: () => Page, build: string): void {
  test(
    'pages from before an update are filled by the new extension, those that the old one filled too',
    NIGHTLY,
    async () => {
      const { browser } = getScene();
      const filled = await openForm(getScene(), 'email');
      const untouched = await openForm(getScene(), 'email');
      const fill = async (page: Page) => {
        const field = await findField(page, '#email');
        await page.bringToFront();
        await field.evaluate((input) => {
          input.value = '';
          input.focus();
        });
        await browser.pressShortcut(page, 'fill');
        return waitForValue(field);
      };
      const first = await fill(filled);

      // What has the same id takes the place of the old one, as at an update.
      await getOptions().browser().installExtension(resolve(build));
      await waitFor('the new one', async () => (await browser.readStorage().catch(() => undefined))?.connections);
      // A shortcut that is pressed before its background has run for the first time goes nowhere.
      const own = await browser.openExtensionPage('options.html');
      await waitFor('its background', () =>
        own.evaluate(() => chrome.runtime.sendMessage({ call: 'checkNow', args: {} }).catch(() => undefined)),
      );
      await own.close();
      const addresses = [first, await fill(filled), await fill(untouched)];
      for (const address of addresses) expect(address).toMatch(/^\S+@mayfly\.test$/);
      expect(new Set(addresses).size).toBe(3);
    },
  );
}
