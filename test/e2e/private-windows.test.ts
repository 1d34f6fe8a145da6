import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { clickButton, findButton, openMessage, waitForText } from './by-name.ts';
import { type Chromium, launchChromium } from './chromium.ts';
import { describeContainers } from './describe-containers.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { findField, waitForValue } from './field.ts';
import { launchFirefox } from './firefox.ts';
import { useScene } from './scene.ts';
import { tellAsStory } from './story.ts';
import { waitFor } from './wait-for.ts';

const SAID = 'Addresses and mail from private windows are deleted when you close the last one.';
const SENDER = 'Quillon Traders';
const SUBJECT = 'Marzipan club';
const CODE = '907341';

const isChromium = (browser: ExtensionBrowser): browser is Chromium => 'killWorker' in browser;

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('a private window, in %s', (name, launch) => {
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>(launch);
  tellAsStory();
  let outside: Page;
  let page: Page;
  let email: string;
  /** Was filled in another window. */
  let other: string;

  const nameIn = (address: string) => address.split('@')[0] ?? '';

  /** Files and items that tell of the address, its mail, or the site that it was used on. */
  async function findTraces(): Promise<string[]> {
    const { browser } = getScene();
    const stored = JSON.stringify(await browser.readStorage());
    const words = [nameIn(email), SENDER, SUBJECT];
    const files = await Promise.all(words.map((word) => browser.searchProfile(word)));
    return [...files.flat(), ...words.filter((word) => stored.includes(word))];
  }

  test('a fill: its popup says what becomes of it, and shows nothing of other windows', async () => {
    const { browser, site, connect } = getScene();
    await connect();
    outside = await browser.openPage(site);
    await clickButton(await browser.openPopup(outside), 'Fill a new address');
    other = await waitForValue(await findField(outside, '#email'));

    await browser.allowPrivately();
    page = await browser.openPrivatePage(`${site}/?privately`);
    const popup = await browser.openPopup(page);
    await waitForText(popup, SAID);
    expect(await popup.evaluate(() => document.body.innerText)).not.toContain(nameIn(other));
    await clickButton(popup, 'Fill a new address');
    email = await waitForValue(await findField(page, '#email'));
    expect(email).not.toBe(other);
  });

  test('its mail: a notification without contents, and no badge in other windows', async () => {
    const { browser, sendMail } = getScene();
    const before = (await browser.readCreatedNotifications()).length;
    // The site sends one at once.
    await page.locator('button[type=submit]').click();
    await page.waitForSelector('#code');
    const created = await waitFor('the notification', async () => (await browser.readCreatedNotifications())[before]);
    const shown = {
      title: 'New message',
      message: 'Open Mayfly in the private window to read your mail.',
      buttons: [],
    };
    expect(created).toEqual({ ...shown, id: expect.any(String) });
    const mail = { from: `${SENDER} <hi@quillon.example>`, to: email, subject: SUBJECT };
    // Bound to the site: the code of another sender would come after the one that the site has sent.
    await sendMail({ ...mail, text: `Your code is ${CODE}.\n\n@${new URL(page.url()).hostname} #${CODE}` });
    await waitFor('the badge', async () => (await browser.readBadgeOver(page)) === '2');
    expect(await browser.readBadge()).toBe('');
  });

  test('the popup there shows it, though the worker has died; that of another window does not', async () => {
    const { browser } = getScene();
    if (isChromium(browser)) await browser.killWorker();
    const popup = await browser.openPopup(page);
    await waitForText(popup, SENDER);
    // The site's own code stands there until the body of this mail was read.
    await popup.waitForFunction(
      (code) => document.querySelector('.code-card-code')?.textContent?.replace(/\s/g, '') === code,
      {},
      CODE,
    );
    await clickButton(popup, 'Fill code');
    await waitFor(
      'the code in the page',
      async () => (await page.$eval('#code', (field) => (field as HTMLInputElement).value)) === CODE,
    );
    await openMessage(popup, SUBJECT);
    await waitForText(popup, `Your code is ${CODE}.`, 'article.reader');

    const shown = await browser.openPopup(outside);
    await findButton(shown, `Fill ${other}`);
    const text = await shown.evaluate(() => document.body.innerText);
    for (const word of [email, SENDER, CODE, SAID]) expect(text).not.toContain(word);
  });

  test('nothing of it is on the disk, where an address of another window is found', async () => {
    const { browser } = getScene();
    const inDatabase = async () =>
      (await browser.searchProfile(nameIn(other))).some((file) => /\/(?:IndexedDB|idb)\//.test(file));
    await waitFor('that address in the mailbox on the disk', inDatabase);
    expect(await findTraces()).toEqual([]);
  });

  test('nothing of it is left when the last private window closes, here or at the service', async () => {
    const { browser, ask } = getScene();
    await browser.closePrivateWindows();
    await waitFor('the service to delete it', async () => (await ask(`/v1/emails/${email}/messages`)).status === 404);
    // Since when the browser runs is nothing of a window's.
    await waitFor('the session to be empty', async () => {
      const { browserSince: _, ...left } = await browser.readSession();
      return Object.keys(left).length === 0;
    });
    expect((await browser.readShownNotifications()).filter((id) => id.startsWith('private:'))).toEqual([]);
    expect(await findTraces()).toEqual([]);
  });

  if (name === 'Firefox') describeContainers(getScene);
});
