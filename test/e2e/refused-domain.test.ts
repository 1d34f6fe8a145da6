import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { nightlyInFirefox } from '../runner/test-tags.ts';
import { clickButton, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { findField, waitForValue } from './field.ts';
import { openForm, sendForm } from './fill/forms.ts';
import { launchFirefox } from './firefox.ts';
import { readAddresses } from './read-addresses.ts';
import { useScene } from './scene.ts';
import { tellAsStory } from './story.ts';
import { waitFor } from './wait-for.ts';

const DOMAINS = [
  { name: 'mayfly.test', type: 'public' },
  { name: 'relay.test', type: 'premium' },
  { name: 'own.test', type: 'custom' },
] as const;

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
] as const)('a site that refuses a domain, in %s', (name, launch) => {
  const once = nightlyInFirefox(name);
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>(launch, { domains: DOMAINS });
  tellAsStory();
  let options: Page;
  let refused: string;

  /** All requests so far, but those for mail. */
  function countOthers(): number {
    const { service, key } = getScene();
    const counts = Object.entries(service.requestCounts()[key] ?? {});
    return counts.reduce((sum, [route, count]) => sum + (route.includes('/messages') ? 0 : count), 0);
  }

  test('after it was sent: one press, and an address on another domain is accepted', once, async () => {
    const { browser, site, connect, ask } = getScene();
    options = await connect();
    const page = await browser.openPage(`${site}/?refused=mayfly.test`);
    await clickButton(await browser.openPopup(page), 'Fill a new address');
    refused = await waitForValue(await findField(page, '#email'));
    expect(refused).toMatch(/@mayfly\.test$/);
    await page.bringToFront();
    await page.locator('button[type=submit]').click();
    await page.waitForSelector('#problem');

    const before = countOthers();
    const popup = await browser.openPopup(page);
    // With the popup Mayfly may read the page, and what it reads moves the button.
    await waitForText(popup, 'This page doesn’t accept mayfly.test.');
    await clickButton(popup, 'Try relay.test');
    const field = await findField(page, '#email');
    const email = await waitFor('another address', async () => {
      const value = await field.evaluate((input) => input.value);
      return value !== refused && value;
    });
    expect(email).toMatch(/@relay\.test$/);
    await waitForText(popup, `Filled in ${email}. The old address was deleted.`);
    expect(await readAddresses(options)).toEqual([email]);
    await page.bringToFront();
    await page.locator('button[type=submit]').click();
    await page.waitForSelector('#code');
    await waitFor('the mail', async () => (await browser.readBadge()) === '1');

    await waitFor(
      'the old one to be deleted',
      async () => (await ask(`/v1/emails/${refused}/messages`)).status === 404,
    );
    // One makes the address, the other deletes the old one.
    expect(countOthers() - before).toBeLessThanOrEqual(2);
  });

  test('at the next visit it is passed over', once, async () => {
    const { browser, site, countRequests } = getScene();
    const page = await browser.openPage(`${site}/?refused=mayfly.test`);
    const field = await findField(page, '#email');
    await field.focus();
    const before = countRequests('POST /v1/emails');
    await browser.pressShortcut(page, 'fill');
    expect(await waitForValue(field)).toMatch(/@relay\.test$/);
    expect(countRequests('POST /v1/emails') - before).toBe(1);
  });

  test('as one types: one press in the menu, and both fields hold one that is accepted', once, async () => {
    const { browser } = getScene();
    const page = await openForm(getScene(), 'refuses-typing?refused=mayfly.test,relay.test');
    const field = await findField(page, '#email');
    await field.focus();
    await browser.pressShortcut(page, 'fill');
    const first = await waitForValue(field);
    await waitForText(page, 'Please use another e-mail address.');

    const before = countOthers();
    await browser.chooseFill(page, field, 'replace');
    const email = await waitFor('another address', async () => {
      const value = await field.evaluate((input) => input.value);
      return value !== first && value;
    });
    expect(email).toMatch(/@own\.test$/);
    expect(await sendForm(getScene(), page)).toEqual({ email, repeat: email });
    await waitFor('the old one to be gone', async () => !(await readAddresses(options)).includes(first));
    expect(countOthers() - before).toBeLessThanOrEqual(2);
  });

  test('once all were tried it says so, and all is forgotten with the mail', once, async () => {
    const { browser } = getScene();
    const page = await openForm(getScene(), 'refuses-typing?refused=mayfly.test,relay.test,own.test');
    // The last one is rejected as well: before, it is not true.
    const last = (await readAddresses(options)).find((email) => email.endsWith('@own.test')) ?? '';
    const popup = await browser.openPopup(page);
    await popup.waitForSelector('.fill-button');
    expect(await popup.evaluate(() => document.body.innerText)).not.toContain('You have tried all domains');
    await page.bringToFront();
    await (await findField(page, '#email')).focus();
    await clickButton(await browser.openPopup(page), `Fill ${last}`);
    await waitForText(page, 'Please use another e-mail address.');
    await waitForText(await browser.openPopup(page), 'You have tried all domains of the service here.');
    await options.bringToFront();
    await clickButton(options, 'Delete all mail and addresses…');
    await clickButton(options, 'Delete');
    await waitFor('an empty mailbox', async () => (await readAddresses(options)).length === 0);
    const field = await findField(page, '#email');
    await page.bringToFront();
    await field.focus();
    await browser.pressShortcut(page, 'fill');
    // The last address is still in the field.
    await waitFor('another address', async () => /@mayfly\.test$/.test(await field.evaluate(({ value }) => value)));
  });

  test('among other words, the address alone is replaced', once, async () => {
    const { browser } = getScene();
    const page = await openForm(getScene(), 'textarea');
    const field = await findField(page, '#textarea');
    await field.click();
    await page.keyboard.type('Write to ');
    await browser.pressShortcut(page, 'fill');
    const held = (words: RegExp) =>
      waitFor(`${words}`, async () => words.test(await field.evaluate(({ value }) => value)));
    await held(/^Write to \S+@mayfly\.test$/);
    await browser.chooseFill(page, field, 'replace');
    await held(/^Write to \S+@relay\.test$/);
  });
});

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
] as const)('a page that says that it refuses a domain, in %s', (name, launch) => {
  const once = nightlyInFirefox(name);
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>(launch, { domains: DOMAINS });
  tellAsStory();

  const countMade = () => getScene().countRequests('POST /v1/emails');

  async function fill(page: Page): Promise<string> {
    const field = await findField(page, '#email');
    await field.focus();
    await getScene().browser.pressShortcut(page, 'fill');
    return waitForValue(field);
  }

  /** Presses the notice's button, which is at its end; nothing in the page can. @returns the other address */
  async function takeOffer(page: Page, refused: string): Promise<string> {
    const notice = await page.waitForSelector('html > [popover]');
    expect(await notice?.evaluate((host) => host.shadowRoot)).toBeNull();
    await notice?.evaluate((host) => (host as HTMLElement).click());
    const { x, y, width, height } = (await notice?.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // A click counts once the notice has been visible for some time.
    await waitFor('the notice to take it', async () => {
      await page.mouse.click(x + width - 30, y + height / 2);
      return (await page.$('html > [popover]')) === null;
    });
    return waitFor('another address', async () => {
      const value = await page.evaluate(() => document.querySelector<HTMLInputElement>('#email')?.value);
      return value !== undefined && value !== refused && value;
    });
  }

  test('as one types: another is offered unasked, and one press has it accepted', once, async () => {
    const { connect } = getScene();
    await connect();
    const page = await openForm(getScene(), 'refuses-typing?refused=mayfly.test');
    const refused = await fill(page);
    await page.waitForSelector('html > [popover]');
    const before = countMade();
    const email = await takeOffer(page, refused);
    expect(email).toMatch(/@relay\.test$/);
    expect(countMade() - before).toBe(1);
    expect(await sendForm(getScene(), page)).toEqual({ email, repeat: email });
  });

  test('after it was sent, where the page is open to us: the same, and the popup says so first', once, async () => {
    const { browser, site } = getScene();
    const options = await browser.openExtensionPage('options.html');
    await browser.answerPrompt(options, true, () =>
      options.locator('::-p-aria([name="Show a button in email fields"][role="checkbox"])').click(),
    );
    const page = await browser.openPage(`${site}/?refused=relay.test,mayfly.test`);
    const refused = await fill(page);
    await page.locator('button[type=submit]').click();
    await page.waitForSelector('#problem');
    await page.waitForSelector('html > [popover]');
    await waitForText(await browser.openPopup(page), `This page doesn’t accept ${refused.split('@')[1]}.`);
    await page.bringToFront();
    const email = await takeOffer(page, refused);
    expect(email).toMatch(/@own\.test$/);
    await page.locator('button[type=submit]').click();
    await page.waitForSelector('#code');
  });
});
