import type { ElementHandle, Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { findField } from '../field.ts';
import { waitFor } from '../wait-for.ts';
import { type GetScene, openForm, sendForm } from './forms.ts';

const ADDRESS = /[^\s@\u200b]+@mayfly\.test/;

/** @param once of what is one script in every browser */
export function describeKinds(getScene: GetScene, once: { tags: string[] }): void {
  describe('every kind of field takes the address, and its page sends it', once, () => {
    /** Clicks into the field, presses the shortcut, and waits for the address. */
    async function fill(page: Page, field: ElementHandle<HTMLElement>): Promise<string> {
      await field.click();
      await getScene().browser.pressShortcut(page, 'fill');
      const held = () => field.evaluate((element) => ('value' in element ? `${element.value}` : element.textContent));
      return waitFor('the address in the field', async () => ADDRESS.exec(await held())?.[0]);
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
      const page = await openForm(getScene(), name);
      const email = await fill(page, await findField(page, selector));
      expect(Object.values(await sendForm(getScene(), page))).toEqual([email]);
    });

    test.each([
      ['textarea', '#textarea'],
      ['editor-observer', '#editable'],
    ])('%s: what was there stays', async (name, selector) => {
      const page = await openForm(getScene(), name);
      const field = await findField(page, selector);
      await field.click();
      await page.keyboard.type('Write to ');
      const email = await fill(page, field);
      expect(Object.values(await sendForm(getScene(), page))).toEqual([`Write to ${email}`]);
    });

    test('an empty field that asks for it once more is filled too, one with something in it is not', async () => {
      const page = await openForm(getScene(), 'confirmation');
      const email = await fill(page, await findField(page, '#email'));
      expect(await sendForm(getScene(), page)).toEqual({ email, confirm_email: email });

      const other = await openForm(getScene(), 'confirmation');
      await (await findField(other, '#confirm')).type('mine@fernway.example');
      const second = await fill(other, await findField(other, '#email'));
      expect(await sendForm(getScene(), other)).toEqual({ email: second, confirm_email: 'mine@fernway.example' });
    });

    test('nothing of it stays in the page', async () => {
      const page = await openForm(getScene(), 'email');
      const before = await page.evaluate(() => Object.keys(globalThis).length);
      const field = await findField(page, '#email');
      await fill(page, field);
      expect(await page.evaluate(() => Object.keys(globalThis).length)).toBe(before);
      expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('mayfly');
    });
  });
}
