import { describe, expect, test } from 'vitest';
import { nightlyInFirefox } from '../../runner/test-tags.ts';
import { clickButton, findButton, waitForText } from '../by-name.ts';
import { launchChromium } from '../chromium.ts';
import type { ExtensionBrowser } from '../extension-browser.ts';
import { findField } from '../field.ts';
import { launchFirefox } from '../firefox.ts';
import type { Launch } from '../kept-browsers.ts';
import { useScene } from '../scene.ts';
import { waitFor } from '../wait-for.ts';

const START = 'Try it now, no key';
const PRACTICE = 'This was practice';

for (const [name, launch] of [
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
] satisfies [string, Launch<ExtensionBrowser>][])
  describe(`without a key, in ${name}`, nightlyInFirefox(name), () => {
    const getScene = useScene<ExtensionBrowser>(launch);

    test('a code arrives and is filled after four clicks and no request, without a network, and nothing of it is left', async () => {
      const { browser, service } = getScene();
      const options = await browser.findExtensionPage('options.html');
      await options.bringToFront();
      for (const button of [START, 'Fill a new address', 'Send me a code']) await clickButton(options, button);
      const fill = await waitFor('the code', () =>
        options.evaluate(
          () => [...document.querySelectorAll('button')].find((one) => /\d{6}/.test(one.textContent))?.textContent,
        ),
      );
      await clickButton(options, fill);
      await waitFor('the code in the field', () =>
        options.evaluate(
          (label) => [...document.querySelectorAll('input')].some(({ value }) => value !== '' && label.includes(value)),
          fill,
        ),
      );
      await waitFor('the badge', async () => (await browser.readBadge()) === '1');
      expect(await browser.readCreatedNotifications()).toHaveLength(1);
      expect(service.requestCounts()).toEqual({});

      const next = await browser.openExtensionPage('options.html');
      await options.close();
      await findButton(next, START);
      await waitFor('the badge to go', async () => (await browser.readBadge()) === '');
      await waitFor('the service to go', async () => {
        const { connections, statuses } = await browser.readStorage();
        return JSON.stringify([connections, statuses]) === '[[],{}]';
      });
      expect(await browser.readPrivateItems()).toMatchObject({ connectedServices: [] });
    });
  });

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('practice in %s', (name, launch) => {
  const getScene = useScene<ExtensionBrowser>(launch);

  test(
    'counts as not connected on a page of the web, by whichever way a field is filled',
    nightlyInFirefox(name),
    async () => {
      const { browser, service, site } = getScene();
      await clickButton(await browser.findExtensionPage('options.html'), START);
      const page = await browser.openPage(`${site}/pages/email`);
      const field = await findField(page, '#email');
      const notices = async () => (await browser.readCreatedNotifications()).map(({ title }) => title);
      await field.click();
      await browser.pressShortcut(page, 'fill');
      await waitFor('the notice', async () => (await notices()).filter((one) => one === PRACTICE).length === 1);
      await browser.chooseFill(page, field);
      await waitFor('another', async () => (await notices()).filter((one) => one === PRACTICE).length === 2);
      const popup = await browser.openPopup(page);
      await clickButton(popup, 'Fill a new address');
      await waitForText(popup, `${PRACTICE}. Connect a service to fill real pages.`);
      await popup.evaluate(() => window.close()).catch(() => {});
      expect(await field.evaluate(({ value }) => value)).toBe('');
      expect(service.requestCounts()).toEqual({});
    },
  );
});
