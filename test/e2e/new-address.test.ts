import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { nightlyInFirefox } from '../runner/test-tags.ts';
import { clickButton, findButton, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { findField } from './field.ts';
import { launchFirefox } from './firefox.ts';
import { readAddresses } from './read-addresses.ts';
import { useScene } from './scene.ts';
import { tellAsStory } from './story.ts';
import { waitFor } from './wait-for.ts';

const DOMAINS = [
  { name: 'mayfly.test', type: 'public' },
  { name: 'relay.test', type: 'premium' },
] as const;

const NAME = 'input[aria-label="Name before the @"]';

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
] as const)('a new address in one’s own words, in %s', (name, launch) => {
  const once = nightlyInFirefox(name);
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>(launch, { domains: DOMAINS });
  tellAsStory();
  let options: Page;
  let tab: Page;

  const typeName = async (name: string) => {
    const field = await findField(tab, NAME);
    await field.evaluate((input) => input.select());
    await field.type(name);
  };

  test('a key opens the form; a name and a domain are chosen, and its mail comes', once, async () => {
    const { browser, connect, sendMail, countRequests } = getScene();
    options = await connect();
    tab = await browser.openExtensionPage('mailbox.html');
    await findButton(tab, 'New address');
    await tab.keyboard.press('N');
    await findButton(tab, 'Create address');
    expect(countRequests('POST /v1/emails')).toBe(0);

    await tab.locator('::-p-text(My own)').click();
    await tab.select('select', 'relay.test');
    await typeName('two words');
    await clickButton(tab, 'Create address');
    await waitForText(tab, 'Use the letters a to z');
    expect(countRequests('POST /v1/emails')).toBe(0);

    await typeName('Anna.Maria');
    await clickButton(tab, 'Create address');
    await waitForText(tab, 'New address: anna.maria@relay.test');
    expect(await readAddresses(options)).toEqual(['anna.maria@relay.test']);
    await sendMail({ from: 'a@a.example', to: 'anna.maria@relay.test', subject: 'For Anna', text: 'Hello' });
    await waitForText(tab, 'For Anna');
  });

  test('the choice is kept; a name that is taken says so, and another is offered', once, async () => {
    await findButton(tab, 'New address');
    await tab.keyboard.press('N');
    await findButton(tab, 'Create address');
    await waitForText(tab, 'Expires in 24 hours');
    expect(await tab.$eval('select', ({ value }) => value)).toBe('relay.test');
    await typeName('anna.maria');
    await clickButton(tab, 'Create address');
    await waitForText(tab, '“anna.maria” is taken or not allowed.');
    const free = await waitFor('the offer', () =>
      tab.evaluate(
        () =>
          [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Use '))
            ?.textContent,
      ),
    );
    expect(free).toMatch(/^Use anna\.maria\.\w{4}$/);
    await clickButton(tab, free);
    const email = `${free.slice('Use '.length)}@relay.test`;
    await waitForText(tab, `New address: ${email}`);
    expect(await readAddresses(options)).toContain(email);
  });

  test('another key makes one at once, on the domain that the settings name', once, async () => {
    await options.bringToFront();
    await options.select('select#new-domain', 'relay.test');
    await tab.bringToFront();
    await findButton(tab, 'New address');
    const before = await readAddresses(options);
    await tab.keyboard.press('n');
    const made = await waitFor('another', async () =>
      (await readAddresses(options)).find((email) => !before.includes(email)),
    );
    expect(made).toMatch(/^[a-z]{8}\d{4}@relay\.test$/);
  });

  test('the form offers a name after the site beside', once, async () => {
    const { browser, site, countRequests } = getScene();
    const popup = await browser.openPopup(await browser.openPage(site.replace('127.0.0.1', 'localhost')));
    await findButton(popup, 'New address');
    const before = countRequests('POST /v1/emails');
    await popup.keyboard.press('N');
    await findButton(popup, 'Create address');
    await waitForText(popup, /After this site: localhost\.\w\w/);
    expect(countRequests('POST /v1/emails')).toBe(before);
  });
});

describe.each([
  ['Chromium', launchChromium],
  ['Firefox', launchFirefox],
] as const)('an address that one had before, in %s', (name, launch) => {
  const once = nightlyInFirefox(name);
  /** Lifetime of the addresses that the service makes from now on. */
  let ttlSeconds = 600;
  const getScene = useScene<Awaited<ReturnType<typeof launch>>>(launch, { ttlSeconds: () => ttlSeconds });
  tellAsStory();
  let tab: Page;
  let email: string;

  test('is added by typing it, and its mail comes in; what is wrong is said in the form', once, async () => {
    const { browser, connect, sendMail, service, key } = getScene();
    await connect();
    tab = await browser.openExtensionPage('mailbox.html#/new');
    await tab.locator('::-p-text(Already have an address?)').click();
    const field = await findField(tab, 'input[aria-label="Address you have"]');
    await field.type('nobody');
    await clickButton(tab, 'Add');
    await waitForText(tab, 'This isn’t an email address.');
    await field.type('@mayfly.test');
    await clickButton(tab, 'Add');
    await waitForText(tab, 'The service doesn’t know nobody@mayfly.test with this key.');

    const made = await fetch(`${service.api}/v1/emails`, { method: 'POST', headers: { 'X-API-Key': key } });
    ({ email } = (await made.json()) as { email: string });
    await sendMail({ from: 'a@a.example', to: email, subject: 'Came before', text: 'Hello' });
    await field.evaluate((input) => input.select());
    await field.type(` ${email.toUpperCase()} `);
    await clickButton(tab, 'Add');
    await waitForText(tab, `Added: ${email}`);
    await waitForText(tab, 'Came before');
    await waitForText(tab, 'time left unknown');
  });

  test('is used again once it has expired, and its mail stays', once, async () => {
    const { ask, browser, countRequests } = getScene();
    ttlSeconds = 10;
    await clickButton(tab, 'New address');
    const made = await waitFor('another', async () => (await readAddresses(tab)).find((one) => one !== email));
    ttlSeconds = 600;
    const expired = async () => (await ask(`/v1/emails/${made}/messages`)).status === 404;
    await tab.goto(`${browser.origin}/mailbox.html#/addresses`);
    await waitFor('its end', expired);
    const before = countRequests('POST /v1/emails');
    await clickButton(tab, 'Use again');
    await waitForText(tab, `${made} is active again`);
    expect(countRequests('POST /v1/emails') - before).toBe(1);
    expect(await readAddresses(tab)).toHaveLength(2);
  });

  test('has a place of its own, can be the current one by choice, and goes together with others', once, async () => {
    const other = (await readAddresses(tab)).find((one) => one !== email);
    await findButton(tab, `More options for ${other}`);
    await (await tab.waitForSelector(`.address-row-open ::-p-text(${email.split('@')[0]})`))?.click();
    await waitForText(tab, `Only mail to ${email}`);
    await waitForText(tab, 'Came before');
    await clickButton(tab, 'Make current');
    await waitFor(
      'it to be so',
      async () => !(await tab.$eval('.address-banner', ({ textContent }) => textContent)).includes('Make current'),
    );
    await clickButton(tab, 'Show all messages');
    await findButton(tab, `Copy address: ${email}`);

    await clickButton(tab, 'Addresses');
    await tab.locator(`input[aria-label="Select: ${email}"]`).click();
    await tab.locator(`input[aria-label="Select: ${other}"]`).click();
    await clickButton(tab, 'Delete');
    await waitForText(tab, '2 addresses deleted');
    expect(await readAddresses(tab)).toEqual([]);
  });
});

describe('a service that chooses alone, in Chromium', () => {
  const getScene = useScene(launchChromium, { domains: DOMAINS, choosesAlone: true });

  test('is found out, and the form offers nothing that it does not take', async () => {
    const { browser, connect } = getScene();
    await connect();
    const tab = await browser.openExtensionPage('mailbox.html');
    await findButton(tab, 'New address');
    await tab.keyboard.press('N');
    await tab.locator('::-p-text(My own)').click();
    await (await findField(tab, NAME)).type('anna');
    await clickButton(tab, 'Create address');
    await waitForText(tab, 'The service chose another address: ');
    await findButton(tab, 'New address');

    await tab.keyboard.press('N');
    await findButton(tab, 'Create address');
    await tab.select('select', 'relay.test');
    expect(await tab.$$('input[type=radio]')).toHaveLength(0);
    await clickButton(tab, 'Create address');
    await findButton(tab, 'New address');
    await tab.keyboard.press('N');
    await waitForText(tab, 'This service chooses the name and domain itself.');
    expect(await tab.$('select')).toBeNull();
  });
});
