import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  CHECK,
  type PollerScene,
  readAlarm,
  startPollerScene,
  untilAtRest,
  untilPlanned,
} from '../../../test/polling/poller-scene.ts';
import { until } from '../../../test/until.ts';
import { connect } from '../../api/connect.ts';
import { statusItem } from '../../api/status.ts';
import { HOUR, MINUTE } from '../../i18n/time.ts';
import { clearMailbox, updateAddress } from '../../mailbox/writer.ts';
import { checkNetwork } from './network.ts';
import { POLL_ALARM } from './poll-alarm.ts';

const OVER_5_MB = { bytes: 5_000_000, isMore: true };
const listOf = (email: string) => `/v1/emails/${encodeURIComponent(email)}/messages`;

/** What may become of a check. */
const OUTCOMES = {
  mail: undefined,
  'too-large': { kind: 'large', bytes: 6_000_000 },
  refused: { kind: 'error', status: 400, code: 'validation_error' },
  failed: { kind: 'error', status: 503 },
} as const;

let scene: PollerScene;

beforeEach(async () => {
  scene = await startPollerScene();
});
afterEach(() => scene.stop());

describe('after a failure', () => {
  it('of the service, waits longer and says so', async () => {
    await scene.addAddress();
    scene.service.setFaults([{ kind: 'error', status: 503 }]);
    scene.poller.wake();
    await untilPlanned();
    expect(scene.checks).toEqual([0]);
    expect(await statusItem.of(scene.service.api).read()).toMatchObject({ failures: 1, delayedBy: 'failures' });
  });

  it('of the network, asks within the time of an alarm when that is back', async () => {
    await scene.addAddress();
    scene.service.setFaults([{ kind: 'dropped' }]);
    vi.stubGlobal('navigator', { onLine: false });
    scene.poller.wake();
    await untilPlanned();
    expect(scene.service.countRequests(CHECK)).toBe(1);
    // The worker may sleep and get no event: the alarm comes as soon as browsers allow, whatever the plan is.
    await until(async () => {
      const { scheduledTime = 0 } = (await readAlarm()) ?? {};
      expect(scheduledTime).toBeLessThanOrEqual(Date.now() + 30_000);
      expect(scheduledTime).toBeGreaterThan(Date.now());
    });
    vi.stubGlobal('navigator', { onLine: true });
    await checkNetwork(scene.poller.networkIsBack);
    await until(() => expect(scene.checks).toEqual([0, 0]));
    vi.unstubAllGlobals();
  });

  it('of the network, has the next alarm find out whether that is back, however far the next check is', async () => {
    const [now, filledAt] = [Date.now(), Date.now() - 20 * MINUTE];
    await scene.addAddress({ createdAt: filledAt, filledAt, lastMessageAt: filledAt + 1, checkedAt: now });
    vi.stubGlobal('navigator', { onLine: false });
    scene.poller.wake();
    await untilPlanned();
    expect((await statusItem.of(scene.service.api).read()).nextCheckAt).toBeGreaterThan(now + MINUTE);
    await until(async () => expect((await readAlarm())?.scheduledTime).toBeLessThan(now + MINUTE));
    vi.unstubAllGlobals();
  });

  it('of the storage, asks nothing more until an alarm in a minute', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await scene.addAddress();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const before = Date.now();
    scene.poller.wake();
    await until(() => expect(warn).toHaveBeenCalled());
    await until(async () => {
      expect((await readAlarm())?.scheduledTime).toBeGreaterThanOrEqual(before + MINUTE);
    });
    expect(scene.service.countRequests(CHECK)).toBe(1);
    expect(scene.checks).toEqual([]);
    put.mockRestore();
  });

  it('to read which services there are, comes back in a minute', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const read = vi.spyOn(fakeBrowser.storage.local, 'get').mockRejectedValue(new Error('broken'));
    const before = Date.now();
    scene.poller.wake();
    await until(async () => expect((await readAlarm())?.scheduledTime).toBeGreaterThanOrEqual(before + MINUTE));
    read.mockRestore();
  });

  it('of the key, asks again after hours, or in another network', async () => {
    await scene.addAddress();
    scene.service.setFaults([{ kind: 'error', status: 401, code: 'invalid_api_key' }]);
    scene.poller.wake();
    await untilPlanned();
    const { problem, nextCheckAt } = await statusItem.of(scene.service.api).read();
    expect(problem?.kind).toBe('key-refused');
    expect(nextCheckAt).toBeGreaterThan(Date.now() + 2 * HOUR);
    // The start of the browser, or another network.
    scene.poller.networkIsBack();
    await until(() => expect(scene.checks).toEqual([0, 0]));
    await until(async () => expect((await statusItem.of(scene.service.api).read()).problem).toBeUndefined());
  });

  it('of access, asks nothing until it is given again', async () => {
    await scene.addAddress();
    await statusItem.of(scene.service.api).update((status) => ({ ...status, problem: { kind: 'no-permission' } }));
    await fakeBrowser.alarms.create(POLL_ALARM, { when: Date.now() + MINUTE });
    scene.poller.wake();
    await untilAtRest();
    expect((await statusItem.of(scene.service.api).read()).nextCheckAt).toBeUndefined();
    expect(scene.checks).toEqual([]);
  });

  it('to find the address, asks again in seconds, and marks it as gone after the fourth time', async () => {
    const { email } = await scene.addAddress({ createdAt: Date.now() - HOUR });
    await scene.service.call('DELETE', `/v1/emails/${email}`);
    scene.poller.wake();
    await untilPlanned();
    const { keyMark, failure } = (await scene.readAddresses())[0] ?? expect.fail();
    expect(failure).toMatchObject({ kind: 'not-found', tries: 1 });
    expect((await statusItem.of(scene.service.api).read()).nextCheckAt).toBe(failure?.retryAt);
    expect(scene.service.countRequests(CHECK)).toBe(1);

    const third = { kind: 'not-found', sinceAt: 0, tries: 3, retryAt: 0, keyMark } as const;
    await updateAddress(email, (address) => ({ ...address, failure: third }));
    scene.poller.wake();
    await until(async () => expect((await scene.readAddresses())[0]?.goneAt).toBeDefined());
    await until(async () => {
      const { nextCheckAt } = await statusItem.of(scene.service.api).read();
      expect(nextCheckAt).toBeGreaterThan(Date.now() + 5 * HOUR);
    });
    expect(scene.service.countRequests(CHECK)).toBe(2);
  });

  it('by an address that the service does not accept, says so, and waits for this address alone', async () => {
    const { email } = await scene.addAddress();
    const readStatus = () => statusItem.of(scene.service.api).read();
    scene.service.setFaults([{ ...OUTCOMES.refused, path: listOf(email), times: 'always' }]);
    scene.poller.wake();
    await until(async () => expect((await readStatus()).problem).toMatchObject({ kind: 'refused', status: 400 }));
    await scene.addAddress();
    scene.poller.wake();
    await until(async () => expect((await scene.readAddresses())[1]?.checkedAt).toBeDefined());
    expect(scene.service.countRequests(CHECK)).toBe(2);
    const [first, second] = await scene.readAddresses();
    expect(first?.failure).toMatchObject({ kind: 'refused', tries: 1 });
    expect(second?.failure).toBeUndefined();
    expect(await readStatus()).toMatchObject({ failures: 0 });
  });
});

