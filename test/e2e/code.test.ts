import { describe, expect, test } from 'vitest';
import { nightlyInFirefox } from '../runner/test-tags.ts';
import { clickButton, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { findField, waitForValue } from './field.ts';
import { launchFirefox } from './firefox.ts';
import { readAddressRecords } from './read-addresses.ts';
import { useScene } from './scene.ts';
import { tellAsStory } from './story.ts';
import { waitFor } from './wait-for.ts';

/** Two sites by the private section of the Public Suffix List, and one by those who read only its other half. */
const TENANTS = { victim: 'victim.herokuapp.com', attacker: 'attacker.herokuapp.com' };

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('the code is carried back, in %s', (name, launch) => {
  const once = nightlyInFirefox(name);
  const names = Object.values(TENANTS);
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>(() => launch(undefined, { names }), {
    allowedHosts: names,
  });
  tellAsStory();

  /** @returns the page, which asks for a code that has come */
  async function signUp(form = '') {
    const { browser, site } = getScene();
    const before = (await browser.readCreatedNotifications()).length;
    const page = await browser.openPage(`${site}/${form}`);
    const field = await findField(page, '#email');
    await browser.chooseFill(page, field);
    const email = await waitForValue(field);
    await page.locator('button[type=submit]').click();
    await page.waitForSelector('[autocomplete="one-time-code"], input[name=digit]');
    await waitFor('its mail', async () => (await browser.readBadge()) === '1');
    // The menu is made anew with the code. One that was open then would do nothing.
    await waitFor('the code in its notification', async () =>
      (await browser.readCreatedNotifications()).slice(before).some(({ message }) => /\d{6}/.test(message)),
    );
    return { page, email };
  }

  const waitUntilRead = () => waitFor('its mail to be read', async () => (await getScene().browser.readBadge()) === '');

  test('from the sign-up page to Welcome, without opening the mail', once, async () => {
    const { browser, connect } = getScene();
    await connect();
    for (const form of ['', '?boxes']) {
      const { page, email } = await signUp(form);
      const popup = await browser.openPopup(page);
      await waitForText(popup, email);
      await clickButton(popup, 'Fill code');
      await waitFor('the code in the page', () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')].every(
            ({ value }) => value !== '',
          ),
        ),
      );
      await page.bringToFront();
      await page.locator('button[type=submit]').click();
      await page.waitForSelector('::-p-text(Welcome)');
      // It has been used, and is no news any more.
      await waitUntilRead();
      await (await browser.openPopup(page)).waitForSelector('.code-card[data-fresh=false]');
    }
    expect(getScene().countRequests('POST /v1/emails')).toBe(2);
  });

  test('from the menu, into a field that can’t take it: the code is copied, and a notice says so', once, async () => {
    const { browser, site } = getScene();
    const { page } = await signUp();
    await page.goto(`${site}/pages/resets`);
    const before = (await browser.readCreatedNotifications()).length;
    await browser.chooseFill(page, await findField(page, '#email'), 'code');
    const notice = await waitFor('the notice', async () => (await browser.readCreatedNotifications())[before]);
    expect(notice.title).toMatch(/code/i);
    expect(notice.message).toMatch(/^\d{6}\n/);
  });

  test('from the menu, into the field that was clicked; then it is used, and its mail read', once, async () => {
    const { browser, site } = getScene();
    expect(await browser.readBadge()).toBe('1');
    const page = await browser.openPage(`${site}/pages/text`);
    const field = await findField(page, '#text');
    await browser.chooseFill(page, field, 'code');
    expect(await waitForValue(field)).toMatch(/^\d{6}$/);
    await waitUntilRead();
  });

  test(
    'a code goes to no other tenant of the same host and into no sandbox, in the same tab or by the menu',
    once,
    async () => {
      const { browser, site } = getScene();
      const on = (host: string, path: string) => `${site.replace('127.0.0.1', host)}${path}`;
      const page = await browser.openPage(on(TENANTS.victim, ''));
      const field = await findField(page, '#email');
      await browser.chooseFill(page, field);
      const email = await waitForValue(field);
      await page.locator('button[type=submit]').click();
      await page.waitForSelector('[autocomplete="one-time-code"]');
      const codePath = new URL(page.url()).pathname + new URL(page.url()).search;
      await waitFor('its mail', async () => (await browser.readBadge()) === '1');

      // What a site shows in a sandbox is not its own, whatever its address.
      const sandboxed = on(TENANTS.victim, '/pages/asks-for-code?sandboxed');
      for (const other of [on(TENANTS.attacker, codePath), sandboxed]) {
        await page.goto(other);
        if (other === sandboxed) await page.evaluate("showStep('one')");
        const codeField = await findField(page, '[autocomplete="one-time-code"]');
        const popup = await browser.openPopup(page);
        await popup.waitForSelector('.code-card');
        await clickButton(popup, 'Fill code');
        await waitForText(popup, /copied/i);
        expect(await codeField.evaluate(({ value }) => value)).toBe('');
        await page.bringToFront();
      }

      await page.goto(on(TENANTS.victim, codePath));
      const over = await browser.openPopup(page);
      await waitForText(over, email);
      await clickButton(over, 'Fill code');
      expect(await waitForValue(await findField(page, '[autocomplete="one-time-code"]'))).toMatch(/^\d{6}$/);
      // Of the page's address, no more than its origin was kept.
      const own = await browser.openExtensionPage('options.html');
      const { filledIn } = (await readAddressRecords(own)).find((one) => one.email === email) ?? {};
      expect(filledIn).toMatchObject({ origin: on(TENANTS.victim, '') });
      expect(JSON.stringify(filledIn)).not.toContain('url');
    },
  );
});
