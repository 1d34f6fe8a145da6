import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '../../lib/i18n/time.ts';
import type { CodeSites } from '../../lib/storage/settings.ts';
import { nightlyInFirefox } from '../runner/test-tags.ts';
import { startService } from '../service/service.ts';
import { clickButton } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { findField, waitForValue } from './field.ts';
import { launchFirefox } from './firefox.ts';
import { changeStored } from './read-addresses.ts';
import { useScene } from './scene.ts';
import { tellAsStory } from './story.ts';
import { waitFor } from './wait-for.ts';

declare global {
  /** Of `asks-for-code.html`. */
  function showStep(name: string): void;
  var written: string[];
}

/** Nothing may be written into what these steps show. */
const TRAPS = [
  'two',
  'card',
  'card-and-code',
  'hidden',
  'transparent',
  'read-only',
  'typed',
  'shorter',
  'near',
] as const;

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
])('a code fills itself in, in %s', (name, launch) => {
  const once = nightlyInFirefox(name);
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>(launch);
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
    return waitForValue(field);
  }

  /** @param from a mail of the site itself, unless it says otherwise */
  async function sendCode({ to = email, from = 'a@127.0.0.1', more = '' } = {}): Promise<string> {
    codes++;
    const text = `Your confirmation code is ${codes}.\n\n${more.replace('CODE', `${codes}`)}`;
    await getScene().sendMail({ from, to, subject: 'Confirm', text });
    return `${codes}`;
  }

  const checkNow = () => own.evaluate(() => chrome.runtime.sendMessage({ call: 'checkNow', args: {} }));

  /** A mail comes, and is looked for at once. */
  async function receiveCode(mail: Parameters<typeof sendCode>[0] = {}): Promise<string> {
    const code = await sendCode(mail);
    await checkNow();
    return code;
  }

  const forgetWritten = () =>
    page.evaluate(() => {
      written.length = 0;
    });

  const show = (step: string) => page.evaluate((name) => showStep(name), step);

  /** The code is in the field that the page shows now, and nothing was written anywhere else before. */
  async function expectFilled(code: string): Promise<void> {
    expect(await waitForValue(await findField(page, '#code'))).toBe(code);
    expect(await page.evaluate(() => written.filter((id) => id !== 'email'))).toEqual(['code']);
    await forgetWritten();
  }

  const readBoxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('#step input')].map(({ value }) => value).join(''),
    );

  /** Has a code written, and waits until the page says so: before, what is taken away is written once more. */
  async function untilSettled(write: () => Promise<void>): Promise<void> {
    await page.$$eval('html > [popover]', (notices) => notices.map((notice) => notice.classList.add('seen')));
    await write();
    await page.waitForSelector('html > [popover]:not(.seen)');
  }

  /** Nothing was written into the page, and nothing will be: a yes has the background decide about all codes once more, after what it does. */
  async function expectNothing(): Promise<void> {
    const call = { call: 'chooseCodeFill', args: { origin: getScene().site, isOn: true } };
    await own.evaluate((one) => chrome.runtime.sendMessage(one), call);
    expect(await page.evaluate(() => written.filter((id) => id !== 'email'))).toEqual([]);
  }

  test('once the user has said so: asked after the first code was filled there, and never before', once, async () => {
    const { browser, site, connect } = getScene();
    own = await connect();
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
    await browser.answerPrompt(page, true, async () => {
      const popup = await browser.openPopup(page);
      // Chromium closes it as soon as it asks.
      await clickButton(popup, 'Yes').catch(() => {});
    });
    const { on } = await waitFor('the answer', async () => (await browser.readStorage()).codeSites as CodeSites);
    expect(on).toEqual([site]);
    await page.bringToFront();
    await forgetWritten();
    await show('one');
    await expectFilled(await receiveCode());
  });

  test('it says so in the page, and one press takes it back for good', once, async () => {
    const notice = await page.waitForSelector('html > [popover]');
    const { x, y, width, height } = (await notice?.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // A click counts once the notice has been visible for some time.
    await waitFor('an empty field', async () => {
      await page.mouse.click(x + width - 30, y + height / 2);
      return page.evaluate(() => document.querySelector<HTMLInputElement>('#code')?.value === '');
    });
    expect(await page.$('html > [popover]')).toBeNull();
  });

  test('as it arrives, and as the field appears', once, async () => {
    await forgetWritten();
    await show('one');
    await expectFilled(await receiveCode());
    await show('hidden');
    const code = await receiveCode();
    await show('one');
    await expectFilled(code);
  });

  test('into six boxes, and into a frame of the same origin', once, async () => {
    await show('boxes');
    const digits = await receiveCode();
    await waitFor('the digits', async () => (await readBoxes()) === digits);
    await show('frame');
    const code = await receiveCode();
    const readFrame = () =>
      page.evaluate(() => document.querySelector('iframe')?.contentDocument?.querySelector('input')?.value);
    await waitFor('the code in the frame', async () => (await readFrame()) === code);
    await forgetWritten();
  });

  test('into a field that groups its digits, where a newer one replaces it', once, async () => {
    await show('grouped');
    for (let at = 0; at < 2; at++) {
      await untilSettled(async () => {
        const code = await receiveCode();
        await waitFor('its groups', async () => (await readBoxes()) === `${code.slice(0, 3)}-${code.slice(3)}`);
      });
    }
    await forgetWritten();
  });

  test('nothing stays in boxes of which one refuses its digit', once, async () => {
    await show('boxes-without-6');
    await receiveCode();
    await waitFor('empty boxes', async () =>
      page.evaluate(
        () =>
          written.filter((id) => id === 'box-0').length > 1 &&
          [...document.querySelectorAll<HTMLInputElement>('#step input')].every(({ value }) => value === ''),
      ),
    );
    await forgetWritten();
  });

  test.each(TRAPS)('but not where there is a doubt: %s', once, async (step) => {
    await show(step);
    const code = await receiveCode();
    // The same code, in the next step, where there is none.
    await show('one');
    await expectFilled(code);
  });

  test('but no code of another address, and none that is bound to another domain', once, async () => {
    const before = email;
    email = await fill();
    await show('one');
    await receiveCode({ to: before });
    await receiveCode({ more: '@other.example\n#CODE' });
    await expectFilled(await receiveCode({ from: 'a@mailer.example', more: '@127.0.0.1 #CODE' }));
  });

  test('but none of another sender, also where it links to the site', once, async () => {
    email = await fill();
    await show('one');
    await receiveCode({ from: 'a@fernway.example' });
    await receiveCode({ from: '"a@127.0.0.1" <a@fernway.example>' });
    await receiveCode({ from: 'a@fernway.example', more: `${getScene().site}/reset` });
    await expectNothing();
  });

  test('of two mails in one check, that of the site, whichever came last', once, async () => {
    email = await fill();
    for (const isStrangerLast of [true, false]) {
      await show('one');
      if (!isStrangerLast) await sendCode({ from: 'a@fernway.example' });
      const code = await sendCode();
      if (isStrangerLast) await sendCode({ from: 'a@fernway.example' });
      await checkNow();
      await expectFilled(code);
    }
  });

  test('a newer one of the same sender replaces it, unless it was edited', once, async () => {
    email = await fill();
    await show('one');
    await untilSettled(async () => expectFilled(await receiveCode()));
    let newer: string | undefined;
    await untilSettled(async () => {
      newer = await receiveCode();
    });
    expect(await page.$eval('#code', (field) => (field as HTMLInputElement).value)).toBe(newer);
    await page.focus('#code');
    await page.keyboard.press('Backspace');
    await forgetWritten();
    await receiveCode();
    await expectNothing();
  });

  test(
    'once for each time that the page asks: a field that appears, or a mail that is to be sent again',
    once,
    async () => {
      email = await fill();
      await show('one');
      await untilSettled(async () => expectFilled(await receiveCode()));
      await page.evaluate(() => {
        for (const field of document.querySelectorAll<HTMLInputElement>('#code')) field.value = '';
      });
      await receiveCode();
      await expectNothing();
      await page.click('#again');
      await expectFilled(await receiveCode());
    },
  );

  test('but none that is old', once, async () => {
    await show('hidden');
    await receiveCode();
    await changeStored(own, 'messages', { seenAt: Date.now() - 20 * MINUTE });
    await show('one');
    await expectNothing();
  });

  test('but in no page of another tenant of the host, and in none of the site that has no origin', once, async () => {
    const { site } = getScene();
    await using closing = new AsyncDisposableStack();
    const tenant = await startService({ sitePort: 0 });
    closing.defer(() => tenant.stop());
    for (const next of [`${tenant.site}/pages/asks-for-code`, `${site}/pages/asks-for-code?sandboxed`]) {
      await page.goto(`${site}/pages/asks-for-code`);
      email = await fill();
      await page.goto(next);
      await show('one');
      await receiveCode();
      await expectNothing();
    }
  });

  test('after the form was sent, on the next page of the same origin', once, async () => {
    const { site } = getScene();
    await page.goto(site);
    email = await fill();
    await page.locator('button[type=submit]').click();
    const field = await findField(page, '[autocomplete="one-time-code"]');
    expect(await waitForValue(field)).toMatch(/^\d{6}$/);
    // It is not sent.
    expect(page.url()).toContain('/code/');
  });

  test('but never into another site that its address was filled on as well', once, async () => {
    const { site, browser } = getScene();
    const other = site.replace('127.0.0.1', 'localhost');
    await page.goto(`${site}/pages/asks-for-code`);
    email = await fill();
    await own.evaluate(
      (origin) => chrome.runtime.sendMessage({ call: 'chooseCodeFill', args: { origin, isOn: true } }),
      other,
    );
    await page.goto(`${other}/pages/asks-for-code`);
    const popupThere = await browser.openPopup(page);
    await popupThere.evaluate(
      (known) => chrome.runtime.sendMessage({ call: 'fillPage', args: { email: known } }),
      email,
    );
    await page.bringToFront();
    expect(await waitForValue(await findField(page, '#email'))).toBe(email);
    await show('one');
    // The shop's, and those of strangers: a password's reset, say.
    await receiveCode();
    await receiveCode({ from: 'a@fernway.example' });
    await receiveCode({ from: 'a@fernway.example', more: `${other}/go` });
    await receiveCode({ more: '@127.0.0.1 #CODE' });
    const call = { call: 'chooseCodeFill', args: { origin: other, isOn: true } };
    await own.evaluate((one) => chrome.runtime.sendMessage(one), call);
    expect(await page.evaluate(() => written.filter((id) => id !== 'email'))).toEqual([]);
    // The popup offers it with its sender, and not first; what is bound elsewhere it does not offer.
    const popup = await browser.openPopup(page);
    await popup.waitForSelector('.code-card');
    expect(
      await popup.$$eval('.code-card button', (all) => all.map((one) => one.ariaLabel ?? one.textContent)),
    ).not.toContain('Fill code');
    await receiveCode({ from: 'a@fernway.example' });
    const offered = await browser.openPopup(page);
    await offered.waitForFunction(() =>
      document.querySelector('.code-card')?.textContent?.includes('from fernway.example'),
    );
    expect(await offered.$('.code-card .button.primary')).toBeNull();
    await page.bringToFront();
    await expectFilled(await receiveCode({ from: 'a@localhost' }));
  });

  test('but not once the page was left for another origin', once, async () => {
    const { site, browser } = getScene();
    await page.goto(`${site}/pages/asks-for-code`);
    email = await fill();
    await page.goto(`${site.replace('127.0.0.1', 'localhost')}/pages/asks-for-code`);
    await page.goto(`${site}/pages/asks-for-code`);
    await show('one');
    const code = await receiveCode();
    // It is offered as before.
    const popup = await browser.openPopup(page);
    await clickButton(popup, 'Fill code');
    await page.bringToFront();
    await expectFilled(code);
  });
});
