import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { nightlyInFirefox } from '../runner/test-tags.ts';
import { findByName, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { findField, waitForValue } from './field.ts';
import { launchFirefox } from './firefox.ts';
import { useScene } from './scene.ts';
import { tellAsStory } from './story.ts';
import { waitFor } from './wait-for.ts';

/** More than any view of ours has. */
const MOST_TABS = 60;

type Focused = { name: string; isSeen: boolean };

function readFocused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement | null;
    const label = focused?.labels?.[0]?.textContent;
    const style = focused && getComputedStyle(focused);
    return {
      name: (focused?.ariaLabel ?? label ?? focused?.textContent ?? '').trim(),
      isSeen: style?.outlineStyle !== 'none' && parseFloat(style?.outlineWidth ?? '0') > 0,
    };
  });
}

/** Presses Tab until the control with this name has the focus, which must be seen on each that is ours. */
async function tabTo(page: Page, name: string, isOurs = true): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    const focused = await readFocused(page);
    if (isOurs && focused.name !== '' && !focused.isSeen) throw new Error(`The focus on "${focused.name}" is not seen`);
    if (focused.name === name) return;
  }
  throw new Error(`Tab does not lead to "${name}"`);
}

/** Waits until the browser tells screen readers of an element with this role and name. */
const waitForTold = (page: Page, role: string, name: string) =>
  page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`);

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('by keyboard alone, with what a screen reader is told, in %s', (name, launch) => {
  const once = nightlyInFirefox(name);
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>(launch);
  tellAsStory();
  let page: Page;
  let tab: Page;

  test('connect', once, async () => {
    const { browser, service, key } = getScene();
    const options = await browser.findExtensionPage('options.html');
    await options.bringToFront();
    await waitForTold(options, 'heading', 'Connect a temporary email service');
    await waitForTold(options, 'textbox', 'Service URL');
    await waitForTold(options, 'button', 'Connect');
    await tabTo(options, 'Service URL');
    await options.keyboard.type(service.api);
    await tabTo(options, 'API key');
    await options.keyboard.type(key);
    // Chromium gives the page the focus for every key that it is sent: one that comes up later would hide the prompt from us.
    await browser.answerPrompt(options, true, () => options.keyboard.down('Enter'));
    await options.keyboard.up('Enter');
    await waitForText(options, 'Or press');
    await tabTo(options, 'Skip');
    await options.keyboard.press('Enter');
    await waitForText(options, 'Requests left');
  });

  test('fill by the shortcut, and send the form', once, async () => {
    const { browser, site } = getScene();
    page = await browser.openPage(site);
    await tabTo(page, 'E-mail address', false);
    await browser.pressShortcut(page, 'fill');
    expect(await waitForValue(await findField(page, '#email'))).toMatch(/^\S+@mayfly\.test$/);
    await page.keyboard.press('Enter');
    await findField(page, '#code');
  });

  test('open the popup, and copy the code of the mail that has come', once, async () => {
    const { browser } = getScene();
    await browser.pressShortcut(page, '_execute_action');
    const popup = await browser.findPopup();
    await popup.waitForSelector('.code-card');
    await popup.keyboard.press('c');
    await waitForText(popup, 'Code copied.');
    // It goes with the answer on its way.
    await popup.evaluate(() => window.close()).catch(() => {});
  });

  test('paste it where it was asked for', once, async () => {
    await page.bringToFront();
    const code = await findField(page, '#code');
    await waitFor('the page to have the focus', () => page.evaluate(() => document.hasFocus()));
    await tabTo(page, await code.evaluate(({ labels }) => labels?.[0]?.textContent?.trim() ?? ''), false);
    await page.keyboard.down('Control');
    await page.keyboard.press('v');
    await page.keyboard.up('Control');
    expect(await waitForValue(code)).toMatch(/^\d{6}$/);
    await page.keyboard.press('Enter');
    await page.waitForSelector('::-p-text(Welcome)');
  });

  test('read the message', once, async () => {
    tab = await getScene().browser.openExtensionPage('mailbox.html');
    await tab.waitForSelector('.message-row');
    await waitForTold(tab, 'region', 'Latest code');
    await waitForTold(tab, 'button', 'Copy code');
    await tab.keyboard.press('j');
    expect((await readFocused(tab)).isSeen).toBe(true);
    await tab.keyboard.press('Enter');
    await tab.waitForSelector('article h1');
    await waitForTold(tab, 'heading', 'Confirm your e-mail address');
    await waitForTold(tab, 'button', 'Delete message');
  });

  test('see what keys there are, and go on reading', once, async () => {
    await tab.keyboard.press('?');
    await tab.waitForSelector('dialog[open]');
    await tab.keyboard.press('Escape');
    await tab.waitForFunction(() => document.querySelector('dialog[open]') === null);
    expect(await tab.$('article h1')).not.toBeNull();
  });

  test('delete it, and take that back', once, async () => {
    await tab.keyboard.press('#');
    await waitForText(tab, 'Message deleted.');
    expect(await tab.$eval('output:has(.notice-line-done)', ({ textContent }) => textContent)).toContain(
      'Message deleted.',
    );
    await waitForTold(tab, 'button', 'Undo');
    await tab.waitForFunction(() => document.querySelector('.message-row') === null);
    await tabTo(tab, 'Undo');
    await tab.keyboard.press('Enter');
    await tab.waitForSelector('.message-row');
  });

  test('make an address, and copy it', once, async () => {
    await tab.keyboard.press('n');
    await waitForText(tab, 'New address:');
    await tab.keyboard.press('a');
    await waitForText(tab, 'Address copied.');
  });

  test('switch single keys off: then they do nothing, and Escape still leads back', once, async () => {
    const { browser, countRequests } = getScene();
    const made = countRequests('POST /v1/emails');
    const options = await browser.openExtensionPage('options.html');
    await (await findByName(options, 'checkbox', 'Single-key shortcuts')).focus();
    await options.keyboard.press(' ');
    await waitFor('the choice', async () => {
      const { settings } = (await browser.readStorage()) as { settings?: { singleKeys: boolean } };
      return settings?.singleKeys === false;
    });
    await tab.bringToFront();
    await tab.focus('.message-row');
    await tab.keyboard.press('Enter');
    await tab.waitForSelector('article h1');
    for (const key of ['n', '#', '?'] as const) await tab.keyboard.press(key);
    await tab.keyboard.press('Escape');
    await tab.waitForFunction(() => document.querySelector('article h1') === null);
    expect(await tab.$('dialog[open]')).toBeNull();
    await tab.waitForSelector('.message-row');
    expect(countRequests('POST /v1/emails')).toBe(made);
  });
});
