import { clickButton, waitForText } from '../e2e/by-name.ts';
import { launchChromium } from '../e2e/chromium.ts';
import { findField, waitForValue } from '../e2e/field.ts';
import { openScene, type Scene } from '../e2e/scene.ts';
import { waitFor } from '../e2e/wait-for.ts';
import { buildShipped } from './build-shipped.ts';
import type { Row } from './row.ts';
import { startWebmail } from './webmail.ts';

/** A whole sign-up, by script, in the shipped build in real Chromium: with Mayfly, and for comparison through a webmail tab. */
export async function bench(): Promise<Row[]> {
  buildShipped();
  await using closing = new AsyncDisposableStack();
  const scene = await openScene(launchChromium, closing);
  await scene.connect();
  return [
    { name: 'sign-up to Welcome, with Mayfly', value: await time(() => signUp(scene)), unit: 'ms' },
    { name: 'sign-up to Welcome, through a webmail tab', value: await time(() => signUpByWebmail(scene)), unit: 'ms' },
  ];
}

type ChromiumScene = Scene<Awaited<ReturnType<typeof launchChromium>>>;

async function time(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function signUp({ browser, site }: ChromiumScene): Promise<void> {
  const page = await browser.openPage(site);
  const field = await findField(page, '#email');
  await browser.chooseFill(page, field);
  const email = await waitForValue(field);
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('#code');

  await waitFor('its mail', async () => (await browser.readBadge()) === '1');
  const popup = await browser.openPopup(page);
  await waitForText(popup, email);
  await clickButton(popup, 'Fill code');
  await waitFor('the code in the page', () => page.$eval('#code', (code) => (code as HTMLInputElement).value !== ''));
  await page.bringToFront();
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('::-p-text(Welcome)');
}

async function signUpByWebmail({ browser, site, service }: ChromiumScene): Promise<void> {
  await using webmail = await startWebmail(service);
  const page = await browser.openPage(site);
  const tab = await browser.openPage(webmail.url);
  await tab.locator('#new').click();
  const address = await waitFor('the address', () => tab.$eval('#address', ({ textContent }) => textContent));

  await page.bringToFront();
  await page.locator('#email').fill(address);
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('#code');

  await tab.bringToFront();
  await tab.locator('#list button').click();
  const mail = await waitFor('the mail', () => tab.$eval('#mail', ({ textContent }) => textContent));

  await page.bringToFront();
  await page.locator('#code').fill(/\b\d{6}\b/.exec(mail)?.[0] ?? '');
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('::-p-text(Welcome)');
}
