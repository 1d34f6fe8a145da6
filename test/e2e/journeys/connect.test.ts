import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { UNDO_MS } from '../../../lib/mailbox/trashed.ts';
import { nightlyInFirefox } from '../../runner/test-tags.ts';
import { askFromPage } from '../ask-from-page.ts';
import { clickButton, findButton, findByName, waitForText } from '../by-name.ts';
import { launchChromium } from '../chromium.ts';
import type { ExtensionBrowser } from '../extension-browser.ts';
import { findField, pasteInto, waitForValue } from '../field.ts';
import { launchFirefox } from '../firefox.ts';
import { hideBrowser } from '../hide-browser.ts';
import { type SampleMail, writeSampleMail } from '../sample-mail.ts';
import { useScene } from '../scene.ts';
import { tellAsStory } from '../story.ts';
import { waitFor } from '../wait-for.ts';

/** More than any view of ours has. */
const MAX_TABS = 60;

const readFocused = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement | null;
    const style = focused && getComputedStyle(focused);
    return {
      name: (focused?.ariaLabel ?? focused?.labels?.[0]?.textContent ?? focused?.textContent ?? '').trim(),
      isVisible: style?.outlineStyle !== 'none' && parseFloat(style?.outlineWidth ?? '0') > 0,
    };
  });

/** Presses Tab until the control with this name has the focus, which must be visible on each that is ours. */
async function tabTo(page: Page, name: string, isOurs = true): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    const focused = await readFocused(page);
    if (isOurs && focused.name !== '' && !focused.isVisible)
      throw new Error(`The focus on "${focused.name}" is not visible`);
    if (focused.name === name) return;
  }
  throw new Error(`Tab does not lead to "${name}"`);
}

