import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, describe, expect, test } from 'vitest';
import { NIGHTLY } from '../runner/test-tags.ts';
import { clickButton, fillIn, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { findField, waitForValue } from './field.ts';
import { launchFirefox } from './firefox.ts';
import { useScene } from './scene.ts';
import { tellAsStory } from './story.ts';
import { waitFor } from './wait-for.ts';

const CODE = '907341';
const SAID = 'The browser doesn’t let Mayfly store anything on disk.';

/** The site has sent a code as well, before ours: once both are there, ours is the newest for good. */
const fillCode = async (page: Page, popup: Page) => {
  await waitForText(popup, 'Fernway');
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
};

describe('a browser that refuses its storage', () => {
  const profiles: string[] = [];
  afterAll(() => Promise.all(profiles.map((profile) => rm(profile, { recursive: true }))));

  /** A file stands where the folder of all databases has to be. */
  async function launch() {
    const profile = await mkdtemp(join(tmpdir(), 'mayfly-refusing-'));
    profiles.push(profile);
    await mkdir(join(profile, 'Default'));
    await writeFile(join(profile, 'Default', 'IndexedDB'), '');
    return launchChromium(undefined, { profile });
  }

  const getScene = useScene(launch);
  tellAsStory();
  let page: Page;
  let email: string;

  test('a fill: what is written into the page outlives the worker, and the popup says what does not last', async () => {
    const { browser, site, key, connect } = getScene();
    await connect();
    page = await browser.openPage(site);
    await clickButton(await browser.openPopup(page), 'Fill a new address');
    email = await waitForValue(await findField(page, '#email'));
    expect(JSON.stringify(await browser.readSession())).toContain(email);
    expect(JSON.stringify(await browser.readStorage())).not.toContain(key);
    await browser.killWorker();
    await waitForText(await browser.openPopup(page), SAID);
  });

  test('its mail: a notification, and the code in the page', async () => {
    const { browser, sendMail } = getScene();
    await page.locator('button[type=submit]').click();
    await page.waitForSelector('#code');
    await sendMail({ from: 'Quillon <hi@127.0.0.1>', to: email, subject: 'Club', text: `Your code is ${CODE}.` });
    await waitFor('the notification', async () =>
      (await browser.readCreatedNotifications()).some(({ message }) => message.includes(CODE)),
    );
    await fillCode(page, await browser.openPopup(page));
  });

  test('what was said is said once', async () => {
    const { browser } = getScene();
    const popup = await browser.openPopup(page);
    await clickButton(popup, 'Close');
    await waitFor(
      'the notice to go',
      async () => !(await popup.evaluate(() => document.body.innerText)).includes(SAID),
    );
    const next = await browser.openPopup(page);
    await waitForText(next, 'Quillon');
    expect(await next.evaluate(() => document.body.innerText)).not.toContain(SAID);
  });
});

describe('Firefox that never remembers history', NIGHTLY, () => {
  const getScene = useScene(() => launchFirefox(undefined, { remembersNothing: true }));
  tellAsStory();
  let page: Page;
  let email: string;

  test('a fill is as in a private window, and nothing of it is on the disk', async () => {
    const { browser, site, key, connect } = getScene();
    await connect();
    page = await browser.openPage(site);
    await clickButton(await browser.openPopup(page), 'Fill a new address');
    email = await waitForValue(await findField(page, '#email'));
    expect(JSON.stringify(await browser.readSession())).toContain(email);
    await waitForText(await browser.openPopup(page), 'are deleted when you close the last one');
    for (const secret of [email, key]) expect(await browser.searchProfile(secret)).toEqual([]);
  });

  test('its mail: a notification that says no more than that, and the code in the page', async () => {
    const { browser, sendMail } = getScene();
    await page.locator('button[type=submit]').click();
    await page.waitForSelector('#code');
    await sendMail({ from: 'Quillon <hi@127.0.0.1>', to: email, subject: 'Club', text: `Your code is ${CODE}.` });
    await waitFor('the notification', async () => (await browser.readCreatedNotifications()).length > 0);
    expect(JSON.stringify(await browser.readCreatedNotifications())).not.toContain(CODE);
    const popup = await browser.openPopup(page);
    await waitForText(popup, 'Quillon');
    await fillCode(page, popup);
  });
});

describe('storage that is deleted while the browser runs', NIGHTLY, () => {
  const getScene = useScene(launchChromium);
  tellAsStory();

  test('no address is made without the key, and all works again once it is entered', async () => {
    const { browser, site, service, key, connect, sendMail, countRequests } = getScene();
    const options = await connect();
    const page = await browser.openPage(site);
    const clearing = await options.createCDPSession();
    await clearing.send('Storage.clearDataForOrigin', { origin: browser.origin, storageTypes: 'indexeddb' });
    const before = countRequests('POST /v1/emails');
    const popup = await browser.openPopup(page);
    await clickButton(popup, 'Fill a new address');
    await waitForText(popup, 'Not connected');
    expect(countRequests('POST /v1/emails')).toBe(before);
    expect(await page.$eval('#email', (field) => (field as HTMLInputElement).value)).toBe('');

    await options.bringToFront();
    await options.reload();
    await fillIn(options, 'Service URL', service.api);
    await fillIn(options, 'API key', key);
    await clickButton(options, 'Connect');
    await clickButton(options, 'Skip');
    await page.bringToFront();
    await clickButton(await browser.openPopup(page), 'Fill a new address');
    const email = await waitForValue(await findField(page, '#email'));
    await page.locator('button[type=submit]').click();
    await page.waitForSelector('#code');
    await sendMail({ from: 'Quillon <hi@127.0.0.1>', to: email, subject: 'Club', text: `Your code is ${CODE}.` });
    const shown = await browser.openPopup(page);
    await waitForText(shown, 'Quillon');
    await fillCode(page, shown);
  });
});
