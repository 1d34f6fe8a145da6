import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
import { statusItem } from '../../api/status.ts';
import { HOUR, MINUTE, SECOND } from '../../i18n/time.ts';
import { connectionsItem, readConnection } from '../../storage/connection.ts';
import { habitsItem, learnFills } from './habits.ts';
import { COME_BACK_ALARM, POLL_ALARM, setComeBackAlarm } from './poll-alarm.ts';

let scene: PollerScene;

beforeEach(async () => {
  scene = await startPollerScene();
});
afterEach(() => scene.stop());

describe('wake', () => {
  it('asks for the address that is due, has its mail handled, and plans the next check', async () => {
    const { email } = await scene.addAddress();
    await scene.service.sendMail({ to: email, subject: 'Welcome', text: 'Hello' });
    scene.poller.wake();
    await untilPlanned();
    expect(scene.checks).toEqual([1]);
    expect(await scene.readAddresses()).toMatchObject([
      { checkedAt: expect.any(Number), lastMessageAt: expect.any(Number) },
    ]);
    const { nextCheckAt = 0 } = await statusItem.of(scene.service.api).read();
    expect(nextCheckAt).toBeGreaterThan(Date.now());
    expect((await readAlarm())?.scheduledTime).toBeGreaterThanOrEqual(nextCheckAt);
  });

  it('learns the time from a fill to its first mail, and from no later mail', async () => {
    const { email } = await scene.addAddress();
    const readDelay = async () => (await habitsItem.of(scene.service.api).read()).delayMs;
    await scene.service.sendMail({ to: email, subject: 'First', text: 'Hello' });
    scene.poller.wake();
    await untilPlanned();
    const learned = await readDelay();
    // It came after a minute.
    expect(learned).toBeGreaterThan(habitsItem.initial.delayMs);
    await scene.service.sendMail({ to: email, subject: 'Second', text: 'Hello' });
    await scene.poller.checkNow();
    expect(scene.checks).toEqual([1, 2]);
    expect(await readDelay()).toBe(learned);
  });

  it('sets a timer for a check that is due soon', async () => {
    const filledAt = Date.now();
    await scene.addAddress({ createdAt: filledAt, filledAt });
    scene.poller.wake();
    await until(() => expect(scene.checks).toEqual([0]));
    const check = scene.service.requests().find(({ route }) => route === '/v1/emails/{email}/messages');
    expect((check?.at ?? 0) - filledAt).toBeGreaterThan(SECOND / 4);
  });

  it('makes one check at a time, however often it is called', async () => {
    await scene.addAddress();
    scene.service.setFaults([{ kind: 'delay', delayMs: 200 }]);
    scene.poller.wake();
    await until(() => expect(scene.service.countRequests(CHECK)).toBe(1));
    for (let times = 0; times < 5; times++) scene.poller.wake();
    await untilPlanned();
    expect(scene.service.countRequests(CHECK)).toBe(1);
    expect(scene.checks).toEqual([0]);
  });

  it('leaves an alarm for the next worker before it asks', async () => {
    await scene.addAddress();
    scene.service.setFaults([{ kind: 'delay', delayMs: 500 }]);
    scene.poller.wake();
    await until(() => expect(scene.service.countRequests(CHECK)).toBe(1));
    expect(await readAlarm()).toBeDefined();
    expect(scene.checks).toEqual([]);
    await untilPlanned();
  });

  it('checks each address that is due, a second apart', async () => {
    await scene.addAddress();
    await scene.addAddress();
    scene.poller.wake();
    await until(() => expect(scene.service.countRequests(CHECK)).toBe(2));
    const [first, second] = scene.service.requests().filter(({ route }) => route === '/v1/emails/{email}/messages');
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(SECOND);
    await until(async () =>
      expect((await scene.readAddresses()).every(({ checkedAt }) => checkedAt !== undefined)).toBe(true),
    );
  });

  it('learns from the fills of all but private windows: what is learned is on disk', async () => {
    await scene.addAddress({ isPrivate: true, filledAt: Date.now() - 2 * SECOND });
    scene.poller.wake();
    await untilPlanned();
    expect(await habitsItem.of(scene.service.api).read()).toEqual(habitsItem.initial);
    // Made by hand, and filled later; the other one only made.
    const createdAt = Date.now() - 2 * MINUTE;
    const { filledAt } = await scene.addAddress({ createdAt });
    await scene.addAddress({ createdAt, filledAt: undefined });
    scene.poller.wake();
    await until(async () => expect(await habitsItem.of(scene.service.api).read()).toMatchObject({ filledAt }));
    const { fillsPerDay } = learnFills(habitsItem.initial, [createdAt, filledAt ?? 0], Date.now());
    expect((await habitsItem.of(scene.service.api).read()).fillsPerDay).toBe(fillsPerDay);
  });

  it('asks nothing about an address that expired, or belongs to another service', async () => {
    await scene.addAddress({ expiresAt: Date.now() - 1 });
    await scene.addAddress({ service: 'https://other.example' });
    await fakeBrowser.alarms.create(POLL_ALARM, { when: Date.now() + MINUTE });
    scene.poller.wake();
    await untilAtRest();
    expect(scene.service.countRequests(CHECK)).toBe(0);
  });

  it('leaves the alarm of an address that is being made: its worker may die before the plan knows of it', async () => {
    await fakeBrowser.alarms.create(POLL_ALARM, { when: Date.now() + MINUTE });
    await setComeBackAlarm();
    scene.poller.wake();
    await untilAtRest();
    expect(await fakeBrowser.alarms.get(COME_BACK_ALARM)).toBeDefined();
  });
});

describe('checkNow', () => {
  it.each(['other-key', 'not-found'] as const)(
    'asks an address that was lost or gone, however long its wait: %s',
    async (kind) => {
      const keyMark = (await readConnection(scene.service.api))?.keyMark;
      const retryAt = Date.now() + 5 * HOUR;
      const failure = { kind, sinceAt: 0, tries: 5, retryAt, keyMark };
      const gone = kind === 'not-found' && { goneAt: Date.now() - MINUTE };
      const { email } = await scene.addAddress({ failure, ...gone });
      await scene.service.sendMail({ to: email, subject: 'Back', text: 'Hello' });
      expect(await scene.poller.checkNow()).toBe(1);
      const [back] = await scene.readAddresses();
      expect([back?.failure, back?.goneAt]).toEqual([undefined, undefined]);
    },
  );

  it('asks every live address whatever the plan, and has all their mail handled once', async () => {
    const now = Date.now();
    const { email } = await scene.addAddress({ createdAt: now, filledAt: now, checkedAt: now });
    await scene.addAddress({ createdAt: now, filledAt: now, checkedAt: now });
    await scene.addAddress({ expiresAt: now - 1 });
    await scene.service.sendMail({ to: email, subject: 'Welcome', text: 'Hello' });
    expect(await scene.poller.checkNow()).toBe(1);
    expect(scene.checks).toEqual([1]);
  });

  it('fails for a later address, and tells of the mail that came before', async () => {
    for (const _ of [1, 2, 3]) {
      const { email } = await scene.addAddress();
      await scene.service.sendMail({ to: email, subject: 'Welcome', text: 'Hello' });
    }
    scene.service.setFaults([{ kind: 'delay' }, { kind: 'error', status: 503 }]);
    expect(await scene.poller.checkNow()).toBe(1);
  });

  it('asks nothing without a service', async () => {
    await scene.addAddress();
    await connectionsItem.write([]);
    expect(await scene.poller.checkNow()).toBe(0);
    expect(scene.service.countRequests(CHECK)).toBe(0);
  });
});
