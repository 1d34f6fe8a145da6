import { readFile } from 'node:fs/promises';
import type { ElementHandle, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { clickButton, waitForText } from './by-name.ts';
import { launchChromium } from './chromium.ts';
import { allowMoreTime, readHeldRecords } from './read-held.ts';
import { type Scene, useScene } from './scene.ts';
import { waitFor } from './wait-for.ts';

type Chromium = Awaited<ReturnType<typeof launchChromium>>;

async function openPopup({ browser, connect }: Scene<Chromium>): Promise<{ popup: Page; email: string }> {
  await connect();
  const popup = await browser.openExtensionPage('popup.html');
  await clickButton(popup, 'New address');
  const line = await popup.waitForSelector('.current-address');
  const email = /\S+@mayfly\.test/.exec((await line?.evaluate((one) => one.textContent)) ?? '')?.[0] ?? '';
  return { popup, email };
}

/** Sends mails of so many bytes each, one after the other, and waits until their bodies were here. */
async function send({ sendMail }: Scene<Chromium>, popup: Page, to: string, subjects: string[], bytes: number) {
  for (const subject of subjects) {
    await sendMail({
      from: 'a@fernway.example',
      to,
      subject,
      text: `About ${subject}. `.padEnd(bytes, 'lorem ipsum '),
    });
    await waitFor(`"${subject}" to be whole`, async () => {
      const { messages, bodies } = await readHeldRecords(popup);
      const message = messages.find((one) => one.subject === subject);
      return message && (bodies.includes(message.id) || message.clearedAt);
    });
  }
}

async function markAllRead(popup: Page): Promise<void> {
  const row = await popup.waitForSelector('a.message-row');
  await row?.evaluate((one) => one.focus());
  await popup.keyboard.press('x');
  const all = await waitFor('the button for all', () => popup.$('.selection-bar .text-button'));
  await (all as ElementHandle).click();
  await popup.keyboard.press('u');
  await waitFor('all to be read', async () => (await readHeldRecords(popup)).messages.every(({ readAt }) => readAt));
  await popup.keyboard.press('Escape');
}

/** As the key Escape does, in one pane or two. */
async function goBack(popup: Page): Promise<void> {
  await popup.evaluate(() => {
    location.hash = '#/';
  });
}

const numbered = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `Mail ${from + at}`);

describe('the storage is full', () => {
  const getScene = useScene(launchChromium);
  const MOST_BYTES = 100_000;
  let popup: Page;
  let email: string;

  beforeAll(async () => {
    ({ popup, email } = await openPopup(getScene()));
    await popup.evaluate((keptBytes) => chrome.storage.local.set({ settings: { keptBytes } }), MOST_BYTES);
  });

  test('the oldest read bodies go, nothing else does, and it is said', async () => {
    const scene = getScene();
    // Each takes twice its size: as it is, and as it is searched.
    await send(scene, popup, email, numbered(1, 4), 10_000);
    await markAllRead(popup);
    await send(scene, popup, email, numbered(5, 7), 10_000);

    const { messages, bodies, heldBytes } = await readHeldRecords(popup);
    const cleared = messages.filter(({ clearedAt }) => clearedAt).map(({ subject }) => subject);
    expect(cleared.sort()).toEqual(['Mail 1', 'Mail 2', 'Mail 3']);
    expect(messages.map(({ subject }) => subject).sort()).toEqual(numbered(1, 7));
    expect(bodies).toHaveLength(4);
    expect(heldBytes).toBeLessThanOrEqual(MOST_BYTES);
    await waitForText(popup, 'To make room');
    expect(await popup.$$('a.message-row')).toHaveLength(7);
  });

  test('what is cleared says so, and is fetched again', async () => {
    await popup.locator('a.message-row ::-p-text(Mail 1)').click();
    await waitForText(popup, 'was cleared to make room');
    await clickButton(popup, 'Fetch it again');
    await waitForText(popup, 'About Mail 1.');
    await goBack(popup);
  });

  test('where all is unread, what is new is not kept, and everything unread is', async () => {
    const scene = getScene();
    await send(scene, popup, email, numbered(8, 12), 10_000);
    const { messages, bodies, heldBytes } = await readHeldRecords(popup);
    const unread = messages.filter(({ readAt }) => !readAt);
    const isKept = ({ id }: { id: string }) => bodies.includes(id);
    expect(messages.filter(({ readAt }) => readAt).filter(isKept)).toEqual([]);
    // Those that came first stay; nothing that somebody has not read makes room for something newer.
    expect(unread.filter(isKept).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Mail 5', 'Mail 6', 'Mail 7', 'Mail 8']),
    );
    expect(heldBytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(messages).toHaveLength(12);
  });

  test('with less allowed, what is read goes at once', async () => {
    await markAllRead(popup);
    await popup.evaluate(() => chrome.storage.local.set({ settings: { keptBytes: 30_000 } }));
    await waitFor('room', async () => (await readHeldRecords(popup)).heldBytes <= 30_000);
    expect((await readHeldRecords(popup)).messages).toHaveLength(12);
  });

  test('what is held is read without the service, and after it was reloaded', async () => {
    const { service } = getScene();
    const { messages, bodies } = await readHeldRecords(popup);
    const kept = messages.find(({ id }) => bodies.includes(id));
    await service.stop();
    await popup.reload();
    await popup.locator(`a.message-row ::-p-text(${kept?.subject})`).click();
    await waitForText(popup, `About ${kept?.subject}.`);
  });
});

describe('the browser itself has no more room', () => {
  const getScene = useScene(launchChromium);

  test('old read bodies go, nothing else does, and it is said', async () => {
    const scene = getScene();
    const { popup, email } = await openPopup(scene);
    await send(scene, popup, email, numbered(1, 6), 400_000);
    await markAllRead(popup);
    // Chromium enforces no quota that is set from outside: from here on its storage refuses what it has no room for by itself.
    await scene.browser.runInWorker(() => {
      let room = 0;
      const { put, delete: remove } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...written) {
        if (this.name === 'bodies') {
          if (room === 0) throw new DOMException('There is no more room.', 'QuotaExceededError');
          room -= 1;
        }
        return put.apply(this, written);
      };
      IDBObjectStore.prototype.delete = function (key) {
        if (this.name === 'bodies') room += 1;
        return remove.call(this, key);
      };
    });
    await send(scene, popup, email, numbered(7, 9), 400_000);

    const { messages, bodies } = await readHeldRecords(popup);
    expect(messages.map(({ subject }) => subject).sort()).toEqual(numbered(1, 9));
    const cleared = messages.filter(({ clearedAt }) => clearedAt);
    expect(cleared.length).toBeGreaterThan(0);
    expect(cleared.every(({ readAt }) => readAt !== undefined)).toBe(true);
    expect(cleared.map(({ subject }) => subject)).toContain('Mail 1');
    for (const subject of numbered(7, 9)) {
      expect(bodies).toContain(messages.find((one) => one.subject === subject)?.id);
    }
    await waitForText(popup, 'The browser has no more room');
  });
});

