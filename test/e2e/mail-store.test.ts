/** @module-tag nightly */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STORE_CASES } from '../mailbox/store-cases.ts';
import { bundleForPage } from './bundle-for-page.ts';
import { launchChromium } from './chromium.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { launchFirefox } from './firefox.ts';
import type * as Bundle from './store-bundle.ts';

declare const mailStore: typeof Bundle;

/** What `lib/mailbox/mail-store.test.ts` proves in Node, over the database and the session of a page of the built extension. */
describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('in %s', (_, launch) => {
  let browser: ExtensionBrowser & { stop(): Promise<unknown> };
  let page: Page;

  beforeAll(async () => {
    browser = await launch();
    page = await browser.openExtensionPage('manifest.json');
    await page.evaluate(await bundleForPage(new URL('./store-bundle.ts', import.meta.url), 'mailStore'));
  });
  afterAll(() => browser.stop());

  describe.each(['disk', 'memory'] as const)('the store: %s', (store) => {
    test.each(STORE_CASES.map(({ name, expected }, nth) => ({ name, expected, nth })))(
      '$name',
      async ({ expected, nth }) => {
        expect(await page.evaluate((name, at) => mailStore.runCase(name, at), store, nth)).toEqual(expected);
      },
    );
  });
});
