import type { ElementHandle, Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { nightlyInFirefox } from '../runner/test-tags.ts';
import { clickButton, findButton } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { findField, waitForValue } from './field.ts';
import { launchFirefox } from './firefox.ts';
import { useScene } from './scene.ts';
import { tellAsStory } from './story.ts';
import { waitFor } from './wait-for.ts';

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('a confirmation link, in %s', (name, launch) => {
  const once = nightlyInFirefox(name);
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>(launch);
  tellAsStory();
  let options: Page;
  let page: Page;
  let email: string;
  let asked: number;

  /** All tabs of the only window, in their order; their URLs are not for us to see. */
  const readTabs = () =>
    options.evaluate(async () => {
      const tabs = await chrome.tabs.query({});
      return tabs.toSorted((one, other) => one.index - other.index).map(({ id, active }) => ({ id: id ?? -1, active }));
    });

  /** @param find opens what the link stands in */
  async function press(find: (popup: Page) => Promise<ElementHandle<Element>>): Promise<void> {
    const { browser, site } = getScene();
    const before = (await readTabs()).length;
    const other = await browser.openPage(`${site}/?elsewhere`);
    const popup = await browser.openPopup(other);
    const link = await find(popup);
    // Chromium may close it with the press.
    await link
      .asLocator()
      .click()
      .catch(() => {});
    await waitFor('the tab of the link', async () => (await readTabs()).length === before + 2);
    // No real click closes it.
    await popup.evaluate(() => close()).catch(() => {});
  }

  const onCard = (popup: Page) => findButton(popup, `Open link: ${new URL(getScene().site).host}`);

  async function inMessage(popup: Page): Promise<ElementHandle<Element>> {
    await popup.locator('.message-row').click();
    await popup.locator('.link-list summary').click();
    const link = await popup.waitForSelector('.link-list a');
    if (!link) throw new Error('The list has no link.');
    return link;
  }

  async function expectOpenedBeside(asked: number, before: { id: number }[]): Promise<void> {
    const after = await readTabs();
    const opened = after.find(({ active }) => active)?.id;
    expect(before.map(({ id }) => id)).not.toContain(opened);
    expect(after.findIndex(({ id }) => id === opened)).toBe(after.findIndex(({ id }) => id === asked) + 1);
  }

  test('opens next to the tab that was filled, whichever is in front', once, async () => {
    const { browser, site, connect, sendMail } = getScene();
    options = await connect();
    page = await browser.openPage(site);
    asked = (await readTabs()).find(({ active }) => active)?.id ?? -1;
    await clickButton(await browser.openPopup(page), 'Fill a new address');
    email = await waitForValue(await findField(page, '#email'));
    await browser.openPage(`${site}/?between`);
    const html = `<p>Please confirm your email address.</p><a href="${site}/?confirm=83d1f0a2c6">Confirm your email address</a>`;
    await sendMail({ from: 'Fernway <hi@fernway.example>', to: email, subject: 'Confirm your email address', html });
    await waitFor('the badge', async () => (await browser.readBadge()) === '1');
    const before = await readTabs();
    await press(onCard);
    await expectOpenedBeside(asked, before);
  });

  test('opens there from the message’s own list as well', once, async () => {
    const before = await readTabs();
    await press(inMessage);
    await expectOpenedBeside(asked, before);
  });

  test('opens in the same window once that tab is closed', once, async () => {
    await page.close();
    const before = (await readTabs()).length;
    await press(onCard);
    expect(await readTabs()).toHaveLength(before + 2);
  });
});
