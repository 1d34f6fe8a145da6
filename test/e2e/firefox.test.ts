import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { askFromPage } from './ask-from-page.ts';
import { clickButton, waitForText } from './by-name.ts';
import { findField, waitForValue } from './field.ts';
import { fillNew } from './fill-new.ts';
import { launchFirefox } from './firefox.ts';
import { hideMailAfterAWhile, letTimePass } from './lock.ts';
import { type SampleMail, writeSampleMail } from './sample-mail.ts';
import { useScene } from './scene.ts';
import { tellAsStory } from './story.ts';
import { waitFor } from './wait-for.ts';

describe('the way through, in Firefox', () => {
  const getScene = useScene(launchFirefox);
  tellAsStory();
  let page: Page;
  let email: string;
  let mail: SampleMail;

  test('connect by hand, on the page that install opened', async () => {
    await waitForText(await getScene().connect(), 'mayfly.test');
  });

  test('a right-click puts a new address into the field', async () => {
    const { browser, site, countRequests } = getScene();
    page = await browser.openPage(site);
    const field = await findField(page, '#email');
    await browser.chooseFill(page, field);
    email = await waitForValue(field);
    expect(email).toMatch(/^\S+@mayfly\.test$/);
    expect(countRequests('POST /v1/emails')).toBe(1);
  });

  test('mail shows as a badge and a notification', async () => {
    const { browser, sendMail } = getScene();
    mail = writeSampleMail(email);
    await sendMail({ envelope: { from: 'bounce@fernway.example', to: email }, raw: mail.raw });
    await waitFor('the badge', async () => (await browser.readBadge()) === '1');
    const notification = await waitFor('the notification', async () =>
      // Its code may come a moment after it.
      (await browser.readCreatedNotifications()).find(({ message }) => message.includes(mail.code)),
    );
    expect(notification.message).toContain(mail.subject);
  });

  test('the popup shows it, and reading it clears the badge', async () => {
    const { browser } = getScene();
    const popup = await browser.openPopup(page);
    await popup.waitForSelector('ul[aria-label="Messages"]');
    await popup.locator('a.message-row').click();
    await waitForText(popup, mail.subject);
    await waitForText(popup, mail.sentence, 'article.reader');
    await waitFor('the badge to go', async () => (await browser.readBadge()) === '');
  });

  test('the field that was right-clicked is filled, although the cursor stays in another', async () => {
    const { browser, site } = getScene();
    const form = await browser.openPage(`${site}/pages/click-elsewhere`);
    const field = await findField(form, '#email');
    await browser.chooseFill(form, field);
    expect(await waitForValue(field)).toMatch(/^\S+@mayfly\.test$/);
    expect(await form.$eval('#name', (name) => (name as HTMLInputElement).value)).toBe('');
    expect(await form.evaluate(() => document.activeElement?.id)).toBe('name');
  });

  test('the shortcut and the popup fill too', async () => {
    const { browser, site } = getScene();
    const form = await browser.openPage(`${site}/pages/email`);
    const field = await findField(form, '#email');
    await field.focus();
    await browser.pressShortcut(form, 'fill');
    const byShortcut = await waitForValue(field);
    await field.evaluate((input) => {
      input.value = '';
    });
    const popup = await browser.openPopup(form);
    // It goes on where one was: the mail is still open.
    await clickButton(popup, 'Back');
    await fillNew(popup);
    expect(await waitForValue(field)).toMatch(/^\S+@mayfly\.test$/);
    expect(byShortcut).toMatch(/^\S+@mayfly\.test$/);
    // Left open, it would take a lock that is switched on for a use, whenever it hears of it.
    await popup.evaluate(() => window.close()).catch(() => {});
    await waitFor('the popup to close', () => popup.evaluate(() => false).catch(() => true));
  });

  test('no content script gets the key, or an address that is not in use yet', async () => {
    const { browser, key } = getScene();
    const own = await browser.openExtensionPage('options.html');
    const { got } = await askFromPage(own, page.url());
    // Firefox lets it read this storage: the probe reads what there is to read.
    expect(got.local).toContain('"connections"');
    expect(got.local).not.toMatch(/apiKey|connectedServices|pending|spare/);
    expect(JSON.stringify(got)).not.toContain(key);
    expect({ ...got, local: '' }).toEqual({ local: '', databases: '[]', sync: '{}' });
    expect(await browser.readPrivateItems()).toMatchObject({ connectedServices: [{ apiKey: key }] });
  });

  test('mail that nobody used for a while is hidden until a press, in every page', async () => {
    const { browser } = getScene();
    const options = await browser.openExtensionPage('options.html');
    await hideMailAfterAWhile(options);
    await letTimePass(options);
    for (const path of ['popup.html', 'sidepanel.html', 'mailbox.html']) {
      const opened = await browser.openExtensionPage(path);
      await waitForText(opened, 'Your mail is hidden');
      await clickButton(opened, 'Show mail');
      await waitForText(opened, mail.subject);
      await letTimePass(opened);
      await waitForText(opened, 'Your mail is hidden');
      expect(await opened.evaluate(() => document.body.textContent)).not.toContain(mail.subject);
      await opened.close();
    }
  });
});
