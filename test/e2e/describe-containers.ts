import { describe, expect, test } from 'vitest';
import { NIGHTLY } from '../runner/test-tags.ts';
import { clickButton, findButton } from './by-name.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { findField, waitForValue } from './field.ts';
import type { Scene } from './scene.ts';
import { waitFor } from './wait-for.ts';

/** Steps of a story, in Firefox, connected. */
export function describeContainers(getScene: () => Scene<ExtensionBrowser>): void {
  describe('a container', NIGHTLY, () => {
    let email: string;

    test('an address that was filled in one is offered again there, and in no other', async () => {
      const { browser, site } = getScene();
      const first = await browser.openInContainer?.(`${site}/?first`, 1);
      const second = await browser.openInContainer?.(`${site}/?second`, 2);
      if (!first || !second) throw new Error('There are no containers');
      await first.bringToFront();
      await clickButton(await browser.openPopup(first), 'Fill a new address');
      email = await waitForValue(await findField(first, '#email'));

      await findButton(await browser.openPopup(second), 'Fill a new address');
      await findButton(await browser.openPopup(first), `Fill ${email}`);
    });

    test('a link in its mail is opened there, whichever tab is in front', async () => {
      const { browser, site, sendMail } = getScene();
      const link = `${site}/?confirm=83d1f0a2c6`;
      const html = `<p>Please confirm your email address.</p><a href="${link}">Confirm your email address</a>`;
      await sendMail({ from: 'Fernway <hi@fernway.example>', to: email, subject: 'Confirm your email address', html });
      const popup = await browser.openPopup(await browser.openPage(`${site}/?outside`));
      await clickButton(popup, `Open link: ${new URL(site).host}`);
      const container = await waitFor('the tab', async () => (await browser.readContainer?.(link)) ?? false);
      expect(container).toBe(1);
      // No real click closes it.
      await popup.evaluate(() => close()).catch(() => {});
    });
  });
}
