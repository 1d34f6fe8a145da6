import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NIGHTLY } from '../runner/test-tags.ts';
import { askFromPage } from './ask-from-page.ts';
import { clickButton, findButton, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { findField, waitForValue } from './field.ts';
import { hideBrowser } from './hide-browser.ts';
import { type SampleMail, writeSampleMail } from './sample-mail.ts';
import { useScene } from './scene.ts';
import { tellAsStory } from './story.ts';
import { waitFor } from './wait-for.ts';

/**
 * From install to the last deletion, as one person goes through it: each test goes on where the one before ended. Until 147 Chromium has
 * no `browser`: there the polyfill makes one out of `chrome`.
 */
describe.each([
  ['contract', true],
  ['published', false],
] as const)('the way through, %s dialect, with a `browser` of the browser: %s', (dialect, hasBrowser) => {
  const options = hasBrowser ? {} : NIGHTLY;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mayfly-main-path-'));
    if (!hasBrowser) await hideBrowser('.output/chrome-mv3', folder);
  });
  afterAll(() => rm(folder, { recursive: true }));
  const getScene = useScene(() => launchChromium(hasBrowser ? undefined : folder), { dialect });
  tellAsStory();
  let page: Page;
  let email: string;
  let mail: SampleMail;
  let popup: Page;

  test('pages and the background find it, or make their own', options, async () => {
    const { browser } = getScene();
    // Once a permission is granted, Chromium puts it back.
    const options = await browser.findExtensionPage('options.html');
    const readType = () => typeof (globalThis as { browser?: unknown }).browser;
    const type = hasBrowser ? 'object' : 'undefined';
    expect([await options.evaluate(readType), await (await browser.findWorker()).evaluate(readType)]).toEqual([
      type,
      type,
    ]);
  });

  test('connect by hand, on the page that install opened', options, async () => {
    const options = await getScene().connect();
    await waitForText(options, 'mayfly.test');
    expect(getScene().countRequests('GET /v1/domains')).toBe(1);

    // Once it is saved, nothing shows the key again: not here, and not where another one can be entered.
    const readAll = () =>
      options.evaluate(() =>
        [
          document.documentElement.outerHTML,
          ...[...document.querySelectorAll('input')].map(({ value }) => value),
        ].join(),
      );
    expect(await readAll()).not.toContain(getScene().key);
    await clickButton(options, 'Change');
    await findButton(options, 'Cancel');
    expect(await readAll()).not.toContain(getScene().key);
    expect(await options.evaluate(() => document.querySelector<HTMLInputElement>('[type=password]')?.value)).toBe('');
    await clickButton(options, 'Cancel');
  });

  test('a right-click puts a new address into the field, and the service knows it', options, async () => {
    const { browser, site, ask, countRequests } = getScene();
    page = await browser.openPage(site);
    const field = await findField(page, '#email');
    await browser.chooseFill(page, field);
    email = await waitForValue(field);
    expect(email).toMatch(/^[^@\s]+@mayfly\.test$/);
    expect(countRequests('POST /v1/emails')).toBe(1);
    expect((await ask(`/v1/emails/${encodeURIComponent(email)}/messages`)).status).toBe(200);
  });

  test('mail shows as a badge and a notification', options, async () => {
    const { browser, sendMail } = getScene();
    mail = writeSampleMail(email);
    await sendMail({ envelope: { from: 'bounce@fernway.example', to: email }, raw: mail.raw });
    await waitFor('the badge', async () => (await browser.readBadge()) === '1');
    const [notification] = await waitFor('the notification', async () => {
      // Its code may come a moment after it.
      const created = await browser.readCreatedNotifications();
      return created.some(({ message }) => message.includes(mail.code)) && created;
    });
    expect(notification?.title).toContain('Fernway');
    expect(notification?.message).toContain(mail.subject);
    expect(notification?.message).toContain(mail.code);
    const shown = await waitFor('the browser to show it', async () => {
      const ids = await browser.readShownNotifications();
      return ids.length > 0 && ids;
    });
    expect(shown).toEqual([notification?.id]);
  });

  test('the popup shows it, and reading it clears the badge', options, async () => {
    const { browser } = getScene();
    popup = await browser.openPopup(page);
    await popup.waitForSelector('ul[aria-label="Messages"]');
    await popup.locator(`a.message-row ::-p-text(${mail.subject})`).click();
    await waitForText(popup, mail.sentence, 'article.reader');
    await waitFor('the badge to go', async () => (await browser.readBadge()) === '');
    await waitFor('the notification to go', async () => (await browser.readShownNotifications()).length === 0);
  });

  test('an attachment is saved byte for byte', options, async () => {
    await clickButton(popup, 'Save');
    expect(await readDownload(mail.attachment.name)).toEqual(mail.attachment.bytes);
  });

  test('all attachments are saved as one file, each byte for byte', options, async () => {
    await clickButton(popup, 'Save all as .zip (2)');
    const { name, bytes } = mail.attachment;
    const saved = unzipSync(await readDownload('.zip'));
    expect(Object.keys(saved)).toEqual([name, name.replace('.', ' (2).')]);
    for (const file of Object.values(saved)) expect(Buffer.from(file)).toEqual(bytes);
  });

  test('the source is shown, and saved byte for byte', options, async () => {
    await clickButton(popup, 'Show source');
    await waitForText(popup, '<sample@fernway.example>');
    await clickButton(popup, 'Save as .eml');
    expect(await readDownload('.eml')).toEqual(mail.raw);
  });

  test('deleting the message, then the address, deletes each on the service', options, async () => {
    const { ask, countRequests } = getScene();
    const messages = `/v1/emails/${encodeURIComponent(email)}/messages`;
    const listed = (await (await ask(messages)).json()) as { messages: { id: string }[] };
    const message = `/v1/messages/${listed.messages[0]?.id}`;
    expect((await ask(message)).status).toBe(200);
    await clickButton(popup, 'Delete message');
    await waitForText(popup, 'Message deleted');
    await clickButton(popup, 'Addresses');
    await clickButton(popup, `More options for ${email}`);
    await clickButton(popup, 'Edit label');
    await popup.locator('.label-form input').fill('Trails');
    await clickButton(popup, 'Save');
    await waitForText(popup, 'Trails');
    await clickButton(popup, `More options for ${email}`);
    await clickButton(popup, 'Delete address');
    await waitForText(popup, 'Address deleted');
    // Both can be taken back for a while.
    await waitFor('the service to forget the message', async () => !(await ask(message)).ok);
    await waitFor('the service to forget the address', async () => !(await ask(messages)).ok);
    expect(countRequests('DELETE /v1/messages/{id}')).toBe(1);
    expect(countRequests('DELETE /v1/emails/{email}')).toBe(1);
  });

  test('no content script gets the key, or anything else that one fill does not need', options, async () => {
    const { browser, key } = getScene();
    const own = await browser.openExtensionPage('options.html');
    const { got } = await askFromPage(own, page.url());
    // What every page has of its own, and what the browser would carry to other machines: both are empty.
    expect(got).toEqual({ databases: '[]', sync: '{}' });
    expect(await browser.readPrivateItems()).toMatchObject({ connectedServices: [{ apiKey: key }] });
    await own.close();
  });

  test('disconnecting forgets the key', options, async () => {
    const { browser, key } = getScene();
    const options = await browser.openExtensionPage('options.html');
    expect(await browser.readPrivateItems()).toMatchObject({ connectedServices: [{ apiKey: key }] });
    expect(JSON.stringify(await browser.readStorage())).not.toContain(key);
    await clickButton(options, 'Disconnect');
    await findButton(options, 'Connect');
    expect(JSON.stringify(await browser.readPrivateItems())).not.toContain(key);
  });

  /** Waits for a download to end. @param ending of its name */
  async function readDownload(ending: string): Promise<Buffer> {
    const file = await waitFor(`the download of ${ending}`, () => getScene().browser.findDownload(ending));
    return readFile(file);
  }
});
