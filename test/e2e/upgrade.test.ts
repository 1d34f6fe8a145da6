import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dumpStored, putStored, type Stored } from '../upgrade/stored.ts';
import { clickButton, waitForText } from './by-name.ts';
import { type Chromium, launchChromium } from './chromium.ts';

describe('what another version has stored', () => {
  let browser: Chromium;
  let observer: Page;
  beforeAll(async () => {
    browser = await launchChromium();
    const options = await browser.findExtensionPage('options.html');
    observer = await browser.openExtensionPage('manifest.json');
    await options.close();
  });
  afterAll(() => browser.stop());

  /** What an older version stored, made by the real extension: see `test/upgrade/make.ts`. */
  async function readStored(version: string): Promise<Stored> {
    return JSON.parse(await readFile(join(import.meta.dirname, `../upgrade/stored-${version}.json`), 'utf8'));
  }
  const storesOf = ({ databases }: Stored, name: string) => databases.find((one) => one.name === name);
  const recordsOf = (stored: Stored, store: string) =>
    storesOf(stored, 'mailbox')?.stores.find(({ name }) => name === store)?.records ?? [];

  test('of version 0.1.0 is opened whole: mail, label, key, lock and settings', async () => {
    await browser.killWorker();
    const old = await readStored('0.1.0');
    await observer.evaluate(putStored, old);
    const popup = await browser.openExtensionPage('popup.html');
    // It was locked after an hour.
    await clickButton(popup, 'Show mail');
    await waitForText(popup, 'Trails of May');
    const present = await observer.evaluate(dumpStored);
    // What was deleted then could be undone for a moment only.
    const deleted = recordsOf(old, 'trash').map(({ value }) => (value as { key: string }).key);
    for (const store of ['addresses', 'messages', 'bodies', 'texts']) {
      const keys = (stored: Stored) => recordsOf(stored, store).map(({ key }) => key);
      expect(keys(present)).toEqual(keys(old).filter((key) => !deleted.includes(String(key))));
    }
    expect(recordsOf(present, 'addresses')).toMatchObject([{ value: { label: 'Trails' } }]);
    expect(present.local).toMatchObject({ settings: old.local.settings, fieldButton: old.local.fieldButton });
    expect(storesOf(present, 'private')?.stores).toMatchObject(storesOf(old, 'private')?.stores ?? []);
    await popup.bringToFront();
    await popup.locator('a.message-row ::-p-text(Welcome)').click();
    await waitForText(popup, 'Your confirmation code is');
    await waitForText(popup, 'trail map.bin');
    await popup.close();
  });

  test('of a newer version is said to be so, and left as it is', async () => {
    await browser.killWorker();
    const old = await readStored('0.1.0');
    const settings = { ...Object(old.local.settings), theme: 'sepia', pace: 'frugal' };
    const newer: Stored = {
      local: { ...old.local, settings, reviewedBy: '9.0.0', newsSeen: '9.0.0' },
      databases: old.databases.map((one) => (one.name === 'mailbox' ? { ...one, version: 99 } : one)),
    };
    await observer.evaluate(putStored, newer);
    const before = await observer.evaluate(dumpStored);
    const popup = await browser.openExtensionPage('popup.html');
    await waitForText(popup, 'newer version');
    const after = await observer.evaluate(dumpStored);
    expect(storesOf(after, 'mailbox')).toEqual(storesOf(before, 'mailbox'));
    expect(after.local.settings).toEqual(settings);
    await popup.close();
  });
});
