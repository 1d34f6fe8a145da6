import { expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keyOf, openTestMailbox, SERVICE } from '../../../test/mailbox/open-test-mailbox.ts';
import { countWaitingDeletions } from '../read-messages.ts';
import { storeMessages } from '../store-messages.ts';
import { addAddress } from '../writer.ts';
import { purge, removeFromTrash, trashMessages, tryAgainAt } from './trash.ts';

it('a deletion waits from when it can no longer be undone until it is done', async () => {
  fakeBrowser.reset();
  openTestMailbox();
  const now = Date.now();
  const email = 'oak@mayfly.test';
  await addAddress({ email, createdAt: now, expiresAt: now + 3_600_000, service: SERVICE });
  await storeMessages(email, [{ id: '1', created_at: now, element: { id: '1' } }], now);
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
