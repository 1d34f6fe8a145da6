import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Service } from '../../service/service.ts';
import type { TestClient } from '../../service/test-client.ts';
import { callExtension } from '../../start/call-extension.ts';
import type { Life, StartLife } from './life.ts';
import { type Kept, readKept } from './read-kept.ts';

/** By then a check has ended, and an address was made, with all that follows from it. */
const LONGEST_LIFE_MS = 400;
/** By then a browser that lives has caught up with all that came to hundreds of addresses, on a busy machine. */
const CATCH_UP_MS = 180_000;
/** In one part of an archive. */
const RESTORED_AT_ONCE = 40;

type Scene = { start: StartLife; service: Service; sendMail: TestClient['sendMail']; formUrl: string };

/** What was asked for, and what was left after the last kill. */
export type Survivors = {
  /** subjects */
  sent: string[];
  /** ids of the notifications that were asked for in more than one life, or twice in one with nothing new to say */
  notifiedTwice: string[];
  /** addresses that a page was given */
  promised: string[];
  /** ids of the messages of each archive that was restored; `isAnswered`: a page was told so */
  restored: { ids: string[]; isAnswered: boolean }[];
  kept: Kept;
};

/** A notification that was asked for. @property life kills before it */
type Asked = { id: string; words: string; life: number };

/** Firefox can't change a notification that is there: with its code, which comes later, it is asked for anew. */
function findRepeated(asked: Asked[]): string[] {
  return [...Map.groupBy(asked, ({ id }) => id)]
    .filter(([, each]) => {
      const isInOneLife = each.every(({ life }) => life === each[0]?.life);
      return !isInOneLife || new Set(each.map(({ words }) => words)).size < each.length;
    })
    .map(([id]) => id);
}

/** A call that its worker may not live to answer. */
function callOrDie<T>(asked: Promise<T>, onAnswer: (answer: T) => void): void {
  asked.then(onAnswer, () => undefined);
}

function restoreSome(page: Page, address: string, nth: number, restored: Survivors['restored']): void {
  const at = Date.now() - 1000;
  const ids = Array.from({ length: RESTORED_AT_ONCE }, (_, one) => `restored-${nth}-${one}`);
  const part = { ids, isAnswered: false };
  restored.push(part);
  const messages = ids.map((id) => ({
    message: { id, address, from: 'a@b.example', subject: id, createdAt: at, seenAt: at },
    body: { text: `Text of ${id}. ${'Thank you for your order. '.repeat(40)}`, cc: [], attachments: [] },
    files: [],
  }));
  callOrDie(callExtension(page, 'importMail', { addresses: [], messages }), () => {
    part.isAnswered = true;
  });
}

/**
 * Sends a mail, has it looked for, and while that goes on restores an archive, makes an address, or fills one into a page, in turn. Kills
 * the browser at a random moment of it; again and again.
 */
export async function killBrowserRepeatedly(scene: Scene, kills: number): Promise<Survivors> {
  const { service, sendMail, formUrl } = scene;
  const sent: string[] = [];
  const promised: string[] = [];
  const restored: Survivors['restored'] = [];
  const asked: Asked[] = [];
  const noteIn = (life: number) => (id: string, words: string) => {
    if (id.startsWith('message:')) asked.push({ id, words, life });
  };
  let life: Life = await scene.start(noteIn(0));
  await callExtension(life.page, 'connect', { baseUrl: service.api, key: service.keys[0] ?? '' });
  const { email: to } = await callExtension(life.page, 'createAddress', {});
  promised.push(to);
  // An archive's message is at an address of its own.
  const works = [
    (nth: number) => restoreSome(life.page, 'restored@mayfly.test', nth, restored),
    () => callOrDie(callExtension(life.page, 'createAddress', {}), ({ email }) => promised.push(email)),
    () => callOrDie(callExtension(life.page, 'fillPage', {}), ({ email }) => email && promised.push(email)),
  ];

  for (let nth = 1; nth <= kills; nth++) {
    if (nth % works.length === works.length - 1) await life.openPage(formUrl);
    const subject = `Mail ${nth}`;
    await sendMail({ from: 'hello@fernway.example', to, subject, text: `Your code is ${100_000 + nth}.` });
    sent.push(subject);
    callOrDie(callExtension(life.page, 'checkNow', {}), () => undefined);
    works[nth % works.length]?.(nth);
    await sleep(Math.random() * LONGEST_LIFE_MS);
    await life.kill();
    life = await scene.start(noteIn(nth));
  }

  const isTold = ({ messages }: Kept) => {
    const received = messages.filter(({ restoredAt }) => restoredAt === undefined);
    return received.length >= kills && received.every(({ notifiedAt }) => notifiedAt !== undefined);
  };
  // What is missing at last is for the judge to say.
  const lookAgainUntil = Date.now() + CATCH_UP_MS;
  let kept = await readKept(life.page);
  while (!isTold(kept) && Date.now() < lookAgainUntil) {
    await callExtension(life.page, 'checkNow', {});
    await sleep(LONGEST_LIFE_MS);
    kept = await readKept(life.page);
  }
  await life.close();
  return { sent, notifiedTwice: findRepeated(asked), promised, restored, kept };
}
