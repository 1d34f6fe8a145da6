import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ElementHandle, Frame, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { NIGHTLY, nightlyInFirefox } from '../../runner/test-tags.ts';
import { clickButton, waitForText } from '../by-name.ts';
import { launchChromium } from '../chromium.ts';
import { findField, pasteInto, waitForValue } from '../field.ts';
import { fillNew } from '../fill-new.ts';
import { launchFirefox } from '../firefox.ts';
import { noticeOf, openForm, sendForm } from '../forms.ts';
import { readAddresses } from '../read-stored.ts';
import { useScene } from '../scene.ts';
import { waitFor } from '../wait-for.ts';

declare global {
  /** Of `masked.html`: what its fields held when they last changed. */
  var heard: string[];
}

const CREATE = 'POST /v1/emails';
const ADDRESS = /[^\s@\u200b]+@mayfly\.test/;

const NEWS = `<form id="news"><h2>Newsletter</h2><input id="news-email" type="email" aria-label="E-mail"><button>Subscribe</button></form>`;
const LOG_IN = `<form id="login"><h2>Log in</h2><label>E-mail <input id="login-email" type="email"></label>
  <label>Password <input type="password"></label><button>Log in</button></form>`;
const SIGN_UP = `<form id="join"><h2>Create your account</h2><label>E-mail <input id="join-email" type="email"></label>
  <label>Password <input type="password" autocomplete="new-password"></label><button>Create account</button></form>`;
const FIELDS = ['news-email', 'login-email', 'join-email'];

