/** @module-tag nightly */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { capabilitiesItem, domainsItem } from '../../lib/api/capabilities.ts';
import { ServiceError } from '../../lib/api/errors.ts';
import { nextStatus } from '../../lib/api/next-status.ts';
import { createResponseError } from '../../lib/api/response-error.ts';
import { statusItem } from '../../lib/api/status.ts';
import {
  createdAddressSchema,
  domainsSchema,
  messageListSchema,
  rateLimitAnswerSchema,
  readListed,
  sourceSchema,
  wireMessageSchema,
} from '../../lib/api/wire.ts';
import { addressesSchema } from '../../lib/mailbox/address.ts';
import { bodySchema, messagesSchema, storedFilesSchema } from '../../lib/mailbox/message.ts';
import { evictionNoticeItem } from '../../lib/mailbox/quota.ts';
import { refusalsSchema } from '../../lib/mailbox/refusal.ts';
import { trashSchema } from '../../lib/mailbox/trashed.ts';
import { connectionsItem } from '../../lib/storage/connection.ts';
import type { z } from '../../lib/storage/schema.ts';
import { fieldButtonItem, settingsItem } from '../../lib/storage/settings.ts';

/** Wrong values at every edge: nothing is thrown past it, and a part that is right costs nothing. */
const RUNS = { numRuns: 2000 };
const NOW = Date.UTC(2026, 0, 1, 12);
const SERVICE = 'https://mail.example';

type Path = readonly (string | number)[];

const ABSENT = Symbol('absent');

/** Numbers and texts at which code breaks. */
const ODD = [
  ABSENT,
  null,
  true,
  -1,
  0.5,
  1e308,
  -8.64e15 - 1,
  '',
  '..',
  '%2e%2e',
  '\0',
  '\ud800',
  '__proto__',
  '+275760-09-13T00:00:00.001Z',
  'x'.repeat(5000),
  [],
  {},
  JSON.parse('{"__proto__":{"id":"x"},"constructor":1,"toString":null,"length":-1}'),
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
  Array.from({ length: 2000 }, (_, at) => ({ id: `${at}` })),
];
const anyJson = fc.oneof({ weight: 3, arbitrary: fc.constantFrom<unknown>(...ODD) }, fc.jsonValue({ maxDepth: 3 }));
/** What IndexedDB can hold besides. */
const anyRecord = fc.oneof(
  { weight: 3, arbitrary: anyJson },
  fc.constantFrom<unknown>(
    undefined,
    Number.NaN,
    12n,
    new Date(Number.NaN),
    new Map([['id', 1]]),
    new Blob(['x']),
    /x/,
  ),
);

function pathsIn(value: unknown): Path[] {
  const isBranch = Array.isArray(value) || (typeof value === 'object' && value?.constructor === Object);
  const steps: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value ?? {});
  return [[], ...(isBranch ? steps : []).flatMap(([key, inner]) => pathsIn(inner).map((path) => [key, ...path]))];
}

function replaceAt(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part === ABSENT ? null : part;
  if (Array.isArray(value)) return value.toSpliced(Number(key), 1, replaceAt(value[Number(key)], rest, part));
  if (typeof value !== 'object' || value === null) return part === ABSENT ? null : part;
  const { [key]: inner, ...others } = value as Record<string, unknown>;
  return rest.length === 0 && part === ABSENT ? others : { ...others, [key]: replaceAt(inner, rest, part) };
}

type WrongValue = {
  value: unknown;
  /** The paths of the parts that are wrong. */
  touched: Path[];
};

/** A good value of which some parts are replaced. */
function wrong(good: unknown, anything: fc.Arbitrary<unknown>): fc.Arbitrary<WrongValue> {
  const change = fc.tuple(fc.constantFrom(...pathsIn(good)), anything);
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => ({
    value: changes.reduce((value, [path, part]) => replaceAt(value, path, part), good),
    touched: changes.map(([path]) => path),
  }));
}

/** Whether neither a part, nor what it is in, nor anything in it is wrong. */
const isRight = ({ touched }: WrongValue, path: Path) =>
  !touched.some((other) => path.every((key, at) => at >= other.length || key === other[at]));

