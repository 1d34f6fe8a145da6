import type { Page } from 'puppeteer-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nightlyInFirefox } from '../runner/test-tags.ts';
import { clickButton, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { findField, waitForValue } from './field.ts';
import { openForm } from './fill/forms.ts';
import { fillNew } from './fill-new.ts';
import { launchFirefox } from './firefox.ts';
import { useScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

const NEWS = `<form id="news"><h2>Newsletter</h2><input id="news-email" type="email" aria-label="E-mail"><button>Subscribe</button></form>`;
const LOG_IN = `<form id="login"><h2>Log in</h2><label>E-mail <input id="login-email" type="email"></label>
  <label>Password <input type="password"></label><button>Log in</button></form>`;
const SIGN_UP = `<form id="join"><h2>Create your account</h2><label>E-mail <input id="join-email" type="email"></label>
  <label>Password <input type="password" autocomplete="new-password"></label><button>Create account</button></form>`;
const FIELDS = ['news-email', 'login-email', 'join-email'];

/** Which field the popup's button fills, where a page has several fields for an address. */
describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
] as const)('which field of a page is filled, in %s', (name, launch) => {
  const once = nightlyInFirefox(name);
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>(launch);
  let page: Page;

  beforeAll(async () => {
    await getScene().connect();
  });

  beforeEach(async () => {
    page = await openForm(getScene(), 'email');
  });

  /** @param act in the page, before the popup opens */
  async function show(html: string, act = ''): Promise<void> {
    await page.evaluate((content) => document.body.setHTMLUnsafe(content), html);
    await page.evaluate(act);
  }

  async function pressFill(): Promise<Page> {
    const popup = await getScene().browser.openPopup(page);
    await fillNew(popup);
    return popup;
  }

  const readFilled = () =>
    page.evaluate((ids) => ids.filter((id) => (document.getElementById(id) as HTMLInputElement | null)?.value), FIELDS);

  async function expectFilled(id: string): Promise<void> {
    await waitForValue(await findField(page, `#${id}`));
    expect(await readFilled()).toEqual([id]);
  }

  test('the sign-up’s, though a newsletter and a log-in come first', once, async () => {
    await show(NEWS + LOG_IN + SIGN_UP);
    await pressFill();
    await expectFilled('join-email');
  });

  test('the one with the cursor, whatever else there is', once, async () => {
    await show(NEWS + LOG_IN + SIGN_UP, `document.querySelector('#news-email').focus()`);
    await pressFill();
    await expectFilled('news-email');
  });

  test('none that is hidden, slid out of its frame, or outside the page', once, async () => {
    const hidden = [
      `<div hidden>${SIGN_UP}</div>`,
      `<div style="position: absolute; left: -9999px">${SIGN_UP}</div>`,
      `<div style="overflow: hidden; width: 300px"><div style="margin-left: 400px; width: 300px">${SIGN_UP}</div></div>`,
    ];
    await show(hidden.join('') + LOG_IN + NEWS);
    await pressFill();
    await expectFilled('news-email');
  });

  test('that of a log-in only once it was asked whether that is meant', once, async () => {
    const { countRequests } = getScene();
    await show(LOG_IN);
    const before = countRequests('POST /v1/emails');
    const popup = await pressFill();
    await waitForText(popup, 'This looks like a sign-in page.');
    expect(await readFilled()).toEqual([]);
    expect(countRequests('POST /v1/emails')).toBe(before);
    await clickButton(popup, 'Fill anyway');
    await expectFilled('login-email');
  });

  test('that of a page that never ends to load', once, async () => {
    const { browser, site } = getScene();
    await show('');
    await page.evaluate((url) => void setTimeout(() => location.assign(url)), `${site}/pages/still-loads`);
    const field = await findField(page, '#email');
    await browser.chooseFill(page, field);
    const first = await waitForValue(field);
    await pressFill();
    await waitFor('another address', async () => (await waitForValue(field)) !== first);
  });
});
