import type { ElementHandle, Frame, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { findField, waitForValue } from './field.ts';
import { launchFirefox } from './firefox.ts';
import { type Scene, useScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

const CREATE = 'POST /v1/emails';
const ALL_SITES = '*://*/*';

/** All that a page can know of the button. */
const HOST = 'div[popover=manual]';

/** A click is meant only after the button has been in sight for 300 ms, which browsers tell up to 100 ms late. */
const SEEN_MS = 500;

type Choice = { isEverywhere: boolean; onSites: string[]; offSites: string[] };

/** Chooses as the settings do: the wish is stored, and the browser asked within a click. */
async function choose(browser: ExtensionBrowser, options: Page, choice: Partial<Choice>, origin?: string) {
  const fieldButton = { isEverywhere: false, onSites: [], offSites: [], ...choice };
  await options.bringToFront();
  await options.evaluate((stored) => chrome.storage.local.set({ fieldButton: stored }), fieldButton);
  if (origin !== undefined)
    await browser.answerPrompt(options, true, () =>
      options.evaluate((pattern) => void chrome.permissions.request({ origins: [pattern] }), origin),
    );
}

const isRegistered = (options: Page) =>
  options.evaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).length > 0);

/** The middle of the button in a field, which is one of the size of a sign-up page: wide and high enough. */
async function findButton(page: Page, frame: Page | Frame = page): Promise<{ x: number; y: number }> {
  const host = await frame.waitForSelector(HOST);
  const box = await host?.boundingBox();
  if (!box) throw new Error('The button has no place');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const hasButton = async (page: Page | Frame) => (await page.$(HOST)) !== null;

/** Waits as long as a person would at least, by the page's own clock. */
const letSee = (page: Page) =>
  page.evaluate(
    (ms) =>
      new Promise<void>((seen) => {
        const startAt = performance.now();
        const look = () => (performance.now() - startAt > ms ? seen() : requestAnimationFrame(look));
        look();
      }),
    SEEN_MS,
  );

async function pressButton(page: Page, frame: Page | Frame = page): Promise<void> {
  const { x, y } = await findButton(page, frame);
  await letSee(page);
  await page.mouse.click(x, y);
}

describe('the button in e-mail fields', () => {
  const getScene = useScene(launchChromium);
  let options: Page;
  beforeAll(async () => {
    options = await getScene().connect();
  });

  const openForm = (name: string) => getScene().browser.openPage(`${getScene().site}/pages/${name}`);

  test('is not there at first', async () => {
    const page = await openForm('email');
    await (await findField(page, '#email')).focus();
    await letSee(page);
    expect(await hasButton(page)).toBe(false);
    expect(await isRegistered(options)).toBe(false);
  });

  test('once all sites are allowed, comes to pages that are open, and fills', async () => {
    const { browser } = getScene();
    const page = await openForm('email');
    await choose(browser, options, { isEverywhere: true }, ALL_SITES);
    await waitFor('the registration', () => isRegistered(options));
    await page.bringToFront();
    const field = await findField(page, '#email');
    await field.focus();
    await pressButton(page);
    expect(await waitForValue(field)).toMatch(/^\S+@mayfly\.test$/);
  });
});
