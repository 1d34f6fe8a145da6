import { describe, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { findField, pasteInto, waitForValue } from './field.ts';
import { useScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

// Firefox has no buttons on notifications.
describe('a notification', () => {
  const getScene = useScene(launchChromium);

  test('its button copies the code, and it goes', async () => {
    const { browser, site, connect, sendMail } = getScene();
    await connect();
    const page = await browser.openPage(`${site}/pages/email`);
    const field = await findField(page, '#email');
    await field.focus();
    await browser.pressShortcut(page, 'fill');
    const to = await waitForValue(field);
    await sendMail({ from: 'Acme <hi@acme.example>', to, subject: 'Welcome', text: 'Your code is 481516.' });
    await waitFor('the notification', async () => (await browser.readShownNotifications()).length === 1);
    await browser.pressNotificationButton();
    await waitFor('it to go', async () => (await browser.readShownNotifications()).length === 0);

    const isCopied = async () => {
      const copying = await browser.findExtensionPage('popup.html#/copy/');
      return (await copying.evaluate(() => document.body.innerText)).includes('copied');
    };
    await waitFor('the window to have copied', () => isCopied().catch(() => false));
    const form = await browser.openPage(`${site}/pages/email`);
    const code = await findField(form, '#email');
    await pasteInto(form, code);
    expect(await waitForValue(code)).toBe('481516');
  });
});
