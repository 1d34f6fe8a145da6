/** `node test/upgrade/make.ts`, after a build: keeps what this version stores, made by the real extension, for all later ones to open. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clickButton, waitForText } from '../e2e/by-name.ts';
import { launchChromium } from '../e2e/chromium.ts';
import { findField, waitForValue } from '../e2e/field.ts';
import { writeSampleMail } from '../e2e/sample-mail.ts';
import { openScene } from '../e2e/scene.ts';
import { waitFor } from '../e2e/wait-for.ts';
import { dumpStored } from './stored.ts';

const root = join(import.meta.dirname, '../..');
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

await using closing = new AsyncDisposableStack();
const scene = await openScene(launchChromium, closing);
const { browser, site, sendMail } = scene;
await scene.connect();
const page = await browser.openPage(site);
const field = await findField(page, '#email');
await browser.chooseFill(page, field);
const email = await waitForValue(field);

const { raw } = writeSampleMail(email);
await sendMail({ envelope: { from: 'hello@fernway.example', to: email }, raw });
await waitFor('the first mail', async () => (await browser.readBadge()) === '1');
await sendMail({
  from: 'News <news@fernway.example>',
  to: email,
  subject: 'Trails of May',
  html: '<h1>Trails</h1><p>Confirm: <a href="https://fernway.example/confirm?token=a81f">Confirm address</a></p>',
});
await sendMail({ from: 'News <news@fernway.example>', to: email, subject: 'To be deleted', text: 'Soon gone.' });
await waitFor('the other mails', async () => (await browser.readBadge()) === '3');

const popup = await browser.openExtensionPage('popup.html');
await popup.locator('a.message-row ::-p-text(To be deleted)').click();
await clickButton(popup, 'Delete message');
await waitForText(popup, 'Message deleted');
await popup.locator('a.message-row ::-p-text(Welcome)').click();
await waitForText(popup, 'Your confirmation code');
await clickButton(popup, 'Addresses');
await clickButton(popup, `More options for ${email}`);
await clickButton(popup, 'Edit label');
await popup.locator('.label-form input').fill('Trails');
await clickButton(popup, 'Save');
await waitForText(popup, 'Trails');
await popup.evaluate(() =>
  chrome.storage.local.set({
    settings: { pace: 'frugal', notifications: 'codes', theme: 'dark', lockMinutes: 60, keptBytes: 50_000_000 },
    fieldButton: { isEverywhere: false, onSites: ['fernway.example'], offSites: [] },
  }),
);
const stored = await popup.evaluate(dumpStored);
await writeFile(join(import.meta.dirname, `stored-${version}.json`), `${JSON.stringify(stored, null, 1)}\n`);
