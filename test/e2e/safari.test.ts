/** @module-tag nightly */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listLacking } from '../compat/list-lacking.ts';
import { OLDEST_BROWSERS } from '../compat/support.ts';
import { clickButton, waitForText } from './by-name.ts';
import { findField, waitForValue } from './field.ts';
import { launchFirefox } from './firefox.ts';
import { hideInterfaces } from './hide-browser.ts';
import { useScene } from './scene.ts';
import { tellAsStory } from './story.ts';
import { waitFor } from './wait-for.ts';

/** Safari's build, in an event page as in Safari, with what Safari has of the interfaces. Here it runs in Firefox, which asks for an id. */
async function prepare(folder: string): Promise<void> {
  await hideInterfaces('.output/safari-mv3', folder, listLacking(OLDEST_BROWSERS.safari));
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  expect(manifest.background).toEqual({ scripts: ['background.js'], persistent: false });
  const browser_specific_settings = { gecko: { id: 'mayfly-as-in-safari@mayfly.example' } };
  // Firefox would open it among its own settings, out of a test's reach.
  const options_ui = { ...manifest.options_ui, open_in_tab: true };
  await writeFile(file, JSON.stringify({ ...manifest, options_ui, browser_specific_settings }));
}

describe('Safari', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mayfly-safari-'));
    await prepare(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));
  const getScene = useScene((_, given) => launchFirefox(folder, given));
  tellAsStory();
  let page: Page;

  test('it connects, and a field is filled from the menu', async () => {
    const { browser, site, connect } = getScene();
    await waitForText(await connect(), 'mayfly.test');
    page = await browser.openPage(site);
    const field = await findField(page, '#email');
    await browser.chooseFill(page, field);
    expect(await waitForValue(field)).toMatch(/^\S+@mayfly\.test$/);
  });

  test('its mail is in the badge, and its code goes into the page, though no notification tells of it', async () => {
    const { browser } = getScene();
    await page.locator('button[type=submit]').click();
    const field = await findField(page, '[autocomplete="one-time-code"]');
    await waitFor('the badge', async () => (await browser.readBadge()) === '1');
    await clickButton(await browser.openPopup(page), 'Fill code');
    expect(await waitForValue(field)).toMatch(/^\d{6}$/);
    expect(await browser.readShownNotifications().catch(() => [])).toEqual([]);
  });
});
