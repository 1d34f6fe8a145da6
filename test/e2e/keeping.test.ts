import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import PostalMime from 'postal-mime';
import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { clickButton, openMessage, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { allowMoreTime, readStoredRecords } from './read-stored.ts';
import { useScene } from './scene.ts';
import { goBack, numbered, openNewAddress, sendBodies } from './stored-mail.ts';
import { waitFor } from './wait-for.ts';

describe('mail that is kept', () => {
  const getScene = useScene(launchChromium);
  let popup: Page;
  let email: string;
  beforeAll(async () => {
    ({ popup, email } = await openNewAddress(getScene()));
  });

  test('two windows show the same, whichever of them something is done in', async () => {
    const scene = getScene();
    const one = popup;
    await sendBodies(scene, one, email, numbered(1, 4), 200);
    const url = `${scene.browser.origin}/popup.html#/`;
    await one.evaluate((at) => chrome.windows.create({ url: at, type: 'popup', width: 420, height: 640 }), `${url}?2`);
    const other = await scene.browser.findExtensionPage('popup.html#/?2');
    const show = (page: Page) =>
      page.$$eval('a.message-row', (rows) =>
        rows.map((row) => [row.querySelector('.message-row-subject')?.textContent, row.dataset.unread]),
      );
    const bothShow = (what: string, isShown: (rows: unknown[][]) => boolean) =>
      waitFor(what, async () => isShown(await show(one)) && isShown(await show(other)));

    await bothShow('four messages', (rows) => rows.length === 4);
    await openMessage(other, 'Mail 2');
    await waitForText(other, 'About Mail 2.', 'article.reader');
    await goBack(other);
    await bothShow('one read', (rows) => rows.filter(([, unread]) => unread === 'false').length === 1);

    const row = await one.waitForSelector('a.message-row');
    await one.bringToFront();
    await row?.evaluate((link) => link.focus());
    await one.keyboard.press('#');
    await bothShow('three', (rows) => rows.length === 3);
    await allowMoreTime(one);
    await clickButton(one, 'Undo');
    await bothShow('four again', (rows) => rows.length === 4);
    await sendBodies(scene, one, email, ['Mail 5'], 200);
    await bothShow('the fifth', (rows) => rows.length === 5);
    expect(await show(one)).toEqual(await show(other));
  });

  test('a body that could not be fetched when its message came is fetched by a later check, without opening it', async () => {
    const scene = getScene();
    const { length } = (await readStoredRecords(popup)).bodies;
    const before = scene.countRequests('GET /v1/messages/{id}');
    scene.service.setFaults([{ kind: 'error', method: 'GET', path: '/v1/messages/*', times: 1 }], scene.key);
    await scene.sendMail({ from: 'a@fernway.example', to: email, subject: 'Late', text: 'Your code is 481516.' });
    await waitFor('its place in the list', () => popup.$('a.message-row ::-p-text(Late)'));
    await popup.bringToFront();
    await clickButton(popup, 'Check for new mail');
    await waitFor('its body', async () => (await readStoredRecords(popup)).bodies.length === length + 1);
    await waitForText(popup, '481 516');
    expect(scene.countRequests('GET /v1/messages/{id}') - before).toBe(2);
  });

  test('is exported as a zip file that another program reads, all of it, and never the key', async () => {
    const scene = getScene();
    const subject = 'With a file';
    const text = 'The map is attached.';
    const attachments = [{ filename: 'trail map.bin', content: Buffer.from('trails') }];
    await scene.sendMail({ from: 'a@fernway.example', to: email, subject, text, attachments });
    await waitFor('its place in the list', () => popup.$(`a.message-row ::-p-text(${subject})`));
    await popup.bringToFront();
    await openMessage(popup, subject);
    await waitForText(popup, text, 'article.reader');
    await popup.locator('.attachment-row button ::-p-text(Save)').click();
    await waitFor('the attachment', () => scene.browser.findDownload('.bin'));

    const { messages } = await readStoredRecords(popup);
    const options = await scene.browser.openExtensionPage('options.html');
    await clickButton(options, 'Export all mail…');
    await options.locator('::-p-aria([name="Messages and attachments (.zip)"][role="radio"])').click();
    await clickButton(options, 'Save');
    const file = await waitFor('the zip file', () => scene.browser.findDownload('.zip'));
    await waitForText(options, 'Mail exported.');
    const bytes = await readFile(file);
    expect(bytes.includes(scene.key)).toBe(false);

    const entries = Object.entries(unzipSync(bytes));
    const mails = entries.filter(([path]) => path.endsWith('.eml'));
    const parsed = await Promise.all(mails.map(([, source]) => PostalMime.parse(source)));
    expect(parsed.map((mail) => mail.subject).sort()).toEqual(messages.map((message) => message.subject).sort());
    const mail = parsed.find((one) => one.subject === subject);
    expect(mail?.text).toContain(text);
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['trail map.bin']);
    const beside = entries.filter(([path]) => !path.endsWith('.eml'));
    expect(beside.map(([path, content]) => [path.split('/')[1], Buffer.from(content).toString()])).toEqual([
      ['trail map.bin', 'trails'],
    ]);
    await clickButton(options, 'Close');
  });

  test('is deleted from the browser, all of it', async () => {
    const options = await getScene().browser.openExtensionPage('options.html');
    await clickButton(options, 'Delete all mail and addresses…');
    await clickButton(options, 'Delete');
    await waitForText(options, 'All mail and addresses were deleted');
    expect(await readStoredRecords(options)).toEqual({ messages: [], bodies: [], trash: [], storedBytes: 0 });
  });
});
