import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import practice from '../../entrypoints/practice.ts';
import { loadBodyExtractors } from '../../test/mailbox/load-body-extractors.ts';
import { openTestMailbox, readRecords } from '../../test/mailbox/open-test-mailbox.ts';
import { until } from '../../test/until.ts';
import { PRACTICE_URL } from '../api/practice-service.ts';
import { statusItem } from '../api/status.ts';
import { createAddress } from '../mailbox/address/create-address.ts';
import { prepareAddress } from '../mailbox/address/obtain-address.ts';
import { STORE_NAMES } from '../mailbox/mail-store.ts';
import { readAddresses, readMessagesTo } from '../mailbox/read-messages.ts';
import { readConnectedServices } from '../storage/connected-service.ts';
import { readServices } from '../storage/connection.ts';
import { createBadge, describeBadge } from './notify/badge.ts';
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

const WAYS = {
  'a new address': {},
  'a new one of a service': { service: PRACTICE_URL },
  'a new one on a domain': { domain: new URL(PRACTICE_URL).hostname },
  'one of the mailbox': { email: 'oak@practice.invalid' },
} as const;

const STEPS = {
  'to a field of any length': async (prepared) => void (await prepared.obtain()),
  'to a short field': async (prepared) => void (await prepared.fitInto(30)),
  'to a field with a pattern': async (prepared) => void (await prepared.listSamples()),
} satisfies Record<string, (prepared: ReturnType<typeof prepareAddress>) => Promise<void>>;

const ways = Object.entries(WAYS).flatMap(([way, options]) =>
  Object.entries(STEPS).map(([field, step]) => ({ way, field, options, step })),
);

test.each(ways)('in practice, $way is given $field of no page', async ({ options, step }) => {
  practice.main();
  openTestMailbox();
  await startPractice();
  onTestFinished(endPractice);
  const { email } = await createAddress({});
  const prepared = prepareAddress(
    'email' in options ? { email } : options,
    Promise.resolve({ site: 'shop.example' }),
    Promise.resolve(),
  );
  await expect(step(prepared)).rejects.toMatchObject({ kind: 'practice' });
  expect((await readAddresses()).map((address) => [address.email, address.site])).toEqual([[email, undefined]]);
});

test('in practice, the toolbar button says that no service is connected', async () => {
  practice.main();
  openTestMailbox();
  await startPractice();
  onTestFinished(endPractice);
  const { action } = fakeBrowser;
  for (const call of ['setIcon', 'setBadgeText', 'setBadgeBackgroundColor'] as const)
    vi.spyOn(action, call).mockResolvedValue();
  vi.spyOn(fakeBrowser.tabs, 'query').mockResolvedValue([] as never);
  const setTitle = vi.spyOn(action, 'setTitle').mockResolvedValue();
  createBadge()();
  await until(() => expect(setTitle).toHaveBeenCalledWith({ title: describeBadge(0, {}, false).title }));
});
