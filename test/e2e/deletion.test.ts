import type { Page } from 'puppeteer-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { NIGHTLY } from '../runner/test-tags.ts';
import { clickButton, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { allowMoreTime, readStoredRecords } from './read-stored.ts';
import { useScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

const SUBJECTS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

describe('a deletion', () => {
  const getScene = useScene(launchChromium);
  let popup: Page;
  let email: string;

  beforeAll(async () => {
    const { browser, connect, sendMail } = getScene();
    await connect();
    popup = await browser.openExtensionPage('popup.html');
    await clickButton(popup, 'New address');
    const line = await popup.waitForSelector('.current-address');
    email = /\S+@mayfly\.test/.exec((await line?.evaluate((one) => one.textContent)) ?? '')?.[0] ?? '';
    for (const subject of SUBJECTS) await sendMail({ from: 'a@fernway.example', to: email, subject, text: subject });
    await waitFor('all mail', async () => (await popup.$$('a.message-row')).length === SUBJECTS.length);
  });

  afterEach(() => getScene().service.setFaults([], getScene().key));

  async function listOnService(): Promise<{ id: string; subject: string }[]> {
    const answer = await getScene().ask(`/v1/emails/${encodeURIComponent(email)}/messages`);
    return ((await answer.json()) as { messages: { id: string; subject: string }[] }).messages;
  }
  const isOnService = async (subject: string) => (await listOnService()).some((one) => one.subject === subject);
  const findRow = (page: Page, subject: string) => page.$(`a.message-row ::-p-text(${subject})`);

  async function select(page: Page, subject: string): Promise<void> {
    const row = await waitFor(`the row "${subject}"`, () => findRow(page, subject));
    await row.evaluate((one) => one.closest('a')?.focus());
    await page.keyboard.press('x');
  }

  test('is taken back in time: nothing was asked of the service', async () => {
    const { countRequests } = getScene();
    await select(popup, 'First');
    await select(popup, 'Second');
    await popup.waitForSelector('.selection-bar');
    await popup.keyboard.press('#');
    await waitFor('both rows to go', async () => (await popup.$$('a.message-row')).length === SUBJECTS.length - 2);
    await allowMoreTime(popup);
    await clickButton(popup, 'Undo');
    await waitFor('both rows', async () => (await popup.$$('a.message-row')).length === SUBJECTS.length);
    expect(countRequests('DELETE /v1/messages/{id}')).toBe(0);
    expect((await readStoredRecords(popup)).trash).toEqual([]);
  });

  test('of several goes through after the popup was closed, here and on the service', async () => {
    const { browser } = getScene();
    await select(popup, 'First');
    await select(popup, 'Second');
    await popup.keyboard.press('#');
    await waitFor('both rows to go', async () => (await popup.$$('a.message-row')).length === SUBJECTS.length - 2);
    await popup.close();
    expect(await isOnService('First')).toBe(true);
    await waitFor('the service to forget both', async () => (await listOnService()).length === SUBJECTS.length - 2);
    popup = await browser.openExtensionPage('popup.html');
    await waitFor('the trash to be empty', async () => (await readStoredRecords(popup)).trash.length === 0);
    const { messages, bodies } = await readStoredRecords(popup);
    expect(messages.map(({ subject }) => subject).sort()).toEqual(['Fifth', 'Fourth', 'Sixth', 'Third']);
    expect(bodies.sort()).toEqual(messages.map(({ id }) => id).sort());
  });

  test('survives the death of the worker with nothing open', { timeout: 90_000 }, async () => {
    const { browser } = getScene();
    await select(popup, 'Third');
    await popup.keyboard.press('#');
    await waitFor('the row to go', async () => !(await findRow(popup, 'Third')));
    await popup.close();
    await browser.killWorker();
    expect(await isOnService('Third')).toBe(true);
    // The alarm that wakes it rings after half a minute at the soonest.
    await waitFor('the service to forget it', async () => !(await isOnService('Third')), 60_000);
    popup = await browser.openExtensionPage('popup.html');
  });

  test('can be taken back after popup and worker are gone', NIGHTLY, async () => {
    const { browser } = getScene();
    await select(popup, 'Fourth');
    await popup.keyboard.press('#');
    await waitFor('the row to go', async () => !(await findRow(popup, 'Fourth')));
    await allowMoreTime(popup);
    await popup.close();
    await browser.killWorker();
    popup = await browser.openExtensionPage('popup.html');
    await clickButton(popup, 'Undo');
    await waitFor('the row', () => findRow(popup, 'Fourth'));
    expect(await isOnService('Fourth')).toBe(true);
  });

  test('waits for the network, and is gone here meanwhile', async () => {
    const { service, key, countRequests } = getScene();
    const DELETE = 'DELETE /v1/messages/{id}';
    const before = countRequests(DELETE);
    service.setFaults([{ kind: 'dropped', times: 'always' }], key);
    await select(popup, 'Fourth');
    await popup.keyboard.press('#');
    const isWaiting = async () => (await readStoredRecords(popup)).trash.length === 1;
    await waitFor('it to be in the trash', isWaiting);
    const { bodies } = await readStoredRecords(popup);
    await waitFor('its body to go', async () => (await readStoredRecords(popup)).bodies.length < bodies.length);
    await waitFor('the request that is lost', async () => countRequests(DELETE) > before);
    service.setFaults([], key);
    expect(await isOnService('Fourth')).toBe(true);
    expect(await isWaiting()).toBe(true);
    // What tells of the service being within reach again; the network's own event can't be raised from here.
    await popup.evaluate(async () => {
      const { connections = [] } = await chrome.storage.local.get<{ connections?: { connectedAt: number }[] }>(
        'connections',
      );
      const touched = connections.map((one) => ({ ...one, connectedAt: one.connectedAt + 1 }));
      await chrome.storage.local.set({ connections: touched });
    });
    await waitFor('the service to forget it', async () => !(await isOnService('Fourth')));
    await waitFor('the trash to be empty', async () => !(await isWaiting()));
  });

  test('of an address is taken back with all its mail, then goes through', async () => {
    await clickButton(popup, 'Addresses');
    await clickButton(popup, `More options for ${email}`);
    await clickButton(popup, 'Delete address');
    await waitForText(popup, 'No address yet');
    await allowMoreTime(popup);
    await clickButton(popup, 'Undo');
    await waitForText(popup, email.split('@')[0] ?? '');
    expect((await readStoredRecords(popup)).messages).toHaveLength(2);
    await clickButton(popup, `More options for ${email}`);
    await clickButton(popup, 'Delete address');
    await waitFor('the service to forget it', async () => {
      const answer = await getScene().ask(`/v1/emails/${encodeURIComponent(email)}/messages`);
      return !answer.ok;
    });
    await waitFor('nothing to be left', async () => {
      const { messages, bodies, trash, storedBytes } = await readStoredRecords(popup);
      return messages.length + bodies.length + trash.length + storedBytes === 0;
    });
  });
});
