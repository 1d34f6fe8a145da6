import { beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openTestMailbox } from '../../test/mailbox/open-test-mailbox.ts';
import { recordEvents } from '../../test/mailbox/record-events.ts';
import { readAddressesOf } from './read-messages.ts';
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
