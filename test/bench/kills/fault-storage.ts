import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'puppeteer-core';
import { waitFor } from '../../e2e/wait-for.ts';
import type { TestClient } from '../../service/test-client.ts';
import { callExtension } from '../../start/call-extension.ts';
import type { Life } from './life.ts';
import { type Kept, readKept } from './read-kept.ts';

/** By then what came is stored, mostly. */
const LONGEST_MS = 300;
/** So much room is left at most, in the middle of which it ends. */
const LEFT_BYTES = 300_000;
const MAILS = 4;
/** Of each mail. */
const TEXT = 'Thank you for your order, which is on its way. '.repeat(1000);

/** @property connect as a user does, who is asked for the key again once it is gone */
type Scene = { life: Life; sendMail: TestClient['sendMail']; connect: () => Promise<unknown> };

/** A call whose storage may fail. */
const tryCall = (asked: Promise<unknown>) => asked.then(() => true).catch(() => false);

async function sendSome({ sendMail }: Scene, to: string, name: string): Promise<string[]> {
  const subjects = Array.from({ length: MAILS }, (_, nth) => `${name} ${nth}`);
  for (const subject of subjects) await sendMail({ from: 'hello@fernway.example', to, subject, text: TEXT });
  return subjects;
}

/** Waits until all of these are stored, with their bodies. */
function waitForMails({ life }: Scene, subjects: string[]): Promise<Kept> {
  return waitFor('all mails with their bodies', async () => {
    await tryCall(callExtension(life.page, 'checkNow', {}));
    const kept = await readKept(life.page);
    const whole = new Set(kept.messages.filter(({ id }) => kept.bodies.includes(id)).map(({ subject }) => subject));
    return subjects.every((subject) => whole.has(subject)) && kept;
  });
}

/**
 * The browser has no more room at a random moment of mails that come, and of an address that is made; then it has again.
 * @returns what was asked for, and what is stored in the end
 */
export async function fillStorage(
  scene: Scene,
  session: CDPSession,
  origin: string,
  nth: number,
): Promise<{ sent: string[]; promised: string[]; kept: Kept }> {
  const { page } = scene.life;
  const { email } = await callExtension(page, 'createAddress', {});
  const sent = await sendSome(scene, email, `Full ${nth}`);
  const promised = [email];
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + Math.random() * LEFT_BYTES });
  const checked = tryCall(callExtension(page, 'checkNow', {}));
  const made = callExtension(page, 'createAddress', {}).then((address) => promised.push(address.email));
  await Promise.all([checked, tryCall(made), sleep(Math.random() * LONGEST_MS)]);
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  return { sent, promised, kept: await waitForMails(scene, sent) };
}

/** All databases are deleted at a random moment of mails that come: once the key is entered again, all is stored as in a new mailbox. */
export async function deleteStorage(
  scene: Scene,
  session: CDPSession,
  origin: string,
  nth: number,
): Promise<{ sent: string[]; promised: string[]; kept: Kept }> {
  const { page } = scene.life;
  const before = await callExtension(page, 'createAddress', {});
  await sendSome(scene, before.email, `Gone ${nth}`);
  const checked = tryCall(callExtension(page, 'checkNow', {}));
  await sleep(Math.random() * LONGEST_MS);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await checked;
  await scene.connect();
  const made = await callExtension(page, 'createAddress', {});
  const sent = await sendSome(scene, made.email, `Anew ${nth}`);
  return { sent, promised: [made.email], kept: await waitForMails(scene, sent) };
}
