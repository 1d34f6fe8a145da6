import { describe, expect, test } from 'vitest';
import { clickButton } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { findField, waitForValue } from './field.ts';
import { launchFirefox } from './firefox.ts';
import { useScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('the code is carried back, in %s', (_, launch) => {
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>(launch);

  test('from the sign-up page to Welcome, without opening the mail', async () => {
    const { browser, site, connect } = getScene();
    await connect();
    for (const form of ['', '?boxes']) {
      const startedAt = Date.now();
      const page = await browser.openPage(`${site}/${form}`);
      const field = await findField(page, '#email');
      await browser.chooseFill(page, field);
      await waitForValue(field);
      await page.locator('button[type=submit]').click();
      await page.waitForSelector('[autocomplete="one-time-code"], input[name=digit]');

      const popup = await browser.openPopup(page);
      await clickButton(popup, 'Fill code');
      await waitFor('the code in the page', () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')].every(
            ({ value }) => value !== '',
          ),
        ),
      );
      await page.bringToFront();
      await page.locator('button[type=submit]').click();
      await page.waitForSelector('::-p-text(Welcome)');
      console.log(`Fill to Welcome${form && ', with a box for each digit'}: ${Date.now() - startedAt} ms`);
    }
    expect(getScene().countRequests('POST /v1/emails')).toBe(2);
  });

  test('from the menu, into the field that was clicked', async () => {
    const { browser, site } = getScene();
    const page = await browser.openPage(`${site}/pages/text`);
    const field = await findField(page, '#text');
    await browser.chooseFill(page, field, 'code');
    expect(await waitForValue(field)).toMatch(/^\d{6}$/);
  });

  test('the mail is still unread', async () => {
    expect(await getScene().browser.readBadge()).toBe('2');
  });
});
