import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from '../../service/service.ts';
import type { TestClient } from '../../service/test-client.ts';
import { callExtension } from '../../start/call-extension.ts';
import type { Life, StartLife } from './life.ts';
import { type Kept, readKept } from './read-kept.ts';

/** By then a check has ended, and an address was made, with all that follows from it. */
const LONGEST_LIFE_MS = 400;
/** By then a browser that lives has caught up with all that came to hundreds of addresses, on a busy machine. */
const CATCH_UP_MS = 180_000;

type Scene = { start: StartLife; service: Service; sendMail: TestClient['sendMail']; formUrl: string };

/** What was asked for, and what was left after the last kill. */
export type Survivors = {
  /** subjects */
  sent: string[];
  /** ids of the notifications that were asked for in more than one life, or twice in one with nothing new to say */
  notifiedTwice: string[];
  /** addresses that a page was given */
  promised: string[];
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

/**
 * Sends a mail, has it looked for, and while that goes on makes an address, or fills one into a page, in turn. Kills the
 * browser at a random moment of it; again and again.
 */
export async function killBrowserRepeatedly(scene: Scene, kills: number): Promise<Survivors> {
  const { service, sendMail, formUrl } = scene;
  const sent: string[] = [];
  const promised: string[] = [];
  const asked: Asked[] = [];
  const noteIn = (life: number) => (id: string, words: string) => {
    if (id.startsWith('message:')) asked.push({ id, words, life });
  };
  let life: Life = await scene.start(noteIn(0));
  await callExtension(life.page, 'connect', { baseUrl: service.api, key: service.keys[0] ?? '' });
  const { email: to } = await callExtension(life.page, 'createAddress', {});
  promised.push(to);
  const works = [
    () => callOrDie(callExtension(life.page, 'createAddress', {}), ({ email }) => promised.push(email)),
    () => callOrDie(callExtension(life.page, 'fillPage', {}), ({ email }) => email && promised.push(email)),
  ];

  for (let nth = 1; nth <= kills; nth++) {
    if (nth % works.length === works.length - 1) await life.openPage(formUrl);
    const subject = `Mail ${nth}`;
    await sendMail({ from: 'hello@fernway.example', to, subject, text: `Your code is ${100_000 + nth}.` });
    sent.push(subject);
    callOrDie(callExtension(life.page, 'checkNow', {}), () => undefined);
    works[nth % works.length]?.();
    await sleep(Math.random() * LONGEST_LIFE_MS);
    await life.kill();
    life = await scene.start(noteIn(nth));
  }

  const isAnnounced = ({ messages }: Kept) =>
    messages.length >= kills && messages.every(({ notifiedAt }) => notifiedAt !== undefined);
  // What is missing at last is for the judge to say.
  const lookAgainUntil = Date.now() + CATCH_UP_MS;
  let kept = await readKept(life.page);
  while (!isAnnounced(kept) && Date.now() < lookAgainUntil) {
    await callExtension(life.page, 'checkNow', {});
    await sleep(LONGEST_LIFE_MS);
    kept = await readKept(life.page);
  }
  await life.close();
  return { sent, notifiedTwice: findRepeated(asked), promised, kept };
}
