import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import type { CodeSites } from '../../lib/settings/code-sites-item.ts';
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

const MINUTE = 60_000;

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
])('a code fills itself in, in %s', (_name, launch) => {
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

  /** A mail comes, and is looked for at once. */
  async function receiveCode(to = email, more = ''): Promise<string> {
    codes++;
    const text = `Your confirmation code is ${codes}.\n\n${more.replace('CODE', `${codes}`)}`;
    await getScene().sendMail({ from: 'a@fernway.example', to, subject: 'Confirm', text });
    await own.evaluate(() => chrome.runtime.sendMessage({ call: 'checkNow', args: {} }));
    return `${codes}`;
  }

  const show = (step: string) => page.evaluate((name) => showStep(name), step);

  /** The code is in the field that the page shows now, and nothing was written anywhere else before. */
  async function expectFilled(code: string): Promise<void> {
    expect(await waitForValue(await findField(page, '#code'))).toBe(code);
    expect(await page.evaluate(() => written.filter((id) => id !== 'email'))).toEqual(['code']);
    await page.evaluate(() => {
      written.length = 0;
    });
  }

  /** Nothing was written into the page, and nothing will be: a yes has the background decide about all codes once more, after what it does. */
  async function expectNothing(): Promise<void> {
    const call = { call: 'chooseCodeFill', args: { origin: getScene().site, isOn: true } };
    await own.evaluate((one) => chrome.runtime.sendMessage(one), call);
    expect(await page.evaluate(() => written.filter((id) => id !== 'email'))).toEqual([]);
  }

  test('once the person has said so: asked beside the first code, which is filled in then', async () => {
    const { browser, site, connect } = getScene();
    own = await connect();
    page = await browser.openPage(`${site}/pages/asks-for-code`);
    email = await fill();
    await page.click('#next');
    const code = await receiveCode();
    await browser.answerPrompt(page, true, async () => {
      const popup = await browser.openPopup(page);
      // Chromium closes it as soon as it asks.
      await clickButton(popup, 'Yes').catch(() => {});
    });
    const { on } = await waitFor('the answer', async () => (await browser.readStorage()).codeSites as CodeSites);
    expect(on).toEqual([site]);
    await page.bringToFront();
    await expectFilled(code);
  });

  test('it says so in the page, and one press takes it back for good', async () => {
    const notice = await page.waitForSelector('html > [popover]');
    const { x, y, width, height } = (await notice?.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width - 30, y + height / 2);
    await waitFor('an empty field', () =>
      page.evaluate(() => document.querySelector<HTMLInputElement>('#code')?.value === ''),
    );
    expect(await page.$('html > [popover]')).toBeNull();
  });

  test('as it arrives, and as the field appears', async () => {
    await page.evaluate(() => {
      written.length = 0;
    });
    await show('one');
    await expectFilled(await receiveCode());
    await show('hidden');
    const code = await receiveCode();
    await show('one');
    await expectFilled(code);
  });

  test('into six boxes, and into a frame of the same origin', async () => {
    await show('boxes');
    const digits = await receiveCode();
    const readBoxes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('#step input')].map(({ value }) => value).join(''),
      );
    await waitFor('the digits', async () => (await readBoxes()) === digits);
    await show('frame');
    const code = await receiveCode();
    const readFrame = () =>
      page.evaluate(() => document.querySelector('iframe')?.contentDocument?.querySelector('input')?.value);
    await waitFor('the code in the frame', async () => (await readFrame()) === code);
    await page.evaluate(() => {
      written.length = 0;
    });
  });

  test.each(TRAPS)('but not where there is a doubt: %s', async (step) => {
    await show(step);
    const code = await receiveCode();
    // The same code, in the next step, where there is none.
    await show('one');
    await expectFilled(code);
  });

  test('but no code of another address, and none that is bound to another domain', async () => {
    const before = email;
    email = await fill();
    await show('one');
    await receiveCode(before);
    await receiveCode(email, '@other.example #CODE');
    await expectFilled(await receiveCode(email, '@127.0.0.1 #CODE'));
  });

  test('but none that is old', async () => {
    await show('hidden');
    await receiveCode();
    await changeStored(own, 'messages', { seenAt: Date.now() - 20 * MINUTE });
    await show('one');
    await expectNothing();
  });

  test('but in no page of another tenant of the host, and in none of the site that has no origin', async () => {
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

  test('after the form was sent, on the next page of the same origin', async () => {
    const { browser, site } = getScene();
    await page.goto(site);
    email = await fill();
    await page.locator('button[type=submit]').click();
    const field = await findField(page, '[autocomplete="one-time-code"]');
    expect(await waitForValue(field)).toMatch(/^\d{6}$/);
    // It is not sent.
    expect(page.url()).toContain('/code/');
    expect(await browser.readBadge()).not.toBe('');
  });

  test('but not once the page was left for another origin', async () => {
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
