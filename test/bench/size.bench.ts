import type { Page, WebWorker } from 'puppeteer-core';
import { type Chromium, launchChromium } from '../e2e/chromium.ts';
import { openScene } from '../e2e/scene.ts';
import { waitFor } from '../e2e/wait-for.ts';
import { buildShipped } from './build-shipped.ts';
import type { Options } from './options.ts';
import { quantile } from './quantile.ts';
import type { Row } from './row.ts';

/**
 * What grows with the mailbox, in the shipped build in real Chromium: the same 500 addresses with few messages, and with those of years.
 * Both in one run, so that a slow machine slows both. `--rounds 1` leaves out the years.
 */
const FEW = 10;
const MANY = 50_000;
const SOME = 1000;
const ADDRESSES = 500;
const TIMES = 5;

/** Words that are in one message alone: in its subject, and in its body. */
const NEWEST = { subject: 'newsubject', body: 'newbody' };
const OLDEST = { subject: 'oldsubject', body: 'oldbody' };

/** Fills the mailbox behind the extension's back, as years of use do. @param page a page of the extension */
async function seedYears(page: Page, service: string, emails: string[], count: number): Promise<void> {
  await page.evaluate(
    async (base, all, messages, newest, oldest) => {
      const DAY = 86_400_000;
      const now = Date.now();
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('mailbox');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const write = (stores: string[], put: (transaction: IDBTransaction) => void) =>
        new Promise<void>((resolve, reject) => {
          const transaction = database.transaction(stores, 'readwrite');
          transaction.oncomplete = () => resolve();
          transaction.onabort = () => reject(transaction.error);
          put(transaction);
        });
      await write(['addresses'], (transaction) => {
        for (const email of all) {
          const createdAt = now - 2 * DAY;
          const address = { email, service: base, createdAt, checkedAt: now, lastMessageAt: createdAt };
          transaction.objectStore('addresses').put({ ...address, expiresAt: now + 9 * DAY });
        }
      });
      let stored = 0;
      for (let from = 0; from < messages; from += 5000) {
        await write(['messages', 'bodies', 'texts'], (transaction) => {
          for (let nth = from; nth < Math.min(from + 5000, messages); nth++) {
            const id = `message-${nth}`;
            const at = now - DAY - nth * 60_000;
            const own = nth === 0 ? newest : nth === messages - 1 ? oldest : { subject: '', body: '' };
            const text = `your order ${nth} has been shipped ${own.body} ${'thank you for the account '.repeat(20)}`;
            stored += 2 * text.length;
            transaction.objectStore('messages').put({
              id,
              address: all[nth % all.length],
              from: `Sender ${nth % 97} <mail@site-${nth % 97}.example>`,
              subject: `Message number ${nth} ${own.subject}`,
              createdAt: at,
              seenAt: at,
              notifiedAt: at,
              attachments: 0,
              storedBytes: 2 * text.length,
              ...(nth % 3 > 0 && { readAt: at }),
            });
            transaction.objectStore('bodies').put({ id, text, cc: [], attachments: [] });
            transaction.objectStore('texts').put({ id, text });
          }
        });
      }
      await write(['totals'], (transaction) => {
        const totals = { stored, messages, unread: Math.ceil(messages / 3) };
        for (const [name, value] of Object.entries(totals)) transaction.objectStore('totals').put({ name, value });
      });
      database.close();
    },
    service,
    emails,
    count,
    NEWEST,
    OLDEST,
  );
}

/** What a worker does for a new mail. */
type Receipt = {
  listedAt: number;
  notifiedAt: number;
  /** That it read from the mailbox. */
  records: number;
};

/** Has a running worker note what it does: the browser's own functions are wrapped, and still called. */
async function watchWorker(worker: WebWorker): Promise<void> {
  await worker.evaluate(() => {
    const receipt: Receipt = { listedAt: 0, notifiedAt: 0, records: 0 };
    Object.assign(globalThis, { mayflyReceipt: receipt });
    type Request = (...args: unknown[]) => IDBRequest;
    for (const prototype of [IDBObjectStore.prototype, IDBIndex.prototype])
      for (const name of ['get', 'getAll', 'openCursor']) {
        const read = Reflect.get(prototype, name) as Request;
        Object.assign(prototype, {
          [name](this: unknown, ...args: unknown[]) {
            const request = read.apply(this, args);
            request.addEventListener('success', () => {
              receipt.records += Array.isArray(request.result)
                ? request.result.length
                : Number(Boolean(request.result));
            });
            return request;
          },
        });
      }
    const { fetch } = globalThis;
    Object.assign(globalThis, {
      async fetch(...args: Parameters<typeof fetch>) {
        const response = await fetch(...args);
        if (response.url.endsWith('/messages') && receipt.notifiedAt === 0) receipt.listedAt = performance.now();
        return response;
      },
    });
    const { browser } = globalThis as { browser?: typeof chrome };
    for (const { notifications } of new Set([chrome, browser ?? chrome])) {
      const create = notifications.create as (...args: unknown[]) => Promise<string>;
      Object.assign(notifications, {
        create(...args: unknown[]) {
          receipt.notifiedAt ||= performance.now();
          return create.apply(notifications, args);
        },
      });
    }
  });
}

