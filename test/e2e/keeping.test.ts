import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { clickButton, waitForText } from './by-name.ts';
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
    await other.locator('a.message-row ::-p-text(Mail 2)').click();
    await waitForText(other, 'About Mail 2.');
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

  test('is exported and restored by an archive: all of it, and never the key', async () => {
    const scene = getScene();
    const before = await readStoredRecords(popup);
    const stored = before.messages.length;
    expect(before.bodies).toHaveLength(stored);
    const options = await scene.browser.openExtensionPage('options.html');
    await clickButton(options, 'Export all mail…');
    await options.locator('::-p-aria([name="Mayfly archive (.zip)"][role="radio"])').click();
    await clickButton(options, 'Save');
    const file = await waitFor('the archive', () => scene.browser.findDownload('.zip'));
    expect((await readFile(file)).includes(scene.key)).toBe(false);
    await waitForText(options, `Exported: ${stored}`);
    await clickButton(options, 'Close');

    await clickButton(options, 'Delete all mail and addresses…');
    await clickButton(options, 'Delete');
    await waitForText(options, 'All mail and addresses were deleted');
    expect(await readStoredRecords(options)).toEqual({ messages: [], bodies: [], trash: [], storedBytes: 0 });

    const field = (await options.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
    await field.uploadFile(file);
    await waitForText(options, `Restored: ${stored}`);
    const after = await readStoredRecords(options);
    expect(after.bodies.sort()).toEqual(before.bodies.sort());
    expect(after.storedBytes).toBe(before.storedBytes);
    expect(after.messages.map(({ id }) => id).sort()).toEqual(before.messages.map(({ id }) => id).sort());

    await field.uploadFile(file);
    await waitForText(options, `Already here: ${stored}`);
    expect(await readStoredRecords(options)).toEqual(after);
  });

  test('an archive that somebody else made plants no address and no code', async () => {
    const scene = getScene();
    await popup.bringToFront();
    await goBack(popup);
    await clickButton(popup, 'New address');
    const own = /\S+@mayfly\.test/;
    const current = () => popup.$eval('.current-address', (line) => line.textContent);
    const now =
      own.exec(((await waitFor('an address', () => popup.$('.current-address'))) && (await current())) ?? '')?.[0] ??
      '';
    await scene.sendMail({ from: 'a@fernway.example', to: now, subject: 'True', text: 'Your code is 481516.' });
    await clickButton(popup, 'Check for new mail');
    await waitForText(popup, '481 516');
    const badge = await scene.browser.readBadge();

    const far = 8e15;
    const planted = { address: now, from: 'Fernway <a@fernway.example>', createdAt: far, seenAt: far };
    const archive = {
      format: 'mayfly-mail',
      version: 1,
      addresses: [
        { email: 'trap@evil.example', createdAt: far, expiresAt: far, service: scene.service.api, filledAt: far },
      ],
      messages: [
        { message: { ...planted, id: 'planted-1', subject: 'Planted', code: '666666', link: 'https://evil.example' } },
        {
          message: { ...planted, id: 'planted-2', subject: 'Body' },
          body: { id: 'planted-2', text: 'Your code is 777777.' },
        },
      ],
    };
    const file = join(await mkdtemp(join(tmpdir(), 'mayfly-archive-')), 'archive.json');
    await writeFile(file, JSON.stringify(archive));
    const options = await scene.browser.openExtensionPage('options.html');
    const field = (await options.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
    await field.uploadFile(file);
    await waitForText(options, 'Restored: 2');

    await popup.bringToFront();
    await waitFor('the planted mail', () => popup.$('a.message-row ::-p-text(Planted)'));
    expect(await current()).toContain(now);
    expect(await popup.$eval('.code-card', (card) => card.textContent)).toContain('481 516');
    expect(await popup.evaluate(() => document.body.textContent)).not.toMatch(/666 ?666|days left/);
    expect(await scene.browser.readBadge()).toBe(badge);
  });
});
