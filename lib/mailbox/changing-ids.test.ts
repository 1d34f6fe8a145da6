import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openTestMailbox } from '../../test/mailbox/open-test-mailbox.ts';
import { messageListSchema } from '../api/wire.ts';
import { HOUR, MINUTE, SECOND } from '../i18n/time.ts';
import { idAtService } from './message.ts';
import { openStoresOfBackground } from './open-stores.ts';
import { readMessagesTo } from './read-messages.ts';
import { storeMessages } from './store-messages.ts';
import { purge, restore, trashMessages } from './trash/trash.ts';
import { addAddress } from './writer.ts';

const EMAIL = 'Oak@Mayfly.test';
const START = Date.UTC(2026, 5, 15, 12);

/** A mail at the service. Only its time tells it from all others. */
type Mail = { nth: number; at: number; subject: string; row: number };

/** How a service names the mails that it has. */
const ID_SCHEMES = {
  'the row, used again': ({ row }: Mail) => row,
  'the place in the list': (_: Mail, place: number) => `${place + 1}`,
  'made anew with each answer': ({ nth }: Mail, _: number, answer: number) => `${answer}-${nth * 7919}`,
  'for ever': ({ nth }: Mail) => `mail-${nth}`,
};
const ORDERS = {
  'newest first': (mails: Mail[]) => mails.toReversed(),
  'oldest first': (mails: Mail[]) => mails,
  'any order': (mails: Mail[], answer: number) =>
    mails.toSorted((one, other) => ((one.nth * 31 + answer) % 7) - ((other.nth * 31 + answer) % 7)),
};
const DATES = {
  ISO: (at: number) => new Date(at).toISOString(),
  seconds: (at: number) => Math.floor(at / SECOND),
  database: (at: number) => new Date(at).toISOString().replace('T', ' ').replace('Z', '+00'),
};

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('arrive'), subject: fc.constantFrom('Your code', 'Welcome') }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('check') }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('delete', 'delete and undo', 'expire'), which: fc.nat(5) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart') }) },
);

/** The service and the mailbox, and what the mailbox should have. */
async function openModel(scheme: keyof typeof ID_SCHEMES, order: keyof typeof ORDERS, form: keyof typeof DATES) {
  fakeBrowser.reset();
  openTestMailbox();
  await addAddress({ email: EMAIL, createdAt: START, expiresAt: START + 100 * HOUR, service: 'https://a.example' });
  let mails: Mail[] = [];
  let listed: { mail: Mail; id: string }[] = [];
  let [now, answers, made] = [START, 0, 0];
  const wanted = new Set<number>();
  const deleted = new Set<number>();
  const notified: number[] = [];
  const times: number[] = [];

  const readStored = async () =>
    (await readMessagesTo(EMAIL)).map((message) => ({ ...message, nth: times.indexOf(message.createdAt) }));

  return {
    arrive(subject: string): void {
      now += 20 * SECOND;
      const taken = new Set(mails.map(({ row }) => row));
      let row = 1;
      while (taken.has(row)) row++;
      mails.push({ nth: made, at: now, subject, row });
      times.push(now);
      made += 1;
    },
    async check(): Promise<void> {
      now += MINUTE;
      answers += 1;
      listed = ORDERS[order](mails, answers).map((mail, place) => ({
        mail,
        id: String(ID_SCHEMES[scheme](mail, place, answers)),
      }));
      const elements = listed.map(({ mail: { subject, at }, id }) => ({
        id,
        from: 'shop@a.example',
        subject,
        created_at: DATES[form](at),
      }));
      const fresh = await storeMessages(EMAIL, messageListSchema.parse(elements).messages, now);
      for (const { createdAt } of fresh) notified.push(times.indexOf(createdAt));
      for (const { nth } of mails) if (!deleted.has(nth)) wanted.add(nth);
    },
    expire(which: number): void {
      mails = mails.filter((_, place) => place !== which);
    },
    async delete(which: number, isUndone: boolean): Promise<void> {
      const message = (await readStored())[which];
      if (!message) return;
      const key = { kind: 'message', key: message.id } as const;
      await trashMessages([message.id], now);
      if (isUndone) return void (await restore([key]));
      await purge([key]);
      wanted.delete(message.nth);
      deleted.add(message.nth);
      // The service deletes what has the id in its last answer.
      const gone = listed.find(({ id }) => id === idAtService(message))?.mail;
      if (gone) expect(gone.nth).toBe(message.nth);
      mails = mails.filter((mail) => mail !== gone);
    },
    async expectRight(): Promise<void> {
      const stored = await readStored();
      expect(stored.map(({ nth }) => nth).sort()).toEqual([...wanted].sort());
      expect(stored.map(({ createdAt }) => createdAt)).toEqual(
        stored.map(({ createdAt }) => createdAt).sort((a, b) => b - a),
      );
      expect(new Set(notified).size).toBe(notified.length);
    },
  };
}

it.each(Object.keys(ID_SCHEMES) as (keyof typeof ID_SCHEMES)[])(
  'no mail is lost, stored twice or back after its deletion if its id is %s',
  async (scheme) => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...(Object.keys(ORDERS) as (keyof typeof ORDERS)[])),
        fc.constantFrom(...(Object.keys(DATES) as (keyof typeof DATES)[])),
        fc.array(step, { minLength: 3, maxLength: 14 }),
        async (order, form, steps) => {
          const model = await openModel(scheme, order, form);
          for (const one of steps) {
            if (one.kind === 'arrive' && 'subject' in one) model.arrive(one.subject);
            else if (one.kind === 'check') await model.check();
            else if (one.kind === 'restart') openStoresOfBackground();
            else if ('which' in one) {
              if (one.kind === 'expire') model.expire(one.which);
              else await model.delete(one.which, one.kind === 'delete and undo');
            }
          }
          await model.check();
          await model.expectRight();
        },
      ),
      { numRuns: 200 },
    );
  },
);
