import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Chromium } from './chromium.ts';
import { findField } from './field.ts';
import { readAddresses } from './read-addresses.ts';
import type { Scene } from './scene.ts';
import { waitFor } from './wait-for.ts';

/** By then a fill has its address in the field, mostly. */
const LONGEST_LIFE_MS = 150;

/** A request may be under way for a minute after its worker died; only then is it clear that nothing came of it. */
const CLEAR_AFTER_MS = 200_000;

type Stored = { pending?: unknown[]; spare?: { email: string } | null };

/** Where the addresses are after the last kill. */
export type Harvest = {
  /** by the service, without the spare */
  made: string[];
  /** seen in the page's field */
  shown: string[];
  /** in the mailbox in the end */
  stored: string[];
};

/**
 * Fills by the shortcut, and kills the worker at a random moment of it; again and again, in the second half with an address that is
 * kept ready. Then it lets a worker live, until every address that the service made is in the mailbox, or nothing is left to be looked
 * for.
 * @param page one of the extension's own
 */
export async function killFills(
  { browser, site, service }: Scene<Chromium>,
  page: Page,
  fills: number,
): Promise<Harvest> {
  const shown = new Set<string>();
  const form = await browser.openPage(`${site}/pages/email`);
  const field = await findField(form, '#email');
  for (let filled = 0; filled < fills; filled++) {
    if (filled === Math.floor(fills / 2))
      await page.evaluate(() => chrome.storage.local.set({ settings: { spareAddress: true } }));
    await field.evaluate((input) => {
      input.value = '';
      input.focus();
    });
    await browser.pressShortcut(form, 'fill');
    await sleep(Math.random() * LONGEST_LIFE_MS);
    await browser.killWorker();
    const value = await field.evaluate((input) => input.value);
    if (value) shown.add(value);
  }
  await page.evaluate(() => chrome.storage.local.set({ settings: {} }));
  // Any call starts a worker.
  await page.evaluate(() => void chrome.runtime.sendMessage({ call: 'checkNow', args: {} }).catch(() => undefined));
  return waitFor(
    'it to be clear of every address',
    async () => {
      // First: what is made while the others are read is in none of them.
      const known = service.addresses();
      const { pending, spare } = (await browser.readPrivateItems()) as Stored;
      const stored = await readAddresses(page);
      // A worker that died while handing the spare out has left it in two places.
      const made = known.filter((address) => address !== spare?.email || stored.includes(address));
      const isClear = made.every((address) => stored.includes(address)) || pending?.length === 0;
      return isClear && { made, shown: [...shown], stored };
    },
    CLEAR_AFTER_MS,
  );
}
