import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Chromium } from '../../e2e/chromium.ts';
import type { Scene } from '../../e2e/scene.ts';
import { waitFor } from '../../e2e/wait-for.ts';
import { clearLog, readHeapBytes, readLog, type WorkerLog, watchWorker } from './watch-worker.ts';

/** A check that brings one mail, from the list's answer on; and one that brings none. Times in ms. */
export type Receiving = {
  notifiedMs: number;
  records: number;
  keys: number;
  counted: number;
  requests: number;
};

const MAILS = 7;
/** Nothing of a mail is still under way then. */
const REST_MS = 1500;
/** For a worker that counts very much. */
const MOST_MS = 60_000;

const isList = (detail: string) => detail.endsWith('/messages');

/** What the worker did for one mail. */
function judge({ events, records, keys, counted, requests }: WorkerLog): Receiving {
  const firstBody = events.findIndex(({ what, detail }) => what === 'fetch' && detail.includes('/v1/messages/'));
  const listed = events.slice(0, firstBody).findLast(({ what, detail }) => what === 'fetched' && isList(detail));
  const from = listed?.at ?? Number.NaN;
  const checks = Math.max(1, events.filter(({ what, detail }) => what === 'fetched' && isList(detail)).length);
  return {
    notifiedMs: (events.find(({ what, at }) => what === 'notification' && at > from)?.at ?? Number.NaN) - from,
    records: records / checks,
    keys: keys / checks,
    counted: counted / checks,
    requests: requests / checks,
  };
}

/**
 * Sends mails to an address that one is expected at, one after the other.
 * @returns what the worker did for each; the first is of a worker that has just started
 */
export async function receiveMails(
  { browser, sendMail }: Scene<Chromium>,
  page: Page,
  email: string,
): Promise<{ received: Receiving[]; heapBytes: number }> {
  await browser.killWorker();
  await page.evaluate(() => chrome.runtime.sendMessage({ call: 'markRead', args: {} }));
  const worker = await browser.findWorker();
  await watchWorker(worker);
  const received: Receiving[] = [];
  for (let nth = 0; nth < MAILS; nth++) {
    await sendMail({ from: 'Fernway <hello@fernway.example>', to: email, subject: 'Your code', text: 'Code: 481516.' });
    await page.evaluate((to) => chrome.runtime.sendMessage({ call: 'expectMail', args: { email: to } }), email);
    const seen = async () => (await readLog(worker)).events.some(({ what }) => what === 'notification');
    await waitFor('the notification', seen, MOST_MS);
    await sleep(REST_MS);
    received.push(judge(await readLog(worker)));
    await clearLog(worker);
  }
  return { received, heapBytes: await readHeapBytes(worker) };
}
