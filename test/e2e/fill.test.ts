import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { clickButton, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { findField, waitForValue } from './field.ts';
import { launchFirefox } from './firefox.ts';
import { useScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

const CREATE = 'POST /v1/emails';

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('an address ends in the field that was meant, and in what the page sends, in %s', (_, launch) => {
  const getScene = useScene<ExtensionBrowser>(launch);
  beforeAll(async () => void (await getScene().connect()));

  const openForm = (name: string) => getScene().browser.openPage(`${getScene().site}/pages/${name}`);

  /** What the site has received so far. */
  async function readSubmissions(): Promise<{ fields: { email?: string } }[]> {
    const response = await fetch(`${getScene().site}/pages/submitted`);
    return (await response.json()) as { fields: { email?: string } }[];
  }

  /** Sends the form, and tells what arrived under the name `email`. */
  async function send(page: Page): Promise<string | undefined> {
    const { length } = await readSubmissions();
    await page.bringToFront();
    const frame = (await page.$('iframe')) ? page.frames()[1] : page;
    await frame?.locator('button[type=submit]').click();
    const { fields } = await waitFor('the form to arrive', async () => (await readSubmissions())[length]);
    return fields.email;
  }

  test.each([
    ['email', '#email'],
    ['controlled', '#email'],
    ['shadow-open', '>>> #email'],
    ['dialog', '#email'],
    ['insert-text-only', '#email'],
  ])('by right-click: %s', async (name, selector) => {
    const page = await openForm(name);
    const field = await findField(page, selector);
    await getScene().browser.chooseFill(page, field);
    const email = await waitForValue(field);
    expect(email).toMatch(/^\S+@mayfly\.test$/);
    expect(await send(page)).toBe(email);
  });

  test.each([['frame-same-origin'], ['frame-srcdoc'], ['frame-blank']])(
    'by right-click within a frame: %s',
    async (name) => {
      const page = await openForm(name);
      const frame = await waitFor('the frame', () => page.frames()[1]);
      const field = await findField(frame, '#email');
      await getScene().browser.chooseFill(page, field);
      const email = await waitForValue(field);
      expect(email).toMatch(/^\S+@mayfly\.test$/);
      expect(await send(page)).toBe(email);
    },
  );

  test('by shortcut', async () => {
    const page = await openForm('email');
    const field = await findField(page, '#email');
    await field.focus();
    await getScene().browser.pressShortcut(page, 'fill');
    const email = await waitForValue(field);
    expect(await send(page)).toBe(email);
  });

  test('by shortcut, into a closed shadow root', async () => {
    const page = await openForm('shadow-closed');
    await page.keyboard.press('Tab');
    const input = page.evaluate(() => new Promise<void>((heard) => addEventListener('input', () => heard())));
    await getScene().browser.pressShortcut(page, 'fill');
    await input;
    // Nothing outside can look into the root: what the form sends is the proof.
    expect(await send(page)).toMatch(/^\S+@mayfly\.test$/);
  });

  test('by the popup', async () => {
    const page = await openForm('email');
    const field = await findField(page, '#email');
    await field.focus();
    const popup = await getScene().browser.openPopup(page);
    await clickButton(popup, 'Fill this page');
    const email = await waitForValue(field);
    await waitForText(popup, `Filled in ${email}`);
    expect(await send(page)).toBe(email);
  });
});

describe('a field that can’t take an address costs none', () => {
  const getScene = useScene(launchChromium);
  beforeAll(async () => void (await getScene().connect()));

  const readNotice = () =>
    waitFor('the notice', async () => (await getScene().browser.readCreatedNotifications()).splice(0).at(-1));

  test.each([
    ['#number', 'This field takes only numbers.'],
    ['#password', 'This is a password field.'],
    ['#maxlength', 'This field is too short for an address.'],
  ])('by right-click: %s', async (selector, reason) => {
    const { browser, site, countRequests } = getScene();
    const page = await browser.openPage(`${site}/pages/refused`);
    const field = await findField(page, selector);
    await browser.chooseFill(page, field);
    expect(await readNotice()).toMatchObject({ title: reason, message: 'No address was created.' });
    expect(await field.evaluate(({ value }) => value)).toBe('');
    expect(countRequests(CREATE)).toBe(0);
  });

  test('by shortcut: read-only, and where no field has the cursor', async () => {
    const { browser, site, countRequests } = getScene();
    const page = await browser.openPage(`${site}/pages/refused`);
    await (await findField(page, '#read-only')).focus();
    await browser.pressShortcut(page, 'fill');
    expect(await readNotice()).toMatchObject({ title: 'This field is read-only.' });

    const other = await browser.openPage(`${site}/pages/refused`);
    await browser.pressShortcut(other, 'fill');
    expect(await readNotice()).toMatchObject({ title: 'No field has the cursor. Click into one first.' });
    expect(countRequests(CREATE)).toBe(0);
  });

  test('a page that takes it back: the address is on the clipboard, and a notice says so', async () => {
    const { browser, site, countRequests } = getScene();
    const page = await browser.openPage(`${site}/pages/resets`);
    await browser.chooseFill(page, await findField(page, '#email'));
    const notice = await readNotice();
    expect(notice?.title).toBe('Address copied, paste it yourself');
    expect(countRequests(CREATE)).toBe(1);

    const other = await browser.openPage(`${site}/pages/email`);
    const field = await findField(other, '#email');
    await field.focus();
    await other.keyboard.press('V', { commands: ['Paste'] });
    const email = await waitForValue(field);
    expect(notice?.message).toContain(email);

    const popup = await browser.openExtensionPage('popup.html');
    await waitForText(popup, email);
  });
});