const readReceipt = (worker: WebWorker) =>
  worker.evaluate(() => (globalThis as unknown as { mayflyReceipt: Receipt }).mayflyReceipt);

/** From the first key press of a search that was just opened to the list with the only message that has the word, in ms. */
async function timeSearch(popup: Page, url: string, word: string): Promise<number> {
  await popup.goto('about:blank');
  await popup.goto(url);
  await popup.waitForSelector('a.message-row[href]');
  await popup.locator('.search-opener button').click();
  await popup.waitForSelector('input[type=search]');
  return popup.evaluate(async (typed) => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    if (!field) throw new Error('There is no search field');
    const startedAt = performance.now();
    field.focus();
    field.value = typed;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    const isFound = () =>
      document.querySelectorAll('a.message-row').length === 1 && document.querySelector('.search-head') !== null;
    while (!isFound()) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - startedAt;
  }, word);
}

async function measure(count: number): Promise<Record<string, number>> {
  await using closing = new AsyncDisposableStack();
  const rateLimit = { limit: 1_000_000, periodSeconds: 3600 };
  const scene = await openScene<Chromium>(launchChromium, closing, { rateLimit });
  const { browser, service, key, sendMail } = scene;
  const options = await scene.connect();
  for (let made = 0; made < ADDRESSES; made++)
    await fetch(`${service.api}/v1/emails`, { method: 'POST', headers: { 'X-API-Key': key } });
  const emails = service.addresses();
  const [email = ''] = emails;
  await seedYears(options, service.api, emails, count);

  const receipts: Receipt[] = [];
  for (let nth = 0; nth < TIMES; nth++) {
    await browser.killWorker();
    await options.evaluate(() => chrome.runtime.sendMessage({ call: 'markRead', args: {} }));
    const worker = await browser.findWorker();
    await watchWorker(worker);
    await sendMail({ from: 'Fernway <hello@fernway.example>', to: email, subject: 'Your code', text: 'Code: 481516.' });
    await options.evaluate((to) => chrome.runtime.sendMessage({ call: 'expectMail', args: { email: to } }), email);
    receipts.push(
      await waitFor('the notification', async () => {
        const receipt = await readReceipt(worker);
        return receipt.notifiedAt > 0 && receipt;
      }),
    );
  }

  const url = `${browser.origin}/popup.html`;
  const popup = await browser.openPage('about:blank');
  const search = async (word: string) => {
    const times: number[] = [];
    for (let nth = 0; nth < TIMES; nth++) times.push(await timeSearch(popup, url, word));
    return quantile(times, 0.5);
  };
  const median = (of: (receipt: Receipt) => number) => quantile(receipts.map(of), 0.5);
  return {
    'new mail, from the list to the notification, ms': median(({ listedAt, notifiedAt }) => notifiedAt - listedAt),
    'new mail, records read': median(({ records }) => records),
    'search in names, to the newest, ms': await search(NEWEST.subject),
    'search in bodies, to the newest, ms': await search(NEWEST.body),
    'search in bodies, to the oldest, ms': await search(OLDEST.body),
  };
}

export async function* bench({ rounds }: Options): AsyncGenerator<Row> {
  buildShipped();
  const most = rounds === '1' ? SOME : MANY;
  const [few, many] = [await measure(FEW), await measure(most)];
  for (const [name, least] of Object.entries(few)) {
    const value = many[name] ?? Number.NaN;
    yield { name: `${FEW} messages: ${name}`, value: least };
    yield { name: `${most} messages: ${name}`, value };
    // The oldest message is found after all that are newer.
    const goal = name.includes('oldest') ? {} : { goal: { atMost: 1.5 } };
    yield {
      name: `… ${name}, as multiple of ${FEW} messages'`,
      value: value === least ? 1 : value / least,
      unit: '×',
      ...goal,
    };
  }
}
