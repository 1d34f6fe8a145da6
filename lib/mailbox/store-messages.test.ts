import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openTestMailbox, readRecords, writeRecords } from '../../test/mailbox/open-test-mailbox.ts';
import { recordEvents } from '../../test/mailbox/record-events.ts';
import { readAddressesOf, readMessagesTo } from './read-messages.ts';
import { storeMessages } from './store-messages.ts';
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
