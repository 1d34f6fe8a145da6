import { HOUR } from '../../../lib/i18n/time.ts';
import './put-fake-browser.ts';
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { browser } from 'wxt/browser';
import { capabilitiesItem } from '../../../lib/api/capabilities.ts';
import { domainsItem } from '../../../lib/api/domains.ts';
import { statusItem } from '../../../lib/api/status.ts';
import { habitsItem } from '../../../lib/background/poll/habits.ts';
import { planNextCheck } from '../../../lib/background/poll/planner.ts';
import { addressesSchema, receivesMail } from '../../../lib/mailbox/address.ts';
import { afterNotFound, retryAtOf } from '../../../lib/mailbox/address-failure.ts';
import { bodySchema, messagesSchema, storedFilesSchema } from '../../../lib/mailbox/message.ts';
import { evictionNoticeItem } from '../../../lib/mailbox/quota.ts';
import { refusalsSchema } from '../../../lib/mailbox/refusal.ts';
import { trashSchema } from '../../../lib/mailbox/trash/trashed.ts';
import { connectionsItem } from '../../../lib/storage/connection.ts';
import { parseStored } from '../../../lib/storage/schema.ts';
import type { ServiceItem } from '../../../lib/storage/service-item.ts';
import { fieldButtonItem, settingsItem } from '../../../lib/storage/settings.ts';
import type { StoredItem } from '../../../lib/storage/stored-item.ts';
import type { FuzzEdge } from './fuzz-edge.ts';
import { isUntouched, type WrongValue, wrongAnswer, wrongRecord } from './wrong-value.ts';

const NOW = Date.UTC(2026, 0, 1, 12);
const SERVICE = 'https://mail.example';

const address = (email: string) => ({
  email,
  createdAt: NOW - HOUR,
  expiresAt: NOW + HOUR,
  service: SERVICE,
  site: 'acme.example',
  label: 'Acme',
  filledAt: NOW - HOUR,
  filledIn: { tabId: 1, frameId: 0, origin: 'https://acme.example' },
  checkedAt: NOW - 1000,
  lastMessageAt: NOW - 2000,
  keyMark: 'one',
  failure: { kind: 'too-large', sinceAt: NOW, tries: 1, retryAt: NOW, size: { bytes: 5, isMore: true } },
});

const message = (id: string) => ({
  id,
  address: 'oak@mayfly.test',
  from: 'Acme <hi@acme.example>',
  subject: 'Your code',
  createdAt: NOW,
  seenAt: NOW,
  readAt: NOW,
  notifying: { id: 'one', at: NOW },
  notifiedAt: NOW,
  code: '482913',
  link: 'https://acme.example/confirm',
  attachments: 2,
  storedBytes: 12,
  tooLarge: { bytes: 1, isMore: false },
});

const body = {
  id: 'one',
  to: 'oak@mayfly.test',
  cc: ['a@acme.example', 'b@acme.example'],
  text: 'Hello',
  html: '<p>Hello</p>',
  attachments: [
    { id: 'a', name: 'a.pdf', size: 1 },
    { id: 'b', name: 'b.pdf', size: 2 },
  ],
};

const trashed = (key: string) => ({
  kind: 'message',
  key,
  untilAt: NOW,
  address: address('oak@mayfly.test'),
  messages: [message(key)],
  isPurged: false,
  tries: 0,
  nextTryAt: NOW,
});

/** What of a record is left where its other parts are wrong. */
const ADDRESS_NEEDS = ['email', 'createdAt', 'expiresAt', 'service'];
const MESSAGE_NEEDS = ['id', 'address', 'createdAt', 'seenAt'];

/** A list of three, of which any part is wrong. @param needs parts without which a record is none */
function list<T>(
  name: string,
  make: (id: string) => object,
  parse: (value: unknown) => T[],
  needs: string[],
  use: (read: T[]) => void = () => {},
): FuzzEdge {
  const good = ['one@mayfly.test', 'two@mayfly.test', 'three@mayfly.test'].map(make);
  return fuzz(name, good, (wrong) => {
    const read = parse(wrong.value);
    use(read);
    const whole = good.filter((_, at) => isUntouched(wrong, [at]));
    for (const record of whole) assert.ok(read.some((each) => isDeepStrictEqual(each, record)));
    const useful = good.filter((_, at) => needs.every((part) => isUntouched(wrong, [at, part])));
    assert.ok(read.length >= useful.length);
    return useful.length > 0;
  });
}

/** @param wrongs a record by default: IndexedDB holds more than JSON */
function fuzz(
  name: string,
  good: unknown,
  judge: (wrong: WrongValue) => boolean | Promise<boolean>,
  wrongs = wrongRecord(good),
): FuzzEdge {
  return {
    name,
    async run(cases) {
      let kept = 0;
      await fc.assert(
        fc.asyncProperty(wrongs, async (wrong) => {
          if (await judge(wrong)) kept += 1;
        }),
        { numRuns: cases },
      );
      return { tried: cases, kept };
    },
  };
}

