/** @module-tag nightly */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listLacking } from '../compat/list-lacking.ts';
import { OLDEST_BROWSERS } from '../compat/support.ts';
import { clickButton, waitForText } from './by-name.ts';
import { findField, waitForValue } from './field.ts';
import { fillNew } from './fill-new.ts';
import { launchFirefox } from './firefox.ts';
import { hideInterfaces } from './hide-browser.ts';
import { letTimePass } from './let-time-pass.ts';
import { useScene } from './scene.ts';
import { tellAsStory } from './story.ts';

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
  const getScene = useScene((_, given) => launchFirefox(folder, { ...given, preferences: TOUCH }));
  tellAsStory();
  let options: Page;
  let signUp: Page;

  /** Presses with a finger, once it is there. */
  const tap = async (page: Page, selector: string) => {
    const element = await page.waitForSelector(selector);
    await element?.scrollIntoView();
    await element?.tap();
  };

  test('it connects, and is not told of menus, toolbars and shortcuts', async () => {
    const { browser, connect } = getScene();
    await (await browser.findExtensionPage('options.html')).setViewport(PHONE);
    options = await connect();
    await waitForText(options, 'mayfly.test');
    expect(await options.$('#shortcuts')).toBeNull();
    expect(await options.evaluate(() => matchMedia('(pointer: coarse) and (hover: none)').matches)).toBe(true);
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

  test('its mail is sent, and its code goes into the page that asks for it', async () => {
    await signUp.bringToFront();
    await tap(signUp, 'button[type=submit]');
    const code = await findField(signUp, '[autocomplete="one-time-code"]');
    await clickButton(await getScene().browser.openPopup(signUp), 'Fill code');
    expect(await waitForValue(code)).toMatch(/^\d{6}$/);
  });

  test('a field is filled by the button in it', async () => {
    const { browser, site } = getScene();
    await options.bringToFront();
    const toggle = '::-p-aria([name="Show a button in email fields"][role="checkbox"])';
    await browser.answerPrompt(options, true, () => tap(options, toggle));
    const page = await browser.openPage(`${site}/pages/email`);
    await page.setViewport(PHONE);
    await tap(page, '#email');
    const button = await page.waitForSelector('>>> div[popover=manual]:not(#popover)');
    // The button opens the popup, which fills. A press counts once the button has been in sight for a moment.
    await letTimePass(page);
    await button?.tap();
    await fillNew(await browser.findPopup());
    expect(await waitForValue(await findField(page, '#email'))).toMatch(/^\S+@mayfly\.test$/);
  });
});
