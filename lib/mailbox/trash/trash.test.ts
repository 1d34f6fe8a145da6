import { beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keyOf, openTestMailbox, SERVICE } from '../../../test/mailbox/open-test-mailbox.ts';
import { countWaitingDeletions, readAddresses, readMessagesTo } from '../read-messages.ts';
import { storeMessages } from '../store-messages.ts';
import { addAddress } from '../writer.ts';
import { purge, removeFromTrash, restore, trashAddress, trashMessages, tryAgainAt } from './trash.ts';

const email = 'oak@mayfly.test';
const now = Date.now();

beforeEach(async () => {
  fakeBrowser.reset();
  openTestMailbox();
  await addAddress({ email, createdAt: now, expiresAt: now + 3_600_000, service: SERVICE });
  await storeMessages(email, [{ id: '1', created_at: now, element: { id: '1' } }], now);
});

it('a deletion waits from when it can no longer be undone until it is done', async () => {
  const key = { kind: 'message' as const, key: keyOf('1', email) };

  await trashMessages([key.key], now);
  expect(await countWaitingDeletions()).toBe(0);
  await purge([key]);
  expect(await countWaitingDeletions()).toBe(1);
  await tryAgainAt([key], now + 60_000);
  expect(await countWaitingDeletions()).toBe(1);
  await removeFromTrash([key]);
  expect(await countWaitingDeletions()).toBe(0);
});

it.each(['message', 'address'] as const)(
  'what another window has restored, a %s, is not too late for',
  async (kind) => {
    const one = { kind, key: kind === 'message' ? keyOf('1', email) : email };
    await (kind === 'message' ? trashMessages([one.key], now) : trashAddress(email, now));
    expect(await Promise.all([restore([one]), restore([one])])).toEqual([0, 0]);
    expect([(await readAddresses()).length, (await readMessagesTo(email)).length]).toEqual([1, 1]);
    await (kind === 'message' ? trashMessages([one.key], now) : trashAddress(email, now));
    await purge([one]);
    expect(await restore([one])).toBe(1);
  },
);