describe.each([
  ['Chromium', launchChromium, 'chrome://version/', '.output/chrome-mv3'],
  ['Firefox', launchFirefox, 'about:support', '.output/firefox-mv3'],
] as const)('the ways to a field, in %s', (name, launch, ownPage, build) => {
  const once = nightlyInFirefox(name);
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>(launch, {
    rateLimit: { limit: 100_000, periodSeconds: 3600 },
  });
  let options: Page;
  beforeAll(async () => {
    options = await getScene().enterKey();
  });

  const countMade = () => getScene().countRequests(CREATE);

  const holdCreation = (times: number) => {
    const { service, key } = getScene();
    service.setFaults([{ kind: 'held', method: 'POST', path: '/v1/emails', times }], key);
    return () => service.setFaults([], key);
  };

  async function focusAndPress(page: Page, selector = '#email'): Promise<ElementHandle<HTMLInputElement>> {
    const field = await findField(page, selector);
    await field.click();
    await getScene().browser.pressShortcut(page, 'fill');
    return field;
  }

  /** Right-clicks a field of the page or of a frame in it, and sends the form. */
  async function fillByMenu(page: Page, part: Page | Frame = page, selector = '#email'): Promise<void> {
    const field = await findField(part, selector);
    await getScene().browser.chooseFill(page, field);
    const email = await waitForValue(field);
    expect(email).toMatch(ADDRESS);
    expect(await sendForm(getScene(), page)).toMatchObject({ email });
  }

  const findFrame = (page: Page) => waitFor('the frame', () => page.frames()[1]);

  // The first: no other address is asked for yet.
  test('its mail is checked for at once, though the page is left the moment that it is filled', once, async () => {
    const { service, countRequests } = getScene();
    const page = await openForm(getScene(), 'email');
    // A moment later: the fill has been answered by then, and is still asking whether the page has kept it.
    await page.evaluate(() => addEventListener('input', () => setTimeout(() => location.assign('/pages/text'), 100)));
    const before = countRequests('GET /v1/emails/{email}/messages');
    await focusAndPress(page);
    await waitFor('the address', () => service.addresses().length > 0);
    await waitFor('polling', () => countRequests('GET /v1/emails/{email}/messages') > before + 3);
  });

  test('by right-click, in an open shadow root', once, async () => {
    await fillByMenu(await openForm(getScene(), 'shadow-open'), undefined, '>>> #email');
  });

  test.each(['controlled', 'dialog', 'insert-text-only'])('by right-click: %s', NIGHTLY, async (form) => {
    await fillByMenu(await openForm(getScene(), form));
  });

  for (const [form, when] of [
    ['frame-srcdoc', once],
    ['frame-same-origin', NIGHTLY],
    ['frame-blank', NIGHTLY],
  ] as const)
    test(`by right-click within a frame: ${form}`, when, async () => {
      const page = await openForm(getScene(), form);
      await fillByMenu(page, await findFrame(page));
    });

  // Chromium does not tell which field was clicked.
  test.runIf(name === 'Firefox')('the field that was right-clicked, although the cursor stays in another', async () => {
    const page = await openForm(getScene(), 'click-elsewhere');
    const field = await findField(page, '#email');
    await getScene().browser.chooseFill(page, field);
    expect(await waitForValue(field)).toMatch(ADDRESS);
    expect(await page.$eval('#name', (one) => (one as HTMLInputElement).value)).toBe('');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('name');
  });

  test('by shortcut, into a closed shadow root', async () => {
    const page = await openForm(getScene(), 'shadow-closed');
    await page.keyboard.press('Tab');
    const input = page.evaluate(() => new Promise<void>((heard) => addEventListener('input', () => heard())));
    await getScene().browser.pressShortcut(page, 'fill');
    await input;
    // Nothing outside can see into the root: what the form sends is the proof.
    expect(await sendForm(getScene(), page)).toMatchObject({ email: expect.stringMatching(ADDRESS) });
  });

  for (const [form, selector, when] of [
    ['editor-blocks', '#editable', once],
    ['textarea', '#textarea', NIGHTLY],
    ['text', '#text', NIGHTLY],
    ['popover', '#email', NIGHTLY],
    ['contenteditable', '#editable', NIGHTLY],
    ['editor-model', '#editable', NIGHTLY],
  ] as const)
    test(`every kind of field takes the address, and its page sends it: ${form}`, when, async () => {
      const page = await openForm(getScene(), form);
      const field = await focusAndPress(page, selector);
      const email = await waitFor('the address', async () => ADDRESS.exec(await readText(field))?.[0]);
      expect(Object.values(await sendForm(getScene(), page))).toEqual([email]);
    });

  for (const [form, selector, when] of [
    ['editor-observer', '#editable', NIGHTLY],
    ['textarea', '#textarea', NIGHTLY],
  ] as const)
    test(`what was there stays: ${form}`, when, async () => {
      const page = await openForm(getScene(), form);
      const field = await findField(page, selector);
      await field.click();
      await page.keyboard.type('Write to ');
      await getScene().browser.pressShortcut(page, 'fill');
      const email = await waitFor('the address', async () => ADDRESS.exec(await readText(field))?.[0]);
      expect(Object.values(await sendForm(getScene(), page))).toEqual([`Write to ${email}`]);
    });

  describe('by the popup, on a page with several fields', once, () => {
    let page: Page;
    const hidden = [
      `<div hidden>${SIGN_UP}</div>`,
      `<div style="position: absolute; left: -9999px">${SIGN_UP}</div>`,
      `<div style="overflow: hidden; width: 300px"><div style="margin-left: 400px; width: 300px">${SIGN_UP}</div></div>`,
    ].join('');
    const readFilled = () =>
      page.evaluate((ids) => ids.filter((id) => document.querySelector<HTMLInputElement>(`#${id}`)?.value), FIELDS);

    /** @param clicked the field that the user clicks before the popup opens: a focus that the page takes by itself does not count */
    async function show(html: string, clicked = ''): Promise<Page> {
      page ??= await openForm(getScene(), 'email');
      await page.bringToFront();
      await page.evaluate((content) => document.body.setHTMLUnsafe(content), html);
      if (clicked) await page.click(clicked);
      const popup = await getScene().browser.openPopup(page);
      await fillNew(popup);
      return popup;
    }

    test.each([
      ['that of the sign-up, though a newsletter and a log-in come first', NEWS + LOG_IN + SIGN_UP, '', 'join-email'],
      ['the one with the cursor', NEWS + LOG_IN + SIGN_UP, '#news-email', 'news-email'],
      ['none that is hidden or outside the page', hidden + LOG_IN + NEWS, '', 'news-email'],
    ])('fills %s', async (_, html, clicked, id) => {
      await show(html, clicked);
      await waitForValue(await findField(page, `#${id}`));
      expect(await readFilled()).toEqual([id]);
    });

    test('asks first where it is a log-in', async () => {
      const before = countMade();
      const popup = await show(LOG_IN);
      await waitForText(popup, 'This looks like a sign-in page.');
      expect(await readFilled()).toEqual([]);
      expect(countMade()).toBe(before);
      await clickButton(popup, 'Fill anyway');
      await waitForValue(await findField(page, '#login-email'));
    });
  });

  test('asked for twice, it costs one request', once, async () => {
    const page = await openForm(getScene(), 'email');
    const release = holdCreation(2);
    const before = countMade();
    const field = await focusAndPress(page);
    await focusAndPress(page);
    await waitFor('the first request', () => countMade() > before);
    // Nothing shows when the background has been asked the second time.
    await sleep(1000);
    release();
    await waitForValue(field);
    expect(countMade() - before).toBe(1);
  });

  test('another field gets another address, though the first is still being made', once, async () => {
    const page = await openForm(getScene(), 'email');
    await page.evaluate(() => {
      document.body.prepend(Object.assign(document.createElement('input'), { type: 'email', id: 'other' }));
    });
    const release = holdCreation(2);
    const before = countMade();
    const field = await focusAndPress(page);
    await waitFor('the first request', () => countMade() > before);
    const other = await focusAndPress(page, '#other');
    await waitFor('the second request', () => countMade() > before + 1);
    release();
    expect(await waitForValue(other)).not.toBe(await waitForValue(field));
    expect(countMade() - before).toBe(2);
  });

  describe('a field that can’t take an address costs none', once, () => {
    test('by right-click, with the reason', async () => {
      const page = await openForm(getScene(), 'refused');
      const field = await findField(page, '#maxlength');
      const before = countMade();
      const notice = await noticeOf(getScene(), () => getScene().browser.chooseFill(page, field));
      const message = 'This field is too short for an address.';
      expect(notice).toMatchObject({ title: 'No address created', message });
      expect(await field.evaluate(({ value }) => value)).toBe('');
      expect(countMade()).toBe(before);
    });

    test('by shortcut, where no field has the cursor', async () => {
      const before = countMade();
      const page = await openForm(getScene(), 'refused');
      const nowhere = await noticeOf(getScene(), () => getScene().browser.pressShortcut(page, 'fill'));
      expect(nowhere.message).toBe('Click in an email field first, then try again.');
      expect(countMade()).toBe(before);
    });
  });

  test(
    'by the popup, into a field that is open while it has the focus, of a page that takes over what the browser says was typed',
    once,
    async () => {
      const page = await openForm(getScene(), 'typed-only');
      await fillNew(await getScene().browser.openPopup(page));
      const email = await waitForValue(await findField(page, '#email'));
      await waitFor('the page', () => page.$eval('#taken', (taken) => (taken as HTMLInputElement).value));
      expect(await sendForm(getScene(), page)).toMatchObject({ email });
    },
  );

  test('the popup says what the page makes of the address', once, async () => {
    const page = await openForm(getScene(), 'pattern');
    const popup = await getScene().browser.openPopup(page);
    await fillNew(popup);
    const words = /^Filled in \S+\. This field accepts only certain addresses, and not this one\.$/m;
    await waitForText(popup, words);
    expect(await waitForValue(await findField(page, '#email'))).toMatch(/@mayfly\.test$/);
  });

  test(
    'what a page leaves of an address that it did not accept goes, and what was there before is back',
    once,
    async () => {
      const page = await openForm(getScene(), 'masked');
      const read = () =>
        page.evaluate(() => [...document.querySelectorAll<HTMLInputElement>('input')].map(({ value }) => value));
      const before = await read();
      const field = await findField(page, '#digits');
      const { title } = await noticeOf(getScene(), () => getScene().browser.chooseFill(page, field));
      expect(title).toBe('Address copied. Paste it into the field.');
      expect(await read()).toEqual(before);
      // What the page itself sends is what it shows.
      expect(await page.evaluate(() => heard)).toEqual(before);
    },
  );

  test(
    'a page that takes it back: the address is on the clipboard and in the list, and a notice says so',
    once,
    async () => {
      const { browser } = getScene();
      const page = await openForm(getScene(), 'resets');
      const field = await findField(page, '#email');
      const notice = await noticeOf(getScene(), () => browser.chooseFill(page, field));
      expect(notice.title).toBe('Address copied. Paste it into the field.');
      const email = await paste();
      expect(notice.message).toContain(email);
      expect(await readAddresses(options)).toContain(email);
    },
  );

  test(
    'in a frame of another site that the user does not allow: the address is on the clipboard, and a notice says so',
    once,
    async () => {
      const { email, message } = await fillInVain(async () => {
        const { field } = await fillInFrame(false);
        expect(await field.evaluate(({ value }) => value)).toBe('');
      });
      expect(message).toContain(email);
      expect(message).toContain('This field is in a frame from another site, which Mayfly may not access.');
      expect(await paste()).toBe(email);
    },
  );

  test('in a frame of another site once the user has allowed it, without another question', async () => {
    const { page, field } = await fillInFrame(true);
    const email = await waitForValue(field);
    expect(await sendForm(getScene(), page)).toMatchObject({ email });
    const other = await openForm(getScene(), 'frame-other-host');
    const again = await findField(await findFrame(other), '#email');
    await getScene().browser.chooseFill(other, again);
    await waitForValue(again);
  });

  test('on a page that no extension may enter: a window copies the address, and a notice says so', once, async () => {
    const { browser } = getScene();
    const page = await browser.openPage(ownPage);
    const { email, message } = await fillInVain(() => browser.pressShortcut(page, 'fill'));
    expect(message).toContain('Extensions aren’t allowed on this page.');
    const isCopied = async () => {
      const copying = await browser.findExtensionPage(`popup.html#/copy/${encodeURIComponent(email)}`);
      // Firefox wants a click before it copies.
      await (await copying.$('main button'))?.click();
      return (await copying.evaluate(() => document.body.innerText)).includes('copied');
    };
    // Firefox puts another page in its place while it opens.
    await waitFor('the window to have copied', () => isCopied().catch(() => false));
    // Until then, Firefox opens new tabs in it, where it has no toolbar, and so no popup.
    await waitFor('the window to close', () =>
      options.evaluate(async () => (await chrome.windows.getAll()).length === 1),
    );
    expect(await paste()).toBe(email);
  });

  test(
    'pages from before an update are filled by the new extension, those that the old one filled too',
    NIGHTLY,
    async () => {
      const { browser } = getScene();
      const [filled, untouched] = [await openForm(getScene(), 'email'), await openForm(getScene(), 'email')];
      const fill = async (page: Page) => {
        await page.bringToFront();
        await page.$eval('#email', (field) => {
          (field as HTMLInputElement).value = '';
        });
        return waitForValue(await focusAndPress(page));
      };
      const first = await fill(filled);
      // What has the same id takes the place of the old one, as at an update.
      await options.browser().installExtension(resolve(build));
      await waitFor('the new one', async () => (await browser.readStorage().catch(() => undefined))?.connections);
      // A shortcut that is pressed before its background has run for the first time goes nowhere.
      const own = await browser.openExtensionPage('options.html');
      await waitFor('its background', () =>
        own.evaluate(() => chrome.runtime.sendMessage({ call: 'checkNow', args: {} }).catch(() => undefined)),
      );
      await own.close();
      const addresses = [first, await fill(filled), await fill(untouched)];
      for (const address of addresses) expect(address).toMatch(ADDRESS);
      expect(new Set(addresses).size).toBe(3);
    },
  );

  const readText = (field: ElementHandle<HTMLElement>) =>
    field.evaluate((element) => ('value' in element ? `${element.value}` : element.textContent));

  /** Right-clicks the field in the frame, and answers what the browser asks in the same click. */
  async function fillInFrame(isAllowed: boolean) {
    const { browser } = getScene();
    const page = await openForm(getScene(), 'frame-other-host');
    const field = await findField(await findFrame(page), '#email');
    await browser.answerPrompt(page, isAllowed, () => browser.chooseFill(page, field));
    return { page, field };
  }

  /** Does what makes an address. @returns the address, as it is in the mailbox, and the notice */
  async function fillInVain(act: () => Promise<void>): Promise<{ email: string; message: string }> {
    const before = await readAddresses(options);
    const { message } = await noticeOf(getScene(), act);
    const email = await waitFor('the address', async () =>
      (await readAddresses(options)).find((one) => !before.includes(one)),
    );
    return { email, message };
  }

  /** Pastes into a form that takes anything. @returns what was on the clipboard */
  async function paste(): Promise<string> {
    const page = await openForm(getScene(), 'email');
    const field = await findField(page, '#email');
    await pasteInto(page, field);
    return waitForValue(field);
  }
});
