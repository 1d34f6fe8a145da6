import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type Page, type Target, TargetType } from 'puppeteer-core';
import { openChromiumTab } from '../../e2e/chromium-pages.ts';
import { readStoredMessages } from '../../e2e/read-stored-messages.ts';
import { recordNotifications } from '../../e2e/record-notifications.ts';
import { startChromium } from '../../e2e/start-chromium.ts';
import { waitFor } from '../../e2e/wait-for.ts';
import type { Service } from '../../service/service.ts';
import type { TestClient } from '../../service/test-client.ts';
import { callExtension } from '../../start/call-extension.ts';

/** By then a check has ended, and an address was made, with all that follows from it. */
const LONGEST_LIFE_MS = 400;

type Scene = { extensionDir: string; profile: string; service: Service; sendMail: TestClient['sendMail'] };

/** What was left after the last kill. */
export type Survivors = {
  /** subjects */
  sent: string[];
  /** subjects of what is in the mailbox */
  stored: string[];
  /** ids of the notifications that were asked for in more than one life, or twice in one */
  notifiedTwice: string[];
  /** addresses that a page was given */
  promised: string[];
  /** addresses in the mailbox */
  kept: string[];
};

/** @param onNotified told of each notification of one message that is asked for */
async function startLife({ extensionDir, profile }: Scene, onNotified: (id: string) => void) {
  const { browser, origin } = await startChromium(extensionDir, { profile });
  const watch = async (target: Target) => {
    const worker = target.type() === TargetType.SERVICE_WORKER ? await target.worker() : undefined;
    if (worker) await recordNotifications(worker, ({ id }, what) => what === 'created' && onNotified(id));
  };
  // A worker that dies meanwhile needs no watching.
  const ignore = () => undefined;
  browser.on('targetcreated', (target) => void watch(target).catch(ignore));
  for (const target of browser.targets()) void watch(target).catch(ignore);
  // At install the extension opens a page of its own, which may take this tab while it is still empty.
  const open = () => openChromiumTab(browser, `${origin}/options.html`).catch(() => undefined);
  return { browser, page: await waitFor('a page of the extension', open) };
}

async function kill(browser: Browser): Promise<void> {
  const running = browser.process();
  if (!running) throw new Error('The browser has no process');
  const ended = once(running, 'exit');
  running.kill('SIGKILL');
  await ended;
}

/** @param page one of the extension's own */
function readStoredEmails(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('mailbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('addresses').objectStore('addresses').getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(String));
          };
        };
      }),
  );
}

/** Sends a mail, has it looked for while an address is made, and kills the browser at a random moment of that; again and again. */
export async function killBrowserRepeatedly(scene: Scene, kills: number): Promise<Survivors> {
  const { service, sendMail } = scene;
  const sent: string[] = [];
  const promised: string[] = [];
  const asked = new Map<string, number>();
  const note = (id: string) => {
    if (id.startsWith('message:')) asked.set(id, (asked.get(id) ?? 0) + 1);
  };
  let life = await startLife(scene, note);
  await callExtension(life.page, 'connect', { baseUrl: service.api, key: service.keys[0] ?? '' });
  const { email: to } = await callExtension(life.page, 'createAddress', {});
  promised.push(to);

  for (let nth = 1; nth <= kills; nth++) {
    const subject = `Mail ${nth}`;
    await sendMail({ from: 'hello@fernway.example', to, subject, text: `Your code is ${100_000 + nth}.` });
    sent.push(subject);
    // Calls that their worker does not live to answer.
    void callExtension(life.page, 'checkNow', {}).catch(() => undefined);
    void callExtension(life.page, 'createAddress', {}).then(
      ({ email }) => promised.push(email),
      () => undefined,
    );
    await sleep(Math.random() * LONGEST_LIFE_MS);
    await kill(life.browser);
    life = await startLife(scene, note);
  }

  await callExtension(life.page, 'checkNow', {});
  const messages = await waitFor('all mails, each notified', async () => {
    const stored = await readStoredMessages(life.page);
    return stored.length >= kills && stored.every(({ notifiedAt }) => notifiedAt !== undefined) && stored;
  });
  const kept = await readStoredEmails(life.page);
  await life.browser.close();
  return {
    sent,
    stored: messages.map(({ subject }) => subject),
    notifiedTwice: [...asked].filter(([, times]) => times > 1).map(([id]) => id),
    promised,
    kept,
  };
}