/** Waits until the browser exposes an element with this role and name to screen readers. */
const waitForRole = (page: Page, role: string, name: string) =>
  page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`);

/** Until 147 Chromium has no `browser`: there the polyfill makes one out of `chrome`. The service of this one speaks the other dialect. */
async function launchWithoutBrowser(_?: string, surroundings?: Parameters<typeof launchChromium>[1]) {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-without-browser-'));
  await hideBrowser('.output/chrome-mv3', folder);
  return launchChromium(folder, surroundings);
}

const BROWSERS = [
  ['Chromium', 'contract', launchChromium],
  ['Firefox', 'contract', launchFirefox],
  ['Chromium without its own `browser`', 'published', launchWithoutBrowser],
] as const;

for (const [name, dialect, launch] of BROWSERS)
  describe(`from install to disconnect, by the keyboard where there is one, in ${name}`, {
    tags: launch === launchWithoutBrowser ? ['nightly'] : [],
  }, () => {
    const isFirefox = name === 'Firefox';
    const once = nightlyInFirefox(name);
    const getScene = useScene<ExtensionBrowser>(launch, { dialect });
    tellAsStory();
    let page: Page;
    let email: string;
    let mail: SampleMail;
    let popup: Page;
    let tab: Page;

    /** Waits for a download to end. @param ending of its name */
    const readDownload = async (ending: string) =>
      readFile(await waitFor(`the download of ${ending}`, () => getScene().browser.findDownload(ending)));

    test('the page that opens at install connects to another service, and fills its first field: five actions', async () => {
      const { browser, service, key, countRequests } = getScene();
      const options = await browser.findExtensionPage('options.html');
      await options.bringToFront();
      await waitForRole(options, 'heading', 'Connect a temporary email service');
      await waitForRole(options, 'textbox', 'Service URL');
      await tabTo(options, 'Service URL');
      await options.keyboard.type(service.api);
      await tabTo(options, 'API key');
      await options.keyboard.type(key);
      // Chromium gives the page the focus for every key that it is sent: one that comes up later would hide the prompt from us.
      await browser.answerPrompt(options, true, () => options.keyboard.down('Enter'));
      await options.keyboard.up('Enter');
      const field = await findField(options, 'input[type=email]');
      await waitForText(options, 'Or press');
      await browser.pressShortcut(options, 'fill');
      expect(await waitForValue(field)).toMatch(/^\S+@mayfly\.test$/);
      expect(countRequests('GET /v1/domains')).toBe(1);
      expect(countRequests('POST /v1/emails')).toBe(1);

      await tabTo(options, 'Done');
      await options.keyboard.press('Enter');
      await waitForText(options, 'Mayfly is ready');
      await clickButton(options, 'Settings');
      for (const text of ['Requests left', 'What leaves your browser', 'mayfly.test']) await waitForText(options, text);
    });

    test('once the key is saved, nothing shows it again', once, async () => {
      const options = await getScene().browser.findExtensionPage('options.html');
      const readAll = () =>
        options.evaluate(() => {
          const values = [...document.querySelectorAll('input')].map(({ value }) => value);
          return [document.documentElement.outerHTML, ...values].join();
        });
      expect(await readAll()).not.toContain(getScene().key);
      await clickButton(options, 'Change');
      await findButton(options, 'Cancel');
      expect(await readAll()).not.toContain(getScene().key);
      await clickButton(options, 'Cancel');
    });

    test('a right-click puts a new address into the field, and the service knows it', async () => {
      const { browser, site, ask } = getScene();
      page = await browser.openPage(site);
      const field = await findField(page, '#email');
      await browser.chooseFill(page, field);
      email = await waitForValue(field);
      expect(email).toMatch(/^[^@\s]+@mayfly\.test$/);
      expect((await ask(`/v1/emails/${encodeURIComponent(email)}/messages`)).status).toBe(200);
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
      expect(notification.title).toContain('Fernway');
      expect(notification.message).toContain(mail.subject);
      await waitFor('the browser to show it', async () => (await browser.readShownNotifications()).length === 1);
    });

    // Firefox has no buttons on notifications.
    test.runIf(!isFirefox)('the button of the notification copies the code, and it goes', async () => {
      const { browser, site } = getScene();
      await browser.pressNotificationButton?.();
      await waitFor('it to go', async () => (await browser.readShownNotifications()).length === 0);
      // It closes by itself, and would be taken for the popup.
      const copying = await waitFor('the window to have copied', async () => {
        const opened = await browser.findExtensionPage('popup.html#/copy/');
        const text = await opened.evaluate(() => document.body.innerText).catch(() => '');
        return text.includes('copied') && opened;
      });
      await waitFor('the window to close', () => copying.isClosed());
      const form = await browser.openPage(`${site}/pages/email`);
      const field = await findField(form, '#email');
      await pasteInto(form, field);
      expect(await waitForValue(field)).toBe(mail.code);
      await form.close();
    });

    test('the popup that a shortcut opens lists it, and reading it clears badge and notification', async () => {
      const { browser } = getScene();
      await page.bringToFront();
      await browser.pressShortcut(page, '_execute_action');
      popup = await browser.findPopup();
      await popup.waitForSelector('.code-card');
      await popup.keyboard.press('c');
      await waitForText(popup, 'Code copied.');
      await popup.waitForSelector('ul[aria-label="Messages"]');
      await popup.keyboard.press('j');
      expect((await readFocused(popup)).isVisible).toBe(true);
      await popup.keyboard.press('Enter');
      await waitForText(popup, mail.sentence, 'article.reader');
      await waitFor('the badge to go', async () => (await browser.readBadge()) === '');
      await waitFor('the notification to go', async () => (await browser.readShownNotifications()).length === 0);
    });

    test('attachments and the source are saved byte for byte', once, async () => {
      const { name: file, bytes } = mail.attachment;
      tab = await getScene().browser.openExtensionPage('mailbox.html');
      await (await tab.waitForSelector('.message-row'))?.click();
      await clickButton(tab, 'Save');
      expect(await readDownload(file)).toEqual(bytes);
      await clickButton(tab, 'Save all as .zip (2)');
      const saved = unzipSync(await readDownload('.zip'));
      expect(Object.keys(saved)).toEqual([file, file.replace('.', ' (2).')]);
      for (const one of Object.values(saved)) expect(Buffer.from(one)).toEqual(bytes);
      await clickButton(tab, 'More');
      await clickButton(tab, 'Show source');
      await waitForText(tab, '<sample@fernway.example>');
      await clickButton(tab, 'More');
      await clickButton(tab, 'Save as .eml');
      expect(await readDownload('.eml')).toEqual(mail.raw);
    });

    test('the list of shortcuts closes by Escape, and the message stays', once, async () => {
      await waitForRole(tab, 'heading', mail.subject);
      await tab.keyboard.press('?');
      await tab.waitForSelector('dialog[open]');
      await tab.keyboard.press('Escape');
      await tab.waitForFunction(() => document.querySelector('dialog[open]') === null);
      expect(await tab.$('article h1')).not.toBeNull();
    });

    test('a deletion is undone; the next one deletes the message, then the address, on the service', once, async () => {
      const { ask, countRequests } = getScene();
      const messages = `/v1/emails/${encodeURIComponent(email)}/messages`;
      const listed = (await (await ask(messages)).json()) as { messages: { id: string }[] };
      const message = `/v1/messages/${listed.messages[0]?.id}`;
      expect((await ask(message)).status).toBe(200);
      await tab.keyboard.press('#');
      await waitForText(tab, 'Message deleted.');
      await waitForRole(tab, 'button', 'Undo');
      if (!isFirefox) {
        await tabTo(tab, 'Undo');
        await tab.keyboard.press('Enter');
      } else await clickButton(tab, 'Undo');
      await tab.waitForSelector('.message-row');
      expect(countRequests('DELETE /v1/messages/{id}')).toBe(0);

      await (await tab.waitForSelector('.message-row'))?.click();
      await tab.waitForSelector('article h1');
      await tab.keyboard.press('#');
      await waitForText(tab, 'Message deleted.');
      await clickButton(tab, 'Addresses');
      await clickButton(tab, `More options for ${email}`);
      await clickButton(tab, 'Edit label');
      await tab.locator('.label-form input').fill('Trails');
      await clickButton(tab, 'Save');
      await waitForText(tab, 'Trails');
      await clickButton(tab, `More options for ${email}`);
      await clickButton(tab, 'Delete address');
      await waitForText(tab, /1 address.* deleted/);
      await waitFor('the service to forget the message', async () => !(await ask(message)).ok, 2 * UNDO_MS);
      await waitFor('the service to forget the address', async () => !(await ask(messages)).ok, 2 * UNDO_MS);
      expect(countRequests('DELETE /v1/emails/{email}')).toBe(1);
    });

    test('where single keys are switched off they do nothing, and Escape still leads back', once, async () => {
      const { browser, countRequests } = getScene();
      const made = countRequests('POST /v1/emails');
      const options = await browser.openExtensionPage('options.html');
      await (await findByName(options, 'checkbox', 'Single-key shortcuts')).focus();
      await options.keyboard.press(' ');
      await waitFor('the choice', async () => {
        const { settings } = (await browser.readStorage()) as { settings?: { singleKeys: boolean } };
        return settings?.singleKeys === false;
      });
      await options.close();
      await tab.bringToFront();
      for (const key of ['n', '#', '?'] as const) await tab.keyboard.press(key);
      await tab.keyboard.press('Escape');
      await findButton(tab, 'New address');
      expect(await tab.$('dialog[open]')).toBeNull();
      expect(countRequests('POST /v1/emails')).toBe(made);
    });

    test('no content script gets the key, or anything else that one fill does not need', async () => {
      const { browser, key } = getScene();
      const own = await browser.openExtensionPage('options.html');
      const got = await askFromPage(own, page.url());
      // Firefox lets it read this storage: what is in it is for everybody.
      if (isFirefox) {
        expect(got.local).toContain('"connections"');
        expect(got.local).not.toMatch(/apiKey|connectedServices|pending/);
      }
      expect(JSON.stringify(got)).not.toContain(key);
      // What every page has of its own, and what the browser would carry to other machines: both are empty.
      expect({ ...got, local: '' }).toEqual({ local: '', databases: '[]', sync: '{}' });
      expect(await browser.readPrivateItems()).toMatchObject({ connectedServices: [{ apiKey: key }] });
      await own.close();
    });

    test.runIf(isFirefox)(
      'what Firefox no longer lets Mayfly send is not sent until the user allows it',
      once,
      async () => {
        const { browser, countRequests } = getScene();
        const options = await browser.openExtensionPage('options.html');
        const made = countRequests('POST /v1/emails');
        await options.evaluate((taken) => chrome.permissions.remove(taken as object), {
          data_collection: ['personalCommunications'],
        });
        await waitForText(options, 'Mayfly lost access to the service');
        await tab.bringToFront();
        await clickButton(tab, 'New address');
        await clickButton(tab, 'Create address');
        await waitForText(tab, 'Mayfly lost access to the service');
        expect(countRequests('POST /v1/emails')).toBe(made);

        await browser.answerPrompt(options, true, () => clickButton(options, 'Allow access'));
        await waitFor('the problem to be over', async () => !(await options.$('.connect-problem')));
        await tab.bringToFront();
        await clickButton(tab, 'Create address');
        await waitFor('an address', async () => countRequests('POST /v1/emails') > made);
        await options.close();
      },
    );

    test('disconnecting forgets the key', async () => {
      const { browser, key } = getScene();
      const options = await browser.openExtensionPage('options.html');
      expect(JSON.stringify(await browser.readStorage())).not.toContain(key);
      await clickButton(options, 'Disconnect');
      await findButton(options, 'Connect');
      expect(JSON.stringify(await browser.readPrivateItems())).not.toContain(key);
    });
  });
