import type { Page } from 'puppeteer-core';
import type { CreatedNotification, ExtensionBrowser } from './extension-browser.ts';
import type { Scene } from './scene.ts';
import { waitFor } from './wait-for.ts';

type Submission = { fields: Record<string, string> };

export function openForm({ browser, site }: Scene<ExtensionBrowser>, name: string): Promise<Page> {
  return browser.openPage(`${site}/pages/${name}`);
}

/** Sends the page's form, or that of the frame in it. @returns what arrived at the site, by the names of the fields */
export async function sendForm({ site }: Scene<ExtensionBrowser>, page: Page): Promise<Record<string, string>> {
  const readSubmissions = async () => (await (await fetch(`${site}/pages/submitted`)).json()) as Submission[];
  const { length } = await readSubmissions();
  await page.bringToFront();
  const frame = (await page.$('iframe')) ? page.frames()[1] : page;
  await frame?.locator('button[type=submit]').click();
  return (await waitFor('the form to arrive', async () => (await readSubmissions())[length])).fields;
}

/** Does something, and waits for what the extension says of it. */
export async function noticeOf(
  { browser }: Scene<ExtensionBrowser>,
  act: () => Promise<void>,
): Promise<CreatedNotification> {
  const { length } = await browser.readCreatedNotifications();
  await act();
  return waitFor('the notice', async () => (await browser.readCreatedNotifications())[length]);
}