describe('a body that could not be had when its message came', () => {
  const getScene = useScene(launchChromium);

  test('is brought by a later check, without anybody opening it', async () => {
    const scene = getScene();
    const { popup, email } = await openPopup(scene);
    scene.service.setFaults([{ kind: 'error', method: 'GET', path: '/v1/messages/*', times: 1 }], scene.key);
    await scene.sendMail({ from: 'a@fernway.example', to: email, subject: 'Late', text: 'Your code is 481516.' });
    await waitFor('its place in the list', () => popup.$('a.message-row ::-p-text(Late)'));
    await clickButton(popup, 'Check now');
    await waitFor('its body', async () => (await readHeldRecords(popup)).bodies.length === 1);
    await waitForText(popup, '481 516');
    expect(scene.countRequests('GET /v1/messages/{id}')).toBe(2);
  });
});

describe('mail is taken along and brought back', () => {
  const getScene = useScene(launchChromium);

  test('as an archive: all that is held, and never the key', async () => {
    const scene = getScene();
    const { popup, email } = await openPopup(scene);
    await send(scene, popup, email, numbered(1, 5), 2000);
    const before = await readHeldRecords(popup);
    const options = await scene.browser.openExtensionPage('options.html');
    await clickButton(options, 'Save all mail …');
    await options.locator('::-p-aria([name="Mayfly archive (.zip)"][role="radio"])').click();
    await clickButton(options, 'Save');
    const file = await waitFor('the archive', () => scene.browser.findDownload('.zip'));
    expect((await readFile(file)).includes(scene.key)).toBe(false);
    await waitForText(options, 'Saved: 5');
    await clickButton(options, 'Close');

    await clickButton(options, 'Delete all mail here …');
    await clickButton(options, 'Delete');
    await waitForText(options, 'All mail here was deleted');
    expect(await readHeldRecords(options)).toEqual({ messages: [], bodies: [], trash: [], heldBytes: 0 });

    const field = (await options.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
    await field.uploadFile(file);
    await waitForText(options, 'Brought back: 5');
    const after = await readHeldRecords(options);
    expect(after.bodies.sort()).toEqual(before.bodies.sort());
    expect(after.heldBytes).toBe(before.heldBytes);
    expect(after.messages.map(({ id }) => id).sort()).toEqual(before.messages.map(({ id }) => id).sort());

    await field.uploadFile(file);
    await waitForText(options, 'Here already: 5');
    expect(await readHeldRecords(options)).toEqual(after);
  });
});

describe('two windows', () => {
  const getScene = useScene(launchChromium);

  test('show the same, whichever of them something is done in', async () => {
    const scene = getScene();
    const { popup: one, email } = await openPopup(scene);
    await send(scene, one, email, numbered(1, 4), 200);
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
    await send(scene, one, email, ['Mail 5'], 200);
    await bothShow('the fifth', (rows) => rows.length === 5);
    expect(await show(one)).toEqual(await show(other));
  });
});
