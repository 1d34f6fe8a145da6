import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { SECOND } from '../../../lib/i18n/time.ts';
import type { Chromium } from '../../e2e/chromium.ts';
import { readStoredMessages, type StoredMessage } from '../../e2e/read-stored.ts';
import type { Scene } from '../../e2e/scene.ts';
import { waitFor } from '../../e2e/wait-for.ts';
import type { FaultInput } from '../../service/faults/fault.ts';
import type { LoggedRequest } from '../../service/request-log.ts';

/** How the user, the senders, the service and the browser behave. */
const ADDRESSES = 20;
const MAIL_EVERY_MS = SECOND;
const KILL_EVERY_MS = 20 * SECOND;
/** One request in so many goes wrong. */
const FAULT_IN_REQUESTS = 20;
/** One mail in so many is read as it comes. */
const READ_IN_MAILS = 10;
/** Left unread in the end: fewer than the badge can say. */
const LEFT_UNREAD = 7;

/** All mail is in within this time after the last fault, as a user presses *Check for new mail*. */
const SETTLED_MS = 60 * SECOND;

/** What a refusal names. A request that is on its way is not within it. */
const WAIT_SECONDS = 2;
const ON_ITS_WAY_MS = 200;

const FAULTS: FaultInput[] = [
  { kind: 'error', status: 500 },
  { kind: 'html', status: 502 },
  { kind: 'html', status: 200 },
  { kind: 'empty', status: 200 },
  { kind: 'truncated' },
  { kind: 'broken-message' },
  { kind: 'delay', delayMs: 3 * SECOND },
  { kind: 'dropped', when: 'before' },
  { kind: 'dropped', when: 'during' },
  { kind: 'dropped', when: 'after' },
  { kind: 'rate-limited', retryAfterSeconds: WAIT_SECONDS },
  { kind: 'answer', status: 200, type: 'text/html', body: '<h1>Sign in to this network</h1>' },
  { kind: 'answer', status: 403, type: 'text/plain', body: 'error code: 1020' },
  { kind: 'answer', status: 401 },
  { kind: 'answer', status: 204 },
  { kind: 'answer', status: 304 },
  { kind: 'no-text' },
  { kind: 'headers', headers: { Date: 'Wed, 01 Jan 2020 00:00:00 GMT', Age: '86400' } },
  { kind: 'headers', headers: { 'X-Ratelimit-Reset': 'soon' } },
];

function countWithinWaits(requests: LoggedRequest[]): number {
  return requests.filter(({ status, at, method, route }, nth) => {
    if (status !== 429) return false;
    const isEarly = (later: LoggedRequest) =>
      later.method === method &&
      later.route === route &&
      later.at - at > ON_ITS_WAY_MS &&
      later.at - at < WAIT_SECONDS * SECOND - ON_ITS_WAY_MS;
    return requests.slice(nth + 1).some(isEarly);
  }).length;
}

/** Calls the background as our own page does, until a worker lives long enough to answer. */
function call(page: Page, name: string, args: object): Promise<unknown> {
  return waitFor(name, () =>
    page.evaluate(
      (called, given) =>
        chrome.runtime.sendMessage({ call: called, args: given }).then(
          (answer) => ({ answer }),
          () => undefined,
        ),
      name,
      args,
    ),
  );
}

/**
 * Mails to many addresses, one a second, while one request in twenty goes wrong and the worker is killed every twenty seconds; then a
 * pause, in which all has to come in.
 * @param options one of the extension's own pages, connected
 * @param ms how long
 * @param onMinute called once a minute, to look at what grows
 * @returns counts; the subjects of the mails that are lost or doubled; how many requests came within a wait that the service had named for
 *   their kind; the ids of notifications of one message that were asked for although the browser showed them already; what the badge says,
 *   and how many mails were left unread
 */
export async function soak(
  { browser, service, sendMail }: Scene<Chromium>,
  options: Page,
  ms: number,
  onMinute: () => Promise<void>,
) {
  for (let made = 0; made < ADDRESSES; made++) await call(options, 'createAddress', {});
  const addresses = service.addresses();
  const startedAt = Date.now();
  const subjects: string[] = [];
  const isRead = new Set<string>();
  let [kills, faults, minutes] = [0, 0, 0];

  const markRead = async (messages: StoredMessage[]) => {
    for (const { subject } of messages) isRead.add(subject);
    await call(options, 'markRead', { ids: messages.map(({ id }) => id), isRead: true });
  };

  while (Date.now() - startedAt < ms) {
    const passed = Date.now() - startedAt;
    const subject = `Mail ${subjects.length + 1}`;
    const to = addresses[Math.floor(Math.random() * addresses.length)];
    const text = `Your code is ${100_000 + subjects.length}. ${'A sentence that gives it some weight. '.repeat(40)}`;
    await sendMail({ from: 'Fernway <hello@fernway.example>', to, subject, text });
    subjects.push(subject);
    if (service.requests().length > (faults + 1) * FAULT_IN_REQUESTS) {
      const fault = FAULTS[Math.floor(Math.random() * FAULTS.length)];
      if (fault) service.setFaults([fault]);
      faults += 1;
    }
    if (passed > (kills + 1) * KILL_EVERY_MS) {
      await browser.killWorker();
      kills += 1;
    }
    if (subjects.length % READ_IN_MAILS === 0) {
      const unread = (await readStoredMessages(options)).find((message) => !isRead.has(message.subject));
      if (unread) await markRead([unread]);
    }
    if (passed > (minutes + 1) * 60 * SECOND) {
      minutes += 1;
      await onMinute();
    }
    await sleep(Math.max(0, startedAt + subjects.length * MAIL_EVERY_MS - Date.now()));
  }

  service.setFaults([]);
  const readMissing = async () => {
    const stored = new Set((await readStoredMessages(options)).map(({ subject }) => subject));
    return subjects.filter((subject) => !stored.has(subject));
  };
  const settlesAt = Date.now() + SETTLED_MS;
  while ((await readMissing()).length > 0 && Date.now() < settlesAt) {
    await call(options, 'checkNow', {});
    await sleep(SECOND);
  }
  const stored = await readStoredMessages(options);
  const seen = new Set<string>();
  const doubled = stored.flatMap(({ subject }) => (seen.size === seen.add(subject).size ? [subject] : []));
  const left = stored.filter(({ subject }) => !isRead.has(subject));
  await markRead(left.slice(LEFT_UNREAD));
  const badge = await waitFor('the badge', async () => {
    const text = await browser.readBadge();
    return text === `${LEFT_UNREAD}` && text;
  });
  return {
    sent: subjects.length,
    kills,
    requests: service.requests().length,
    faults,
    lost: await readMissing(),
    doubled,
    withinWaits: countWithinWaits(service.requests()),
    notifiedTwice: (await browser.readRepeatedNotifications()).filter((id) => id.startsWith('message:')),
    badge,
    unread: (await readStoredMessages(options)).filter(({ readAt }) => readAt === undefined).length,
  };
}
