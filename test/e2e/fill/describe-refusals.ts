import { beforeEach, describe, expect, test } from 'vitest';
import { waitForText } from '../by-name.ts';
import { findField, pasteInto, waitForValue } from '../field.ts';
import { fillNew } from '../fill-new.ts';
import { type GetScene, noticeOf, openForm } from './forms.ts';

declare global {
  /** Of `masked.html`: what its fields held when they last changed. */
  var heard: string[];
}

const CREATE = 'POST /v1/emails';

export function describeRefusals(getScene: GetScene, once: { tags: string[] }): void {
  describe('a field that can’t take an address costs none', once, () => {
    let before: number;
    beforeEach(() => {
      before = getScene().countRequests(CREATE);
    });
    const countMade = () => getScene().countRequests(CREATE) - before;

    test.each([
      ['#number', 'This field accepts numbers only.'],
      ['#password', 'This is a password field.'],
      ['#maxlength', 'This field is too short for an address.'],
      ['#pattern', 'This field accepts only certain addresses, and the service has none of them.'],
    ])('by right-click: %s', async (selector, reason) => {
      const page = await openForm(getScene(), 'refused');
      const field = await findField(page, selector);
      const notice = await noticeOf(getScene(), () => getScene().browser.chooseFill(page, field));
      expect(notice).toMatchObject({ title: 'No address created', message: reason });
      expect(await field.evaluate(({ value }) => value)).toBe('');
      expect(countMade()).toBe(0);
    });

    test('by shortcut: read-only, and where no field has the cursor', async () => {
      const { browser } = getScene();
      const page = await openForm(getScene(), 'refused');
      await (await findField(page, '#read-only')).focus();
      const readOnly = await noticeOf(getScene(), () => browser.pressShortcut(page, 'fill'));
      expect(readOnly.message).toBe('This field is read-only.');

      const other = await openForm(getScene(), 'refused');
      const nowhere = await noticeOf(getScene(), () => browser.pressShortcut(other, 'fill'));
      expect(nowhere.message).toBe('Click in an email field first, then try again.');
      expect(countMade()).toBe(0);
    });

    test.each([
      ['capitals', /^Filled in \S+\.$/m],
      ['pattern', /^Filled in \S+\. This field accepts only certain addresses, and not this one\.$/m],
    ])('%s: what the page makes of the address is said', async (name, said) => {
      const page = await openForm(getScene(), name);
      const popup = await getScene().browser.openPopup(page);
      await fillNew(popup);
      await waitForText(popup, said);
      expect(await waitForValue(await findField(page, '#email'))).toMatch(/@mayfly\.test$/i);
      expect(countMade()).toBe(1);
    });

    test('what a page leaves of an address that it did not accept goes, and what was there before is back', async () => {
      const page = await openForm(getScene(), 'masked');
      const read = () =>
        page.evaluate(() => [...document.querySelectorAll<HTMLInputElement>('input')].map(({ value }) => value));
      const before = await read();
      for (const selector of ['#email', '#digits']) {
        const field = await findField(page, selector);
        const { title } = await noticeOf(getScene(), () => getScene().browser.chooseFill(page, field));
        expect(title).toBe('Address copied. Paste it into the field.');
        expect(await read()).toEqual(before);
      }
      // What the page itself sends is what it shows.
      expect(await page.evaluate(() => heard)).toEqual(before);
    });

    test('a page that takes it back: the address is on the clipboard, and a notice says so', async () => {
      const { browser } = getScene();
      const page = await openForm(getScene(), 'resets');
      const field = await findField(page, '#email');
      const notice = await noticeOf(getScene(), () => browser.chooseFill(page, field));
      expect(notice.title).toBe('Address copied. Paste it into the field.');
      expect(countMade()).toBe(1);

      const other = await openForm(getScene(), 'email');
      const free = await findField(other, '#email');
      await pasteInto(other, free);
      const email = await waitForValue(free);
      expect(notice.message).toContain(email);

      const popup = await browser.openExtensionPage('popup.html');
      await waitForText(popup, email);
      await popup.close();
    });
  });
}
