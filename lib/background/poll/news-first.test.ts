import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ConnectedService, startConnectedService } from '../../../test/connected-service.ts';
import { openTestMailbox } from '../../../test/mailbox/open-test-mailbox.ts';
import { sendFlood } from '../../../test/service/send-flood.ts';
import { until } from '../../../test/until.ts';
import { findCode } from '../../email/extract/find-code.ts';
import { findCodeSites } from '../../email/extract/find-code-sites.ts';
import { findLinks } from '../../email/extract/find-link.ts';
import { MINUTE, SECOND } from '../../i18n/time.ts';
import type { Message } from '../../mailbox/message.ts';
import { searchTextOf } from '../../mailbox/search/search-text.ts';
import { addAddress, markNotified, updateAddress } from '../../mailbox/writer.ts';
import { readConnection } from '../../storage/connection.ts';
import { createBodyFetcher } from './fetch-wanted.ts';
import { createMailPipeline } from './mail-pipeline.ts';
import { createPoller, type Poller } from './poller.ts';

const BODY = 'GET /v1/messages/{id}';

let service: ConnectedService;
let poller: Poller;
/** What the user was told of, and when. */
let told: (Message & { at: number })[];
let lateCodes: (string | undefined)[];
let emails: string[];

/** An address that was filled a minute ago and never asked for: it is due at once. */
async function makeAddress(): Promise<string> {
  const email = await service.createAddress();
  const { keyMark = '' } = (await readConnection()) ?? {};
  const at = Date.now() - MINUTE;
  const times = { createdAt: at, filledAt: at, expiresAt: at + 60 * MINUTE };
  await addAddress({ email, service: service.api, keyMark, ...times });
  emails.push(email);
  return email;
}

const isAnnounced = (email: string) => told.some(({ address }) => address === email);

beforeEach(async () => {
  service = await startConnectedService({ rateLimit: { limit: 100_000, periodSeconds: 3600 } });
  openTestMailbox();
  globalThis.mayflyBodyExtractors = { findCode, findCodeSites, findLinks, searchTextOf };
  vi.spyOn(console, 'warn').mockReturnValue();
  told = [];
  lateCodes = [];
  emails = [];
  const handleNewMail = createMailPipeline({
    resumeNotifications: async (messages) => messages,
    async notifyMessages(messages) {
      const at = Date.now();
      told.push(...messages.map((message) => ({ ...message, at })));
      await markNotified(
        messages.map(({ id }) => id),
        at,
      );
    },
    addLateCode: async ({ code }) => void lateCodes.push(code),
  });
  const fetchBodies = createBodyFetcher(async ({ code }) => void lateCodes.push(code));
  poller = createPoller(
    () => false,
    (one) => handleNewMail(one).then(() => fetchBodies(one)),
  );
});

afterEach(async () => {
  for (const email of emails) await updateAddress(email, (address) => ({ ...address, goneAt: 1 }));
  await service.stop();
  vi.restoreAllMocks();
});

it('bodies that hang, were there ten, hold up neither the news of their mails nor mail to another address', async () => {
  const flooded = await makeAddress();
  for (let nth = 0; nth < 10; nth++) await service.sendMail({ to: flooded, subject: `${nth}`, text: 'Code: 481516' });
  service.setFaults([{ kind: 'delay', delayMs: 12 * SECOND, path: '/v1/messages/*', times: 'always' }]);
  poller.wake();
  await until(() => expect(isAnnounced(flooded)).toBe(true));
  expect(told).toHaveLength(10);

  const other = await makeAddress();
  await service.sendMail({ to: other, subject: 'Hello', text: 'Code: 234234' });
  poller.wake();
  await until(() => expect(isAnnounced(other)).toBe(true));
  for (const { at, seenAt, code } of told) {
    expect(at - seenAt).toBeLessThan(2.5 * SECOND);
    expect(code).toBeUndefined();
  }
  service.setFaults([]);
}, 30_000);

it('a code that comes late is said when it comes', async () => {
  const email = await makeAddress();
  await service.sendMail({ to: email, subject: 'Your code', text: 'Your code is 481516.' });
  service.setFaults([{ kind: 'delay', delayMs: 3 * SECOND, path: '/v1/messages/*' }]);
  poller.wake();
  await until(() => expect(told.map(({ code }) => code)).toEqual([undefined]));
  await until(() => expect(lateCodes).toEqual(['481516']));
  expect(service.countRequests(BODY)).toBe(1);
});

it('a flood of mail to one address does not keep that of another waiting', async () => {
  const flooded = await makeAddress();
  await sendFlood(service, [flooded], 300);
  service.setFaults([{ kind: 'delay', delayMs: 12 * SECOND, path: '/v1/messages/*', times: 'always' }]);
  poller.wake();
  await until(() => expect(told.length).toBeGreaterThan(0));
  const other = await makeAddress();
  const sentAt = Date.now();
  await service.sendMail({ to: other, subject: 'Hello', text: 'Hello' });
  poller.wake();
  await until(() => expect(isAnnounced(other)).toBe(true));
  expect(Date.now() - sentAt).toBeLessThan(5 * SECOND);
  service.setFaults([]);
}, 30_000);
