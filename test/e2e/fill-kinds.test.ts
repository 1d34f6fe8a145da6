import type { ElementHandle, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { findField } from './field.ts';
import { launchFirefox } from './firefox.ts';
import { useScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

const ADDRESS = /[^\s@\u200b]+@mayfly\.test/;

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('every kind of field takes the address, and its page sends it, in %s', (_, launch) => {
  const getScene = useScene<ExtensionBrowser>(launch);
  beforeAll(async () => void (await getScene().connect()));

  const openForm = (name: string) => getScene().browser.openPage(`${getScene().site}/pages/${name}`);

  async function readSubmissions(): Promise<{ fields: Record<string, string> }[]> {
    const response = await fetch(`${getScene().site}/pages/submitted`);
    return (await response.json()) as { fields: Record<string, string> }[];
  }

  /** Clicks into the field, presses the shortcut, and waits for the address. */
  async function fill(page: Page, field: ElementHandle<HTMLElement>): Promise<string> {
    await field.click();
    await getScene().browser.pressShortcut(page, 'fill');
    const held = () => field.evaluate((element) => ('value' in element ? `${element.value}` : element.textContent));
    return waitFor('the address in the field', async () => ADDRESS.exec(await held())?.[0]);
  }

  async function send(page: Page): Promise<Record<string, string>> {
    const { length } = await readSubmissions();
    await page.locator('button[type=submit]').click();
    return (await waitFor('the form to arrive', async () => (await readSubmissions())[length])).fields;
  }

  test.each([
    ['textarea', '#textarea'],
    ['text', '#text'],
    ['popover', '#email'],
    ['contenteditable', '#editable'],
    ['editor-model', '#editable'],
    ['editor-observer', '#editable'],
    ['editor-blocks', '#editable'],
  ])('%s', async (name, selector) => {
    const page = await openForm(name);
    const email = await fill(page, await findField(page, selector));
    const sent = await send(page);
    expect(Object.values(sent)).toEqual([email]);
  });

  test('in a textarea and in an editor what was there stays', async () => {
    for (const [name, selector] of [
      ['textarea', '#textarea'],
      ['editor-observer', '#editable'],
    ] as const) {
      const page = await openForm(name);
      const field = await findField(page, selector);
      await field.click();
      await page.keyboard.type('Write to ');
      const email = await fill(page, field);
      expect(Object.values(await send(page))).toEqual([`Write to ${email}`]);
    }
  });

  test('an empty field that asks for it once more is filled too, one with something in it is not', async () => {
    const page = await openForm('twin');
    const email = await fill(page, await findField(page, '#email'));
    expect(await send(page)).toEqual({ email, confirm_email: email });

    const other = await openForm('twin');
    await (await findField(other, '#confirm')).type('mine@fernway.example');
    const second = await fill(other, await findField(other, '#email'));
    expect(await send(other)).toEqual({ email: second, confirm_email: 'mine@fernway.example' });
  });

  test('nothing of it stays in the page', async () => {
    const page = await openForm('email');
    const before = await page.evaluate(() => Object.keys(globalThis).length);
    const field = await findField(page, '#email');
    await fill(page, field);
    expect(await page.evaluate(() => Object.keys(globalThis).length)).toBe(before);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('mayfly');
  });
});
