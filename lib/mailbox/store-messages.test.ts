import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openTestMailbox, readRecords, writeRecords } from '../../test/mailbox/open-test-mailbox.ts';
import { recordEvents } from '../../test/mailbox/record-events.ts';
import { messageListSchema } from '../api/wire.ts';
import { HOUR, MINUTE, SECOND } from '../i18n/time.ts';
import { idAtService } from './message.ts';
import { readAddressesOf, readMessagesTo } from './read-messages.ts';
import { storeMessages } from './store-messages.ts';
import { purge, trashMessages } from './trash/trash.ts';
import { addAddress } from './writer.ts';

const EMAIL = 'oak@mayfly.test';

beforeEach(async () => {
  fakeBrowser.reset();
  openTestMailbox();
  await addAddress({ email: EMAIL, createdAt: 0, expiresAt: 60_000, service: 'https://a.example' });
});

it('announces new mail, and no look that brought none', async () => {
  const list = [{ id: '1', created_at: 0, element: { id: '1' } }];
  const first = recordEvents('mailboxChanged');
  await storeMessages(EMAIL, list, 1000);
  expect(await first()).toHaveLength(1);
  const later = recordEvents('mailboxChanged');
  await storeMessages(EMAIL, list, 2000);
  await storeMessages(EMAIL, [], 3000);
  expect(await later()).toEqual([]);
  expect(await readAddressesOf([EMAIL])).toMatchObject([{ checkedAt: 3000 }]);
});

it.each([
  { createdAt: 'yesterday' },
  { seenAt: Number.NaN },
  { isPrivate: 'no' },
  { address: undefined },
  { createdAt: null, subject: 7 },
])('a stored message that no view can show counts as not stored while the service lists it: %j', async (broken) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const list = ['1', '2'].map((id) => ({ id, created_at: 0, element: { id, subject: `Hello ${id}` } }));
  await storeMessages(EMAIL, list, 1000);
  const [first] = await readRecords<{ id: string }>('messages');
  await writeRecords((transaction) => transaction.put('messages', { ...first, ...broken } as never));
  expect(await storeMessages(EMAIL, list, 2000)).toMatchObject([{ id: first?.id, subject: 'Hello 1' }]);
  expect((await readMessagesTo(EMAIL)).map(({ subject }) => subject).sort()).toEqual(['Hello 1', 'Hello 2']);
  expect(await storeMessages(EMAIL, list, 3000)).toEqual([]);
});

describe('a service whose ids last', () => {
  /** Each writes many times alike. */
  const COARSE: Record<string, (at: number) => unknown> = {
    'the day': (at) => new Date(at).toISOString().slice(0, 10),
    'the minute': (at) => `${new Date(at).toISOString().slice(0, 16)}Z`,
    'a German day': (at) => new Date(at).toISOString().slice(0, 10).split('-').reverse().join('.'),
    'a time from now': () => 'just now',
  };

  it.each(Object.keys(COARSE))(
    'shows each mail once, deleted or gone as others are, if their date is %s',
    async (form) => {
      const step = fc.constantFrom('arrive', 'arrive', 'check', 'check', 'delete', 'expire');
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
          fakeBrowser.reset();
          openTestMailbox();
          const start = Date.UTC(2026, 5, 15, 12);
          await addAddress({ email: EMAIL, createdAt: start, expiresAt: start + HOUR, service: 'https://a.example' });
          let [now, made] = [start, 0];
          let listed: { id: string; from: string; subject: string; created_at: unknown }[] = [];
          const wanted = new Set<string>();
          const fresh: string[] = [];
          const check = async () => {
            now += SECOND;
            for (const { id } of listed) if (!wanted.has(`${id} deleted`)) wanted.add(id);
            const stored = await storeMessages(EMAIL, messageListSchema.parse(listed).messages, now);
            fresh.push(...stored.map(idAtService));
          };
          const readStored = async () => (await readMessagesTo(EMAIL)).map(idAtService);
          for (const one of steps) {
            const id = `0190-7c2f-lasting-${made}`;
            if (one === 'arrive')
              listed.push({ id, from: 'a@b.example', subject: 'Code', created_at: COARSE[form]?.(now) });
            if (one === 'arrive') made += 1;
            // A first look is no proof that ids last.
            else if (one === 'check') for (let looks = 0; looks < 2; looks++) await check();
            else if (one === 'expire') listed = listed.slice(1);
            else {
              const [first] = await readMessagesTo(EMAIL);
              if (!first) continue;
              await trashMessages([first.id], now);
              await purge([{ kind: 'message', key: first.id }]);
              wanted.delete(idAtService(first));
              wanted.add(`${idAtService(first)} deleted`);
              listed = listed.filter(({ id: other }) => other !== idAtService(first));
            }
          }
          for (let looks = 0; looks < 2; looks++) await check();
          const expected = [...wanted].filter((id) => !id.endsWith(' deleted')).sort();
          expect((await readStored()).sort()).toEqual(expected);
          expect(new Set(fresh).size).toBe(fresh.length);
        }),
        { numRuns: 60 },
      );
    },
  );
});

it.each([-9, -2, 2, 5, 12])('tells of new mail as new where its `Date` is wrong by %d hours', async (hours) => {
  const now = Date.UTC(2026, 5, 15, 12);
  const othersUntilAt = now - 2 * MINUTE;
  await addAddress({
    email: 'elm@mayfly.test',
    createdAt: now,
    expiresAt: now + HOUR,
    service: 'https://a.example',
    othersUntilAt,
  });
  await storeMessages('elm@mayfly.test', [], now + SECOND);
  const at = now + 30 * MINUTE;
  const [mail] = messageListSchema.parse([{ id: '1', created_at: new Date(at).toISOString() }]).messages;
  const wrong = mail ? [{ ...mail, created_at: at - hours * HOUR }] : [];
  expect(await storeMessages('elm@mayfly.test', wrong, at + 5 * SECOND)).toMatchObject([{ createdAt: at }]);
  expect(await readMessagesTo('elm@mayfly.test')).toMatchObject([{ notificationWantedAt: at + 5 * SECOND }]);
});

it.each([undefined, '2026-06-15T12:00:00Z'])(
  'a mail that is named with a later list is no other one, dated %s',
  async (created_at) => {
    const texts = ['', 'Your code', '', 'Your code'];
    for (const [nth, subject] of texts.entries()) {
      const list = messageListSchema.parse([{ id: '1', subject, from: subject && 'a@b.example', created_at }]).messages;
      expect(await storeMessages(EMAIL, list, 1000 * (nth + 1))).toHaveLength(nth === 0 ? 1 : 0);
    }
  },
);
