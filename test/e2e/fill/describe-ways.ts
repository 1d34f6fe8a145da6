import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { NIGHTLY } from '../../runner/test-tags.ts';
import { waitForText } from '../by-name.ts';
import { findField, waitForValue } from '../field.ts';
import { fillNew } from '../fill-new.ts';
import { waitFor } from '../wait-for.ts';
import { type GetScene, openForm, sendForm } from './forms.ts';

const ADDRESS = /^\S+@mayfly\.test$/;

/**
 * The ways to choose a field, in documents, shadow roots and frames.
 * @param once of what the background decides, the same in every browser
 */
export function describeWays(getScene: GetScene, once: { tags: string[] }): void {
  describe('an address ends in the target field, and in what the page sends', () => {
    // The first: no other address is asked for yet.
    test('and its mail is looked for at once, though the page is left the moment that it is filled', async () => {
      const { browser, service, countRequests } = getScene();
      const page = await openForm(getScene(), 'email');
      // A moment later: the fill has been answered by then, and is still asking whether the page has kept it.
      await page.evaluate(() => addEventListener('input', () => setTimeout(() => location.assign('/pages/text'), 100)));
      await (await findField(page, '#email')).focus();
      const { length } = service.addresses();
      const before = countRequests('GET /v1/emails/{email}/messages');
      await browser.pressShortcut(page, 'fill');
      await waitFor('the address', () => service.addresses().length > length);
      await waitFor('polling', () => countRequests('GET /v1/emails/{email}/messages') > before + 3);
    });

    test('also in the next page of a tab, while the one before, which was left at once, is still waited for', async () => {
      const { browser, service, key } = getScene();
      const page = await openForm(getScene(), 'email');
      await (await findField(page, '#email')).focus();
      const next = page.waitForNavigation();
      await page.evaluate(() =>
        addEventListener('input', () => setTimeout(() => location.assign('/pages/controlled'), 100)),
      );
      await browser.pressShortcut(page, 'fill');
      await next;
      // So slow that the one before is given up between the judgement of the field and the write into it.
      service.setFaults([{ kind: 'delay', method: 'POST', path: '/v1/emails', delayMs: 3000 }], key);
      const field = await findField(page, '#email');
      await field.focus();
      await browser.pressShortcut(page, 'fill');
      const email = await waitForValue(field);
      expect(await sendForm(getScene(), page)).toMatchObject({ email });
    });

    test.each(['shortcut', 'menu'])(
      'and costs one request, though it was asked for twice, by %s',
      once,
      async (way) => {
        const { browser, service, key, countRequests } = getScene();
        const page = await openForm(getScene(), 'email');
        const field = await findField(page, '#email');
        await field.focus();
        service.setFaults([{ kind: 'held', method: 'POST', path: '/v1/emails', times: 2 }], key);
        const before = countRequests('POST /v1/emails');
        for (let asked = 0; asked < 2; asked++) {
          if (way === 'menu') await browser.chooseFill(page, field);
          else await browser.pressShortcut(page, 'fill');
        }
        await waitFor('the first to be asked for', async () => countRequests('POST /v1/emails') > before);
        // Nothing tells when the background has been asked the second time.
        await sleep(1000);
        service.setFaults([], key);
        const email = await waitForValue(field);
        expect(await sendForm(getScene(), page)).toMatchObject({ email });
        expect(countRequests('POST /v1/emails') - before).toBe(1);
      },
    );

    test('and another one in another field, though the first is still being made', once, async () => {
      const { browser, service, key, countRequests } = getScene();
      const page = await openForm(getScene(), 'email');
      const field = await findField(page, '#email');
      await page.evaluate(() => {
        const other = Object.assign(document.createElement('input'), { type: 'email', id: 'other' });
        document.body.prepend(other);
      });
      const other = await findField(page, '#other');
      await field.focus();
      service.setFaults([{ kind: 'held', method: 'POST', path: '/v1/emails', times: 2 }], key);
      const before = countRequests('POST /v1/emails');
      await browser.pressShortcut(page, 'fill');
      await waitFor('the first to be asked for', async () => countRequests('POST /v1/emails') > before);
      await other.focus();
      await browser.pressShortcut(page, 'fill');
      await waitFor('the second to be asked for', async () => countRequests('POST /v1/emails') > before + 1);
      service.setFaults([], key);
      const email = await waitForValue(field);
      expect(await waitForValue(other)).not.toBe(email);
      expect(await sendForm(getScene(), page)).toMatchObject({ email });
      expect(countRequests('POST /v1/emails') - before).toBe(2);
    });

    const fillsByMenu = async (form: string, selector = '#email') => {
      const page = await openForm(getScene(), form);
      const field = await findField(page, selector);
      await getScene().browser.chooseFill(page, field);
      const email = await waitForValue(field);
      expect(email).toMatch(ADDRESS);
      expect(await sendForm(getScene(), page)).toMatchObject({ email });
    };
    test('by right-click', () => fillsByMenu('email'));
    test('by right-click, in an open shadow root', () => fillsByMenu('shadow-open', '>>> #email'));
    test.each(['controlled', 'dialog', 'insert-text-only'])('by right-click: %s', NIGHTLY, (form) => fillsByMenu(form));

    const fillsInFrame = async (form: string) => {
      const page = await openForm(getScene(), form);
      const frame = await waitFor('the frame', () => page.frames()[1]);
      const field = await findField(frame, '#email');
      await getScene().browser.chooseFill(page, field);
      const email = await waitForValue(field);
      expect(email).toMatch(ADDRESS);
      expect(await sendForm(getScene(), page)).toMatchObject({ email });
    };
    test('by right-click within a frame whose page is its srcdoc', () => fillsInFrame('frame-srcdoc'));
    test.each(['frame-same-origin', 'frame-blank'])('by right-click within a frame: %s', NIGHTLY, fillsInFrame);

    test('by shortcut', async () => {
      const page = await openForm(getScene(), 'email');
      const field = await findField(page, '#email');
      await field.focus();
      await getScene().browser.pressShortcut(page, 'fill');
      const email = await waitForValue(field);
      expect(await sendForm(getScene(), page)).toMatchObject({ email });
    });

    test('by shortcut, into a closed shadow root', async () => {
      const page = await openForm(getScene(), 'shadow-closed');
      await page.keyboard.press('Tab');
      const input = page.evaluate(() => new Promise<void>((heard) => addEventListener('input', () => heard())));
      await getScene().browser.pressShortcut(page, 'fill');
      await input;
      // Nothing outside can look into the root: what the form sends is the proof.
      expect(await sendForm(getScene(), page)).toMatchObject({ email: expect.stringMatching(ADDRESS) });
    });

    test('by the popup', async () => {
      const page = await openForm(getScene(), 'email');
      const field = await findField(page, '#email');
      await field.focus();
      const popup = await getScene().browser.openPopup(page);
      await fillNew(popup);
      const email = await waitForValue(field);
      await waitForText(popup, `Filled in ${email}`);
      expect(await sendForm(getScene(), page)).toMatchObject({ email });
    });
  });
}