/** An item of the storage, which holds what JSON can say. @param parts that are kept whatever the others are, but for `needs` */
function item<T extends object | null>(
  key: string,
  stored: Pick<StoredItem<T>, 'read'>,
  good: object,
  parts: string[],
  needs: string[] = [],
  wrap = (value: unknown): unknown => value,
): FuzzEdge {
  return fuzz(
    `stored ${key}`,
    good,
    async (wrong) => {
      await browser.storage.local.set({ [key]: wrap(wrong.value) });
      const read = (await stored.read()) as Record<string, unknown> | null;
      assert.ok(read === null || typeof read === 'object');
      const isThere = needs.every((part) => isUntouched(wrong, [part]));
      const left = isThere ? parts.filter((part) => isUntouched(wrong, [part])) : [];
      for (const part of left) assert.deepEqual(read?.[part], (good as Record<string, unknown>)[part]);
      return left.length > 0;
    },
    wrongAnswer(good),
  );
}

/** An item of which each service has a part. */
function part<T extends object | null>(
  key: string,
  stored: ServiceItem<T>,
  good: object,
  parts: string[],
  needs: string[] = [],
): FuzzEdge {
  return item(key, stored.of(SERVICE), good, parts, needs, (value) => ({ [SERVICE]: value }));
}

const CALM = { blockedUntilAt: 0, failures: 0, watchedNow: false, pace: 'normal', jitter: 0.5 } as const;

export const edges: FuzzEdge[] = [
  list(
    'stored addresses',
    address,
    (value) => addressesSchema.parse(value),
    ADDRESS_NEEDS,
    (addresses) => {
      for (const each of addresses) {
        receivesMail([SERVICE], each, NOW);
        retryAtOf(afterNotFound(each, addresses, { keyMark: 'one', now: NOW }), { keyMark: 'one', now: NOW });
        for (const at of [each.createdAt, each.expiresAt, each.goneAt ?? 0]) new Date(at).toISOString();
      }
      const next = planNextCheck({ ...CALM, addresses, habits: habitsItem.initial }, NOW);
      assert.ok(next === undefined || !Number.isNaN(next.dueAt));
    },
  ),
  list(
    'stored messages',
    message,
    (value) => messagesSchema.parse(value),
    MESSAGE_NEEDS,
    (messages) => {
      for (const { createdAt, seenAt } of messages) new Date(Math.max(createdAt, seenAt)).toISOString();
    },
  ),
  list(
    'stored deletions',
    trashed,
    (value) => trashSchema.parse(value),
    Object.keys(trashed('')).slice(0, 3).concat('isPurged', 'tries', 'nextTryAt'),
  ),
  list(
    'stored files',
    (message) => ({ message, file: 'a', bytes: new Blob(['x']) }),
    (value) => storedFilesSchema.parse(value),
    ['message', 'file', 'bytes'],
  ),
  list(
    'stored refusals',
    (site) => ({ site, domains: ['a.example'], changedAt: NOW }),
    (value) => refusalsSchema.parse(value),
    ['site', 'changedAt'],
  ),
  fuzz('stored bodies', body, (wrong) => {
    const read = parseStored(bodySchema, wrong.value, 'body');
    // With a text that is none, it is fetched again.
    const isWhole = [['id'], ['text'], ['html']].every((path) => isUntouched(wrong, path));
    const left = isWhole ? (['to', 'text', 'html'] as const).filter((part) => isUntouched(wrong, [part])) : [];
    for (const part of left) assert.equal(read?.[part], body[part]);
    return left.length > 0;
  }),
  item(
    'settings',
    settingsItem,
    {
      pace: 'quick',
      notifications: 'codes',
      spareAddress: true,
      showContents: false,
      remoteImages: 'never',
      keptBytes: 5,
      language: 'de',
    },
    ['pace', 'notifications', 'spareAddress', 'showContents', 'remoteImages', 'keptBytes', 'language'],
  ),
  part(
    'statuses',
    statusItem,
    {
      problem: { kind: 'service-fault', status: 503, detail: 'x' },
      problemSince: NOW,
      rateLimit: { limit: 100, remaining: 5, used: 95, resetAt: NOW, seenAt: NOW },
      checkedAt: NOW,
      nextCheckAt: NOW,
      delayedBy: 'limit',
      failures: 2,
      failedAt: NOW,
      blockedUntilAt: NOW,
      quietMs: HOUR,
      addressesLeft: { count: 3, isShort: true, resetAt: NOW },
      refusals: { count: 1, at: NOW },
      requestedAt: NOW,
      jitter: 0.25,
    },
    ['problemSince', 'checkedAt', 'nextCheckAt', 'delayedBy', 'failures', 'failedAt', 'blockedUntilAt', 'jitter'],
  ),
  item(
    'connections',
    { read: async () => (await connectionsItem.read())[0] ?? null },
    { baseUrl: SERVICE, connectedAt: NOW, keyMark: 'one', name: 'Mine', color: 'blue' },
    ['baseUrl', 'keyMark', 'name', 'color'],
    ['baseUrl', 'connectedAt', 'keyMark'],
    (value) => [value],
  ),
  part(
    'capabilities',
    capabilitiesItem,
    { attachment: 'alone', source: 'source_code', takesNames: false, takesDomains: false },
    ['attachment', 'source', 'takesNames', 'takesDomains'],
  ),
  part(
    'domainLists',
    domainsItem,
    { renewedAt: NOW, list: [{ name: 'a.example', type: 'public' }] },
    ['list'],
    ['list'],
  ),
  item('evictionNotice', evictionNoticeItem, { evicted: 3, isFull: true }, ['isFull']),
  item('fieldButton', fieldButtonItem, { isEverywhere: true, onSites: ['a.example'], offSites: ['b.example'] }, [
    'isEverywhere',
    'onSites',
    'offSites',
  ]),
];
