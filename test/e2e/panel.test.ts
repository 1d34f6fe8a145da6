import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { clickButton, findButton, openMessage, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { findField, waitForValue } from './field.ts';
import { fillNew } from './fill-new.ts';
import { launchFirefox } from './firefox.ts';
import { useScene } from './scene.ts';
import { tellAsStory } from './story.ts';
import { waitFor } from './wait-for.ts';

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
] as const)('the mailbox beside the page, in %s', (name, launch) => {
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>(launch);
  tellAsStory();
  let page: Page;
  let panel: Page;
  let email: string;

  test('a message is opened by a click on its notification, in what the browser lets open from there', async () => {
    const { browser, site, connect, sendMail } = getScene();
    const startIcon = await browser.readIcon?.();
    await connect();
    if (startIcon !== undefined) expect(startIcon).toMatch(/\/icon\/off-16\.png$/);
    // Another host than the service's, into which the browser lets us only after a click there.
    page = await browser.openPage(site.replace('127.0.0.1', 'localhost'));
    const field = await findField(page, '#email');
    await browser.chooseFill(page, field);
    email = await waitForValue(field);
    // Chromium does not tell what its button looks like.
    if (browser.readIcon) expect(await browser.readIcon()).toMatch(/\/icon\/16\.png$/);
    await sendMail({ from: 'Acme <hi@acme.example>', to: email, subject: 'First of all', text: 'Hello from Acme.' });
    await sendMail({ from: 'Birch <hi@birch.example>', to: email, subject: 'Second', text: 'Hello from Birch.' });
    const before = await waitFor('both notifications', async () => {
      const ids = await browser.readShownNotifications();
      return ids.length === 2 && ids;
    });
    await browser.clickNotification();
    const shown = name === 'Chromium' ? await browser.findPanel() : await browser.findPopup();
    await shown.waitForSelector('article h1');
    const [clicked] = await waitFor('it to go', async () => {
      const left = await browser.readShownNotifications();
      return left.length === 1 && before.filter((id) => !left.includes(id));
    });
    const route = decodeURIComponent(await shown.evaluate(() => location.hash));
    expect(route).toBe(`#/message/${clicked?.replace('message:', '')}`);
    if (name === 'Chromium') await shown.close();
  });

  test('the popup’s button opens it beside the page, with the message that one is in', async () => {
    const { browser } = getScene();
    const popup = await browser.openPopup(page);
    // In Firefox the click on the notification showed it in the popup, which opens where it was.
    if (name === 'Chromium') await openMessage(popup, 'First of all');
    await popup.waitForSelector('article h1');
    // The popup closes under the click, which Firefox then does not always answer.
    clickButton(popup, 'Open in side panel').catch(() => {});
    panel = await browser.findPanel();
    await panel.waitForSelector('article h1');
    await clickButton(panel, 'Back');
    await waitForText(panel, 'First of all');
  });

  test('it stays while one types in the page, and shows the mail that comes', async () => {
    const { sendMail } = getScene();
    await page.bringToFront();
    await page.locator('#email').click();
    await sendMail({ from: 'Cedar <hi@cedar.example>', to: email, subject: 'Third', text: 'Hello from Cedar.' });
    await waitForText(panel, 'Third');
  });

  test('a click on a notification shows its message in the panel that is open', async () => {
    const { browser } = getScene();
    await browser.clickNotification();
    await panel.waitForSelector('article h1');
    await clickButton(panel, 'Back');
  });

  test('a page that no click has opened to us gets its address by the clipboard, and that is said', async () => {
    const { browser, site } = getScene();
    // Another tab: what a click opens to us is one tab.
    const other = await browser.openPage(`${site.replace('127.0.0.1', 'localhost')}/pages/email`);
    await clickButton(panel, 'Copy a new address');
    await waitForText(panel, /copied\. Paste it.+Click its toolbar button/);
    const field = await findField(other, '#email');
    expect(await field.evaluate(({ value }) => value)).toBe('');
    // As it says.
    const popup = await browser.openPopup(other);
    await popup.waitForSelector('.fill-button');
    await popup.evaluate(() => close()).catch(() => {});
    await panel.evaluate(() => dispatchEvent(new Event('focus')));
    await fillNew(panel);
    expect(await waitForValue(field)).toMatch(/@mayfly\.test$/);
  });

  test('the code is filled into the page beside it, which is asked for where a click there is not enough', async () => {
    const { browser } = getScene();
    await page.bringToFront();
    await page.locator('button[type=submit]').click();
    await page.waitForSelector('#code');
    await clickButton(panel, 'Fill code');
    // Chromium's leave to enter lasts as long as the tab stays on the site, Firefox's until another page is loaded.
    if (name === 'Firefox') {
      await waitForText(panel, 'Code copied');
      await browser.answerPrompt(page, true, () => clickButton(panel, 'Allow on localhost'));
    }
    expect(await waitForValue(await findField(page, '#code'))).toMatch(/^\d{6}$/);
  });

  test('in a tab, the message stands beside the list', async () => {
    const { browser } = getScene();
    await clickButton(panel, 'Open in new tab');
    const tab = await browser.findExtensionPage('mailbox.html');
    await tab.waitForSelector('.popup[data-panes="2"] .message-row');
    await tab.locator('.message-row').click();
    await tab.waitForSelector('.second-pane article h1');
    expect(await tab.$$('.message-row[aria-current="true"]')).toHaveLength(1);
    await findButton(tab, 'New address');
  });
});