const address = (email: string) => ({
  email,
  createdAt: NOW - 1000,
  expiresAt: NOW + 1000,
  service: SERVICE,
  site: 'acme.example',
  filledIn: { tabId: 1, frameId: 0, origin: 'https://acme.example' },
  failure: { kind: 'too-large', sinceAt: NOW, tries: 1, retryAt: NOW, size: { bytes: 5, isMore: true } },
});
const message = (id: string) => ({
  id,
  address: 'oak@mayfly.test',
  from: 'Acme <hi@acme.example>',
  subject: 'Your code',
  createdAt: NOW,
  seenAt: NOW,
  notifying: { id: 'one', at: NOW },
  code: '482913',
  attachments: 2,
});
const body = {
  id: 'one',
  to: 'oak@mayfly.test',
  cc: ['a@b.example'],
  text: 'Hello',
  html: '<p>Hello</p>',
  attachments: [],
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
const received = (id: string) => ({
  id,
  from: 'Acme <hi@acme.example>',
  to: 'oak@mayfly.test',
  subject: 'Your code',
  body_text: 'Your code is 482913.',
  created_at: '2026-01-01T12:00:00Z',
  attachments: [{ id: `${id}-a`, name: 'Invoice.pdf', size: 1200 }],
});

const IDS = ['one@mayfly.test', 'two@mayfly.test', 'three@mayfly.test'];

it.each<[name: string, make: (id: string) => unknown, read: (list: unknown) => unknown[]]>([
  ['received messages', received, (value) => messageListSchema.parse({ messages: value }).messages.map(readListed)],
  ['received domains', (id) => ({ name: id.replace('@', '.'), type: 'public' }), (value) => domainsSchema.parse(value)],
  ['stored addresses', address, (value) => addressesSchema.parse(value)],
  ['stored messages', message, (value) => messagesSchema.parse(value)],
  ['stored deletions', trashed, (value) => trashSchema.parse(value)],
  [
    'stored files',
    (file) => ({ message: 'a', file, bytes: new Blob(['x']) }),
    (value) => storedFilesSchema.parse(value),
  ],
  [
    'stored refusals',
    (site) => ({ site, domains: ['a.example'], changedAt: NOW }),
    (value) => refusalsSchema.parse(value),
  ],
])('of %s, one that is wrong costs only itself', (_, make, read) => {
  const good = IDS.map(make);
  const whole = read(good);
  expect(whole).toHaveLength(IDS.length);
  let kept = 0;
  const check = fc.property(wrong(good, anyRecord), (list) => {
    // A list that is none is another matter.
    if (!Array.isArray(list.value)) return;
    const left = whole.filter((_element, at) => isRight(list, [at]));
    expect(read(list.value)).toEqual(expect.arrayContaining(left));
    kept += left.length;
  });
  fc.assert(check, RUNS);
  expect(kept).toBeGreaterThan(RUNS.numRuns);
});

const parsed = (schema: z.core.$ZodType) => (value: unknown) =>
  (schema as z.ZodMiniType).safeParse(value).data as object | undefined;
const stored =
  (key: string, item: { read(): Promise<unknown> }, wrap: (value: unknown) => unknown = (value) => value) =>
  async (value: unknown) => {
    await browser.storage.local.set({ [key]: wrap(value) });
    return (await item.read()) as object | undefined;
  };
const ofService = (value: unknown) => ({ [SERVICE]: value });

it.each<[name: string, good: object, needs: string[], read: (value: unknown) => unknown]>([
  ['a received message', received('one'), ['id'], parsed(wireMessageSchema)],
  ['a new address', { email: 'oak@mayfly.test', ttl: 86_400 }, ['email'], parsed(createdAddressSchema)],
  ['a source', { data: 'From: a@b.example\r\n\r\nHello', encoding: 'none', size: 30 }, ['data'], parsed(sourceSchema)],
  [
    'a rate limit',
    { limit: 100, remaining: 99, used: 1, reset: 1_800_000_000 },
    ['limit', 'remaining'],
    parsed(rateLimitAnswerSchema),
  ],
  ['a stored body', body, ['id', 'text', 'html'], parsed(bodySchema)],
  [
    'settings',
    { pace: 'quick', notifications: 'codes', remoteImages: 'never', keptBytes: 5, language: 'de' },
    [],
    stored('settings', settingsItem),
  ],
  [
    'a status',
    {
      problem: { kind: 'service-fault', status: 503, detail: 'x' },
      problemSince: NOW,
      rateLimit: { limit: 100, remaining: 5, resetAt: NOW, seenAt: NOW },
      checkedAt: NOW,
      failures: 2,
      waits: { list: NOW },
      jitter: 0.25,
    },
    [],
    stored('statuses', statusItem.of(SERVICE), ofService),
  ],
  [
    'a connection',
    { baseUrl: SERVICE, keyMark: 'one', name: 'Mine' },
    ['baseUrl', 'keyMark'],
    stored('connections', { read: async () => (await connectionsItem.read())[0] }, (value) => [value]),
  ],
  [
    'capabilities',
    { attachment: 'alone', source: 'source_code', takesNames: false, takesDomains: false },
    [],
    stored('capabilities', capabilitiesItem.of(SERVICE), ofService),
  ],
  [
    'domains',
    { renewedAt: NOW, list: [{ name: 'a.example', type: 'public' }] },
    ['list'],
    stored('domainLists', domainsItem.of(SERVICE), ofService),
  ],
  ['a notice', { evicted: 3, isFull: true }, [], stored('evictionNotice', evictionNoticeItem)],
  [
    'sites of the button',
    { isEverywhere: true, onSites: ['a.example'], offSites: ['b.example'] },
    [],
    stored('fieldButton', fieldButtonItem),
  ],
])('of %s, a part that is wrong costs only itself', async (_, good, needs, read) => {
  const whole = (await read(good)) as Record<string, unknown>;
  let kept = 0;
  const check = fc.asyncProperty(wrong(good, anyJson), async (value) => {
    const left = (await read(value.value)) as Record<string, unknown> | undefined;
    if (!needs.every((part) => isRight(value, [part]))) return;
    for (const part of Object.keys(good).filter((key) => isRight(value, [key]))) {
      expect(left?.[part]).toEqual(whole[part]);
      kept++;
    }
  });
  await fc.assert(check, RUNS);
  expect(kept).toBeGreaterThan(0);
});

it('an error of any kind is one that can be stored, and says when to ask again', () => {
  const headerText = fc.oneof(
    fc.constantFrom('', '-1', '1e9', '99999999999999999999', 'soon', 'Thu, 01 Jan 1970 00:00:00 GMT', 'NaN'),
    fc.string({ maxLength: 20 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
  );
  const envelope = { error: { type: 'api_error', code: 'not_found', detail: 'x' }, meta: { request_id: 'req_1' } };
  const names = [
    'X-Ratelimit-Reset',
    'X-Ratelimit-Remaining',
    'X-Ratelimit-Limit',
    'Retry-After',
    'Date',
    'X-Request-Id',
  ];
  const headers = fc.tuple(...names.map((name) => fc.tuple(fc.constant(name), headerText)));
  const answer = fc.tuple(fc.integer({ min: 300, max: 599 }), headers, wrong(envelope, anyJson), fc.boolean());
  let status = statusItem.initial;
  const check = fc.property(answer, ([code, values, { value }, isCut]) => {
    const text = JSON.stringify(value) ?? '';
    const response = new Response(null, { status: code, headers: values });
    const error = createResponseError(response, isCut ? text.slice(1) : text, NOW);
    expect(error).toBeInstanceOf(ServiceError);
    status = nextStatus(status, { error, now: NOW, jitter: 0.5 });
    expect(JSON.stringify(status).length).toBeLessThan(10_000);
    expect(status.waits.list ?? 0).toBeLessThan(NOW + 366 * 24 * 3_600_000);
  });
  fc.assert(check, RUNS);
});

beforeEach(() => {
  // What does not fit is logged.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());
