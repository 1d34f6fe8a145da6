import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { findField, waitForValue } from './field.ts';
import { hideBrowser } from './hide-browser.ts';
import { useScene } from './scene.ts';
import { tellAsStory } from './story.ts';
import { waitFor } from './wait-for.ts';

/** Newer browsers have a `browser` of their own; before them the polyfill makes one out of `chrome`. */
describe('where there is no `browser`', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mayfly-without-browser-'));
    await hideBrowser('.output/chrome-mv3', folder);
  });
  afterAll(() => rm(folder, { recursive: true }));
  const getScene = useScene(() => launchChromium(folder));
  tellAsStory();
  let email: string;

  test('a page has none, and connects', async () => {
    // Before it connects: once a permission is granted, Chromium puts `browser` back.
    const options = await getScene().browser.findExtensionPage('options.html');
    expect(await options.evaluate(() => (globalThis as { browser?: unknown }).browser === undefined)).toBe(true);
    await getScene().connect();
    await waitForText(options, 'mayfly.test');
  });

  test('a field is filled, and its mail shows in the badge and the popup', async () => {
    const { browser, site, sendMail } = getScene();
    const page = await browser.openPage(site);
    const field = await findField(page, '#email');
    await browser.chooseFill(page, field);
    email = await waitForValue(field);
    await sendMail({
      from: 'Fernway <hi@fernway.example>',
      to: email,
      subject: 'Welcome',
      text: 'Your code is 482913.',
    });
    await waitFor('the badge', async () => (await browser.readBadge()) === '1');
    const popup = await browser.openPopup(page);
    await waitForText(popup, '482 913');
  });
});
