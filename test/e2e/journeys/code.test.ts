import type { ElementHandle, Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import type { CodeSites } from '../../../lib/storage/settings.ts';
import { NIGHTLY, nightlyInFirefox } from '../../runner/test-tags.ts';
import { clickButton, findButton, waitForText } from '../by-name.ts';
import { launchChromium } from '../chromium.ts';
import { findField, waitForValue } from '../field.ts';
import { launchFirefox } from '../firefox.ts';
import { readAddressRecords, readStoredMessages } from '../read-stored.ts';
import { useScene } from '../scene.ts';
import { tellAsStory } from '../story.ts';
import { waitFor } from '../wait-for.ts';

declare global {
  /** Of `asks-for-code.html`. */
  function showStep(name: string): void;
  var written: string[];
}

/** Steps of `asks-for-code.html` into which nothing may be written. Each is a kind of doubt; `assess-code.test.ts` has them all. */
const DOUBTS = ['two', 'card', 'hidden', 'typed', 'pin'];

/** Two sites by the private section of the Public Suffix List, and one by those who read only its other half. */
const TENANTS = { victim: 'victim.herokuapp.com', attacker: 'attacker.herokuapp.com' };

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('a code goes back into the page that asked, and nowhere else, in %s', (name, launch) => {
  const once = nightlyInFirefox(name);
  const names = Object.values(TENANTS);
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>((folder, more) => launch(folder, { ...more, names }), {
    allowedHosts: names,
  });
  tellAsStory();
  let own: Page;
  let page: Page;
  let email: string;
  let codes = 234_560;

  async function fill(): Promise<string> {
    const field = await findField(page, '#email');
    await field.evaluate((input) => {
      input.value = '';
    });
    await getScene().browser.chooseFill(page, field);
    const filled = await waitForValue(field);
    // Nothing of the page around the field was selected.
    expect(await page.evaluate(() => getSelection()?.isCollapsed)).toBe(true);
    return filled;
  }

  /** @param from a mail of the site itself, unless it says otherwise */
  async function sendCode({ to = email, from = 'a@127.0.0.1', more = '' } = {}): Promise<string> {
    codes++;
    const text = `Your confirmation code is ${codes}.\n\n${more.replace('CODE', `${codes}`)}`;
    await getScene().sendMail({ from, to, subject: 'Confirm', text });
    return `${codes}`;
  }

  const checkNow = () => own.evaluate(() => chrome.runtime.sendMessage({ call: 'checkNow', args: {} }));

  /** A mail comes, and is checked for at once. */
  async function receiveCode(mail: Parameters<typeof sendCode>[0] = {}): Promise<string> {
    const code = await sendCode(mail);
    await checkNow();
    return code;
  }

  const chooseFilling = (args: { origin: string; isOn?: boolean }) =>
    own.evaluate((one) => chrome.runtime.sendMessage(one), { call: 'chooseCodeFill', args });

  /** Switches automatic filling on for an origin, after which the background decides about all codes once more. */
  const allowFilling = (origin: string) => chooseFilling({ origin, isOn: true });

  /** What a page finds of these texts in all that it shows. */
  const findInPage = (texts: string[]) =>
    page.evaluate((all) => {
      const { find } = window as unknown as {
        find(text: string, isExact: boolean, isBack: boolean, isWrapped: boolean): boolean;
      };
      const found = all.filter((text) => find.call(window, text, false, false, true));
      getSelection()?.removeAllRanges();
      return found;
    }, texts);

  const isPopupOpen = () => own.evaluate(() => chrome.extension.getViews({ type: 'popup' }).length > 0);

  const readWritten = () => page.evaluate(() => written.filter((id) => id !== 'email'));
  const forgetWritten = () =>
    page.evaluate(() => {
      written.length = 0;
    });

  const show = (step: string) => page.evaluate((one) => showStep(one), step);

  /** The code is in the field that the page shows now, and nothing was written anywhere else before. */
  async function expectFilled(code: string): Promise<void> {
    expect(await waitForValue(await findField(page, '#code'))).toBe(code);
    expect(await readWritten()).toEqual(['code']);
    await forgetWritten();
  }

  /** Nothing was written into the page, and nothing will be. */
  async function expectNothing(): Promise<void> {
    await allowFilling(getScene().site);
    expect(await readWritten()).toEqual([]);
  }

  const readBoxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('#step input')].map(({ value }) => value).join(''),
    );

  /** Has a code written, and waits for the notice in the page: before it, what is taken away is written once more. */
  async function untilSettled(write: () => Promise<void>): Promise<void> {
    await page.$$eval('html > div[popover]', (notices) => notices.map((notice) => notice.classList.add('seen')));
    await write();
    await page.waitForSelector('html > div[popover]:not(.seen)');
  }

  const readFieldValue = () => page.evaluate(() => document.querySelector<HTMLInputElement>('#code')?.value);

  test('asked for after the first code was filled there, and never before, it fills itself from then on', async () => {
    const { browser, site, enterKey } = getScene();
    own = await enterKey();
    page = await browser.openPage(`${site}/pages/asks-for-code`);
    email = await fill();
    await page.click('#next');
    const code = await receiveCode();
    const first = await browser.openPopup(page);
    await first.waitForSelector('.code-card');
    expect(await first.$('.code-card-always')).toBeNull();
    await clickButton(first, 'Fill code');
    await page.bringToFront();
    await expectFilled(code);
    // What the popup has done, the card in the page offers no more.
    await page.waitForSelector('html > aside[popover]', { hidden: true });
    const readOn = async () => ((await browser.readStorage()).codeSites as CodeSites | undefined)?.on ?? [];
    for (const isAllowed of [false, true]) {
      await browser.answerPrompt(page, isAllowed, async () => {
        const popup = await browser.openPopup(page);
        // Chromium closes it as soon as it asks.
        await clickButton(popup, 'Yes').catch(() => {});
      });
      if (isAllowed) await waitFor('the answer', async () => (await readOn()).includes(site));
      else expect(await readOn()).toEqual([]);
    }
    await page.bringToFront();
    await forgetWritten();
    await show('one');
    await expectFilled(await receiveCode());
  });

  test('a notice in the page tells of it, and one click takes it back for good', async () => {
    const notice = await page.waitForSelector('html > div[popover]');
    const { x, y, width, height } = (await notice?.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // A click counts once the notice has been visible for some time.
    await waitFor('an empty field', async () => {
      await page.mouse.click(x + width - 30, y + height / 2);
      return (await readFieldValue()) === '';
    });
    expect(await page.$('html > div[popover]')).toBeNull();
    await forgetWritten();
  });

  test('as the field appears, into boxes, and into a frame of the same origin', once, async () => {
    await show('hidden');
    const code = await receiveCode();
    await show('polish');
    await expectFilled(code);
    await show('boxes');
    const digits = await receiveCode();
    await waitFor('the digits', async () => (await readBoxes()) === digits);
    await show('frame');
    const framed = await receiveCode();
    const readFrame = () =>
      page.evaluate(() => document.querySelector('iframe')?.contentDocument?.querySelector('input')?.value);
    await waitFor('the code in the frame', async () => (await readFrame()) === framed);
    await forgetWritten();
  });

  test(
    'into a field that groups its digits, where a newer one replaces it; in boxes whole or not at all',
    once,
    async () => {
      await show('grouped');
      for (let at = 0; at < 2; at++) {
        await untilSettled(async () => {
          const code = await receiveCode();
          await waitFor('its groups', async () => (await readBoxes()) === `${code.slice(0, 3)}-${code.slice(3)}`);
        });
      }
      await forgetWritten();
      await show('boxes-without-6');
      await receiveCode();
      await waitFor('empty boxes', async () => (await readWritten()).filter((id) => id === 'box-0').length > 1);
      await waitFor('empty boxes', async () => (await readBoxes()) === '');
      await forgetWritten();
    },
  );

  async function expectDoubt(step: string): Promise<void> {
    await show(step);
    const code = await receiveCode();
    // The same code, in the next step, which is certain.
    await untilSettled(async () => {
      await show('one');
      await expectFilled(code);
    });
  }
  test(`not where there is a doubt: ${DOUBTS}`, once, async () => {
    for (const step of DOUBTS) await expectDoubt(step);
  });

  test('no code of another sender or address, and none that is bound to another domain', once, async () => {
    const before = email;
    email = await fill();
    await show('one');
    await receiveCode({ from: '"a@127.0.0.1" <a@fernway.example>', more: `${getScene().site}/reset` });
    await expectNothing();
    await receiveCode({ to: before });
    await receiveCode({ more: '@other.example\n#CODE' });
    await expectFilled(await receiveCode({ from: 'a@mailer.example', more: '@127.0.0.1 #CODE' }));
  });

  test('a newer one of the same sender replaces it, unless it was edited', once, async () => {
    email = await fill();
    await show('one');
    await untilSettled(async () => expectFilled(await receiveCode()));
    let newer: string | undefined;
    await untilSettled(async () => {
      newer = await receiveCode();
    });
    expect(await readFieldValue()).toBe(newer);
    await page.focus('#code');
    await page.keyboard.press('Backspace');
    await forgetWritten();
    await receiveCode();
    await expectNothing();
  });

  test(
    'nothing on a page of the site that has no origin, or once it was left for another origin',
    NIGHTLY,
    async () => {
      const { site, browser } = getScene();
      await page.goto(`${site}/pages/asks-for-code`);
      email = await fill();
      await page.goto(`${site}/pages/asks-for-code?sandboxed`);
      await show('one');
      await receiveCode();
      await expectNothing();
      await page.goto(`${site.replace('127.0.0.1', 'localhost')}/pages/asks-for-code`);
      await page.goto(`${site}/pages/asks-for-code`);
      await show('one');
      const code = await receiveCode();
      await expectNothing();
      // The popup gives access to the page, and codes fill themselves on this origin.
      await browser.openPopup(page);
      await page.bringToFront();
      await expectFilled(code);
    },
  );

  test(
    'a card beside the field waits for the code, which one click fills, in Firefox in the popup; the page sees no difference, and Escape closes it: then the notification fills',
    once,
    async () => {
      const { browser, site } = getScene();
      await chooseFilling({ origin: site, isOn: false });
      page = await browser.openPage(`${site}/pages/asks-for-code`);
      email = await fill();
      const first = await page.waitForSelector('html > aside[popover]');
      const readCard = (card: ElementHandle | null) =>
        card?.evaluate((host) => [host.shadowRoot, host.textContent, host.clientHeight]);
      const waiting = await readCard(first);
      await show('one');
      const code = await receiveCode();
      let isClicked = false;
      await waitFor('the code in the page', async () => {
        // Another card may have taken its place.
        const card = await page.$('html > aside[popover]');
        const box = await card?.boundingBox();
        const shown = await readCard(card);
        // It goes as soon as the code is being filled, which may be a moment before the page has it.
        if (shown?.[2]) expect(shown).toEqual(waiting);
        // Once it was clicked, the code may be in its field.
        if (!isClicked) expect(await findInPage([code, 'Fill code'])).toEqual([]);
        isClicked ||= box != null;
        // A click counts once the button has been visible for some time.
        if (box) await page.mouse.click(box.x + box.width - 40, box.y + box.height - 22);
        if (name === 'Firefox' && (await isPopupOpen())) await clickButton(await browser.findPopup(), 'Fill code');
        return (await readFieldValue()) === code;
      });
      await page.waitForSelector('html > aside[popover]', { hidden: true });
      expect(waiting?.slice(0, 2)).toEqual([null, '']);
      await forgetWritten();

      email = await fill();
      await page.waitForSelector('html > aside[popover]');
      await page.keyboard.press('Escape');
      expect(await page.$('html > aside[popover]')).toBeNull();
      await show('one');
      // So that one notification is on screen.
      await own.evaluate(async () => {
        for (const id of Object.keys((await chrome.notifications.getAll()) as object))
          await chrome.notifications.clear(id);
      });
      const before = (await browser.readCreatedNotifications()).length;
      const next = await receiveCode();
      expect(await page.$('html > aside[popover]')).toBeNull();
      await waitFor('its notification', async () => (await browser.readCreatedNotifications())[before]);
      // Firefox has no buttons on notifications.
      await browser.pressNotificationButton?.();
      if (browser.pressNotificationButton) await expectFilled(next);
      await chooseFilling({ origin: site, isOn: true });
    },
  );

  test('after the form was sent, on the next page of the same origin; it is never submitted', once, async () => {
    await page.goto(getScene().site);
    email = await fill();
    await page.locator('button[type=submit]').click();
    const field = await findField(page, '[autocomplete="one-time-code"]');
    expect(await waitForValue(field)).toMatch(/^\d{6}$/);
    expect(page.url()).toContain('/code/');
  });

  /** Signs up on another host, where nothing fills itself. @returns the page, which asks for the code that has come */
  async function signUp(url: string): Promise<Page> {
    const { browser } = getScene();
    const before = (await browser.readCreatedNotifications()).length;
    page = await browser.openPage(url);
    email = await fill();
    // A page that is behind another one draws nothing, and no click would find its button in place.
    await page.bringToFront();
    await page.locator('button[type=submit]').click();
    await page.waitForSelector('[autocomplete="one-time-code"], input[name=digit]');
    // The menu is made anew with the code. One that was open then would do nothing.
    await waitFor('the code in its notification', async () =>
      (await browser.readCreatedNotifications()).slice(before).some(({ message }) => /\d{6}/.test(message)),
    );
    return page;
  }

  test(
    'from the sign-up page to Welcome, in the tab beside the popup, without opening the mail, which is read then',
    once,
    async () => {
      const { browser, site } = getScene();
      const first = await signUp(`${site.replace('127.0.0.1', 'localhost')}/?boxes`);
      const signedUp = await browser.openPage(first.url());
      const popup = await browser.openPopup(signedUp);
      await waitForText(popup, email);
      await clickButton(popup, 'Fill code');
      await waitFor('the code in the page', () =>
        signedUp.evaluate(() =>
          [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')].every(
            ({ value }) => value !== '',
          ),
        ),
      );
      // The tab that asked has the same boxes, out of view.
      expect(await first.$$eval('input[name=digit]', (boxes) => boxes.map(({ value }) => value).join(''))).toBe('');
      await signedUp.bringToFront();
      await signedUp.locator('button[type=submit]').click();
      await signedUp.waitForSelector('::-p-text(Welcome)');
      await waitFor('its mail to be read', async () =>
        (await readStoredMessages(own)).every(({ address, readAt }) => address !== email || readAt !== undefined),
      );
      await (await browser.openPopup(signedUp)).waitForSelector('.code-card[data-fresh=false]');
    },
  );

  test(
    'by the menu: into the clicked field of its site and no other tenant’s, or copied, and a notice says so',
    once,
    async () => {
      const { browser, site } = getScene();
      const on = (host: string, path: string) => `${site.replace('127.0.0.1', host)}${path}`;
      const signedUp = await signUp(on(TENANTS.victim, ''));
      const { pathname, search } = new URL(signedUp.url());
      const asking = pathname + search;

      // What a site shows in a sandbox is not its own, whatever its address.
      const sandboxed = on(TENANTS.victim, '/pages/asks-for-code?sandboxed');
      for (const other of [on(TENANTS.attacker, asking), sandboxed]) {
        await signedUp.goto(other);
        if (other === sandboxed) await show('one');
        const field = await findField(signedUp, '[autocomplete="one-time-code"]');
        const popup = await browser.openPopup(signedUp);
        await clickButton(popup, 'Fill code');
        await waitForText(popup, /copied/i);
        expect(await field.evaluate(({ value }) => value)).toBe('');
        await signedUp.bringToFront();
      }

      await signedUp.goto(on(TENANTS.victim, '/pages/resets'));
      const before = (await browser.readCreatedNotifications()).length;
      await browser.chooseFill(signedUp, await findField(signedUp, '#email'), 'code');
      const notice = await waitFor('the notice', async () => (await browser.readCreatedNotifications())[before]);
      expect(notice.message).toMatch(/^\d{6}\n/);

      await signedUp.goto(on(TENANTS.victim, asking));
      const field = await findField(signedUp, '[autocomplete="one-time-code"]');
      await browser.chooseFill(signedUp, field, 'code');
      expect(await waitForValue(field)).toMatch(/^\d{6}$/);
      // Of the page's address, no more than its origin is stored.
      const { filledIn } = (await readAddressRecords(own)).find((one) => one.email === email) ?? {};
      expect(filledIn).toMatchObject({ origin: on(TENANTS.victim, '') });
      expect(JSON.stringify(filledIn)).not.toContain('url');
    },
  );

  test(
    'a confirmation link opens next to the tab that was filled, from the card and from the message',
    once,
    async () => {
      const { browser, site, sendMail } = getScene();
      const asked = await browser.openPage(site);
      const askedId = (await readTabs()).find(({ active }) => active)?.id ?? -1;
      page = asked;
      email = await fill();
      await browser.openPage(`${site}/?between`);
      const link = `${site}/?confirm=83d1f0a2c6`;
      const html = `<p>Please confirm your email address.</p><a href="${link}">Confirm your email address</a>`;
      await sendMail({ from: 'Fernway <hi@fernway.example>', to: email, subject: 'Confirm your address', html });
      await checkNow();
      const onCard = (popup: Page) => findButton(popup, `Open link: ${new URL(site).host}`);
      const before = await readTabs();
      await clickLink(onCard);
      const after = await readTabs();
      const opened = after.findIndex(({ active }) => active);
      expect(before.map(({ id }) => id)).not.toContain(after[opened]?.id);
      expect(opened).toBe(after.findIndex(({ id }) => id === askedId) + 1);
      // It opens in the same window once that tab is closed.
      await asked.close();
      await clickLink(findInMessage);
    },
  );

  /** All tabs of the only window, in their order; their URLs are not for us to see. */
  const readTabs = () =>
    own.evaluate(async () => {
      const tabs = await chrome.tabs.query({});
      return tabs.toSorted((one, other) => one.index - other.index).map(({ id, active }) => ({ id: id ?? -1, active }));
    });

  async function findInMessage(popup: Page): Promise<ElementHandle<Element>> {
    // The popup may open at the message that it showed last.
    await popup.waitForSelector('.link-list, .message-row');
    if (!(await popup.$('.link-list'))) await popup.locator('.message-row').click();
    await popup.locator('.link-list summary').click();
    const link = await popup.waitForSelector('.link-list a');
    if (!link) throw new Error('The list has no link.');
    return link;
  }

  /** @param find opens what the link stands in */
  async function clickLink(find: (popup: Page) => Promise<ElementHandle<Element>>): Promise<void> {
    const { browser, site } = getScene();
    const before = (await readTabs()).length;
    const popup = await browser.openPopup(await browser.openPage(`${site}/?elsewhere`));
    const link = await find(popup);
    // Chromium may close the popup with the click.
    await link
      .asLocator()
      .click()
      .catch(() => {});
    await waitFor('the tab of the link', async () => (await readTabs()).length === before + 2);
    // No real click closes it.
    await popup.evaluate(() => window.close()).catch(() => {});
  }
});
