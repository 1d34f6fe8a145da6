/** @module-tag nightly */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listLacking } from '../compat/list-lacking.ts';
import { OLDEST_BROWSERS } from '../compat/support.ts';
import { clickButton, findButton, waitForText } from './by-name.ts';
import { findField, waitForValue } from './field.ts';
import { fillNew } from './fill-new.ts';
import { launchFirefox } from './firefox.ts';
import { hideInterfaces } from './hide-browser.ts';
import { letTimePass } from './let-time-pass.ts';
import { useScene } from './scene.ts';
import { tellAsStory } from './story.ts';
import { waitFor } from './wait-for.ts';

/** What Firefox for Android has not, and a badge, which nobody sees there. */
const HIDDEN = [...listLacking(OLDEST_BROWSERS.android), 'action.setBadgeText', 'action.setBadgeBackgroundColor'];

/** A finger, which is no fine pointer and never hovers. */
const TOUCH = { 'ui.primaryPointerCapabilities': 1, 'ui.allPointerCapabilities': 1 };

const PHONE = { width: 360, height: 740 };

describe('Firefox for Android', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mayfly-android-'));
    await hideInterfaces('.output/firefox-mv3', folder, HIDDEN);
  });
  afterAll(() => rm(folder, { recursive: true }));
  const getScene = useScene(() => launchFirefox(folder, { preferences: TOUCH }));
  tellAsStory();
  let options: Page;
  let signUp: Page;

  /** Presses with a finger, once it is there. */
  const tap = async (element: ElementHandle) => {
    await element.scrollIntoView();
    await element.tap();
  };

  /** Nothing reaches beyond the screen, and the fingers find what they are to press. */
  async function expectToFit(page: Page): Promise<void> {
    await page.setViewport(PHONE);
    await waitFor('the screen', () => page.evaluate(({ width }) => innerWidth === width, PHONE));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await page.evaluate(() => matchMedia('(pointer: coarse) and (hover: none)').matches)).toBe(true);
  }

  test('it connects, and is not told of menus, toolbars and shortcuts', async () => {
    const { browser, connect } = getScene();
    await expectToFit(await browser.findExtensionPage('options.html'));
    options = await connect();
    await waitForText(options, 'mayfly.test');
    expect(await options.$('#shortcuts')).toBeNull();
    await expectToFit(options);
  });

  test('a field is filled from the popup', async () => {
    const { browser, site } = getScene();
    signUp = await browser.openPage(site);
    await signUp.setViewport(PHONE);
    const field = await findField(signUp, '#email');
    const popup = await browser.openPopup(signUp);
    expect(await popup.evaluate(() => document.documentElement.dataset.viewType)).toBe('tab');
    await clickButton(popup, 'Fill a new address');
    expect(await waitForValue(field)).toMatch(/^\S+@mayfly\.test$/);
  });

  test('its mail shows on the page that the popup is', async () => {
    const { browser } = getScene();
    await signUp.bringToFront();
    await tap((await signUp.waitForSelector('button[type=submit]')) as ElementHandle);
    await signUp.waitForSelector('[autocomplete="one-time-code"]');
    const whole = await browser.openExtensionPage('popup.html');
    await findButton(whole, 'Copy code');
    await expectToFit(whole);
    await tap((await whole.waitForSelector('a.message-row')) as ElementHandle);
    await whole.waitForSelector('iframe');
    await expectToFit(whole);
    await whole.close();
  });

  test('its code goes into the page that asks for it', async () => {
    const { browser } = getScene();
    await clickButton(await browser.openPopup(signUp), 'Fill code');
    expect(await waitForValue(await findField(signUp, '[autocomplete="one-time-code"]'))).toMatch(/^\d{6}$/);
  });

  test('a field is filled by the button in it', async () => {
    const { browser, site } = getScene();
    await options.bringToFront();
    const toggle = await waitFor('the switch', () =>
      options.$('::-p-aria([name="Show a button in email fields"][role="checkbox"])'),
    );
    await browser.answerPrompt(options, true, () => tap(toggle));
    const page = await browser.openPage(`${site}/pages/email`);
    await page.setViewport(PHONE);
    const field = await findField(page, '#email');
    await tap(field);
    const button = await page.waitForSelector('>>> div[popover=manual]:not(#popover)');
    // The button opens the popup, which fills. A press counts once the button has been in sight for a moment.
    await letTimePass(page);
    await button?.tap();
    await fillNew(await browser.findPopup());
    expect(await waitForValue(field)).toMatch(/^\S+@mayfly\.test$/);
  });
});