it('the status says that a list is too large while that of a live address is, whatever became of other checks', async () => {
  const outcome = fc.constantFrom(...Object.values(OUTCOMES));
  const rounds = fc.array(fc.tuple(outcome, outcome, outcome), { minLength: 1, maxLength: 3 });
  const untilStatusIsRight = (isAnyLarge: () => Promise<boolean>) =>
    until(async () => {
      const { problem, failures } = await statusItem.of(scene.service.api).read();
      const expected = (await isAnyLarge()) && failures === 0;
      expect(problem?.kind === 'too-large').toBe(expected);
      if (expected) expect(problem?.size).toEqual(OVER_5_MB);
    });
  await fc.assert(
    fc.asyncProperty(rounds, async (outcomes) => {
      const emails = await Promise.all([1, 2, 3].map(async () => (await scene.addAddress()).email));
      for (const round of outcomes) {
        scene.service.setFaults(
          round.flatMap((fault, at) => (fault ? [{ ...fault, path: listOf(emails[at] ?? ''), times: 'always' }] : [])),
        );
        await scene.poller.checkNow().catch(() => {});
        await untilStatusIsRight(async () =>
          (await scene.readAddresses()).some(({ failure }) => failure?.kind === 'too-large'),
        );
      }
      scene.service.setFaults([]);
      await clearMailbox();
      scene.poller.wake();
      await untilStatusIsRight(async () => false);
    }),
    { numRuns: 4 },
  );
});

it('another key of the same service leaves all addresses alive, and they come back with the first one', async () => {
  const { email } = await scene.addAddress();
  await scene.addAddress();
  await connect(scene.service.api, 'second');
  scene.poller.wake();
  await until(async () =>
    expect((await scene.readAddresses()).map(({ failure }) => failure?.kind)).toEqual(['other-key', 'other-key']),
  );
  // The plan after the check of the first one is for the second.
  await until(async () => {
    const { nextCheckAt } = await statusItem.of(scene.service.api).read();
    expect(nextCheckAt).toBeGreaterThan(Date.now() + 30 * MINUTE);
  });
  expect((await scene.readAddresses()).map(({ goneAt }) => goneAt)).toEqual([undefined, undefined]);
  await expect(scene.poller.checkNow()).rejects.toMatchObject({ kind: 'not-found' });

  await scene.service.sendMail({ to: email, subject: 'Welcome back', text: 'Hello' });
  await connect(scene.service.api, 'first');
  scene.poller.wake();
  await until(async () =>
    expect((await scene.readAddresses()).map(({ failure }) => failure)).toEqual([undefined, undefined]),
  );
  expect(scene.checks).toContain(1);
});

it('one message that cannot be read hides no other, and is reported', async () => {
  const { email } = await scene.addAddress();
  for (const subject of ['one', 'two']) await scene.service.sendMail({ to: email, subject, text: subject });
  scene.service.setFaults([{ kind: 'broken-message' }]);
  scene.poller.wake();
  await untilPlanned();
  expect(scene.checks).toEqual([1]);
  expect((await statusItem.of(scene.service.api).read()).problem).toMatchObject({
    kind: 'not-understood',
    status: 200,
  });
});
