import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import practice from '../../entrypoints/practice.ts';
import { loadBodyExtractors } from '../../test/mailbox/load-body-extractors.ts';
import { openTestMailbox, readRecords } from '../../test/mailbox/open-test-mailbox.ts';
import { until } from '../../test/until.ts';
import { statusItem } from '../api/status.ts';
import { createAddress } from '../mailbox/address/create-address.ts';
import { STORE_NAMES } from '../mailbox/mail-store.ts';
import { readMessagesTo } from '../mailbox/read-messages.ts';
import { readConnectedServices } from '../storage/connected-service.ts';
import { readServices } from '../storage/connection.ts';
import { createBodyFetcher } from './poll/fetch-bodies.ts';
import { createPoller } from './poll/poller.ts';
import { endPractice, sendPracticeCode, startPractice } from './practice.ts';

test('a practice mail goes through the pipeline to its code, without any permission, and the end leaves nothing', async () => {
  practice.main();
  loadBodyExtractors();
  openTestMailbox();
  vi.spyOn(fakeBrowser.permissions, 'contains').mockResolvedValue(false as never);
  const before = await statusItem.read();
  await startPractice();
  onTestFinished(endPractice);
  const { email } = await createAddress({});
  await sendPracticeCode(email, () => 317_209);

  const fetchBodies = createBodyFetcher(async () => {});
  const poller = createPoller(
    () => false,
    async (service) => fetchBodies(service),
  );
  await poller.checkNow();
  await until(async () => expect(await readMessagesTo(email)).toMatchObject([{ code: '417209' }]));

  await endPractice();
  expect([await readServices(), await readConnectedServices(), await statusItem.read()]).toEqual([[], [], before]);
  const left = await Promise.all(STORE_NAMES.map(async (name) => [name, await readRecords(name)]));
  expect(left.filter(([name, records]) => name !== 'totals' && records?.length)).toEqual([]);
});
