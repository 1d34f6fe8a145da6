import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { findField, waitForValue } from './field.ts';
import { launchFirefox } from './firefox.ts';
import { useScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

describe.each([
  ['Chromium', launchChromium, '.output/chrome-mv3'],
  ['Firefox', launchFirefox, '.output/firefox-mv3'],
])('pages from before the extension came anew, in %s', (_, launch, build) => {
  const getScene = useScene<ExtensionBrowser>(launch);

  test('are filled by the new one, those that the old one filled too', async () => {
    const { browser, site, connect } = getScene();
    const options = await connect();
    const filled = await browser.openPage(`${site}/pages/email`);
    const untouched = await browser.openPage(`${site}/pages/email`);
    const fill = async (page: typeof filled) => {
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
    await options.browser().installExtension(resolve(build));
    await waitFor('the new one', async () => (await browser.readStorage().catch(() => undefined))?.connection);
    const addresses = [first, await fill(filled), await fill(untouched)];
    for (const address of addresses) expect(address).toMatch(/^\S+@mayfly\.test$/);
    expect(new Set(addresses).size).toBe(3);
  });
});
