import { expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { launchFirefox } from './firefox.ts';
import { openScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

const PAGES = ['popup.html', 'options.html', 'sidepanel.html', 'mailbox.html'];

test.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
] as const)('no page tries whether it may make code out of a string, in %s', async (_, launch) => {
  await using closing = new AsyncDisposableStack();
  const { browser, connect } = await openScene<Awaited<ReturnType<typeof launch>>>(launch, closing);
  await connect();
  for (const path of PAGES) {
    const page = await browser.openExtensionPage(path);
    await page.waitForSelector('main');
    await page.close();
  }
  expect(await browser.readErrors()).toEqual([]);

  // One that tries is found out, though it catches the error.
  const page = await browser.openExtensionPage('options.html');
  await page.evaluate(() => {
    setTimeout(() => {
      try {
        new Function('return 1');
      } catch {}
    });
  });
  const errors = await waitFor('the violation', async () => {
    const reported = await browser.readErrors();
    return reported.length > 0 && reported;
  });
  expect(errors.join()).toMatch(/content.security.policy.*eval/i);
});
