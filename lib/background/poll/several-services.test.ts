import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { CHECK, type PollerScene, readAlarm, startPollerScene } from '../../../test/polling/poller-scene.ts';
import { type Service, startService } from '../../../test/service/service.ts';
import { createTestClient } from '../../../test/service/test-client.ts';
import { until } from '../../../test/until.ts';
import { connect, disconnect } from '../../api/connect.ts';
import { statusItem } from '../../api/status.ts';
import { MINUTE } from '../../i18n/time.ts';
import { readAddress } from '../../mailbox/read-messages.ts';
import { addAddress } from '../../mailbox/writer.ts';
import { readConnection } from '../../storage/connection.ts';
import { habitsItem } from './habits.ts';

let scene: PollerScene;
let second: Service;
let third: Service;

/** An address of another service than the first. Filled a minute ago and never asked for, it is due at once. */
async function addAddressOf(service: Service): Promise<string> {
  const filledAt = Date.now() - MINUTE;
  const email = await createTestClient(service).createAddress();
  const { keyMark = '' } = (await readConnection(service.api)) ?? {};
  const times = { createdAt: filledAt, filledAt, expiresAt: filledAt + 60 * MINUTE };
  await addAddress({ email, ...times, service: service.api, keyMark });
  return email;
}

const checksOf = (service: Service) => service.requestCounts()[service.keys[0] ?? '']?.[CHECK] ?? 0;
const statusOf = (service: Service) => statusItem.of(service.api).read();
const hasMail = async (email: string) => (await readAddress(email))?.lastMessageAt !== undefined;

beforeEach(async () => {
  scene = await startPollerScene();
  [second, third] = await Promise.all([startService({ keys: ['second'] }), startService({ keys: ['third'] })]);
  await connect(second.api, 'second');
  await connect(third.api, 'third');
});
afterEach(async () => {
  await scene.stop();
  await Promise.all([second.stop(), third.stop()]);
});

it('one that is down and one that is over its limit are nothing to the third', async () => {
  await scene.addAddress();
  await addAddressOf(second);
  const email = await addAddressOf(third);
  await createTestClient(third).sendMail({ to: email, subject: 'Hello', text: 'Hello' });
  scene.service.setFaults([{ kind: 'error', status: 503, times: 'always' }]);
  second.setFaults([{ kind: 'rate-limited', resetSeconds: 1800, times: 'always' }]);
  scene.poller.wake();
  await until(async () => expect(await hasMail(email)).toBe(true));
  await until(async () => expect((await statusOf(second)).problem?.kind).toBe('rate-limited'));
  await until(async () => expect((await statusOf(scene.service)).problem?.kind).toBe('service-fault'));
  expect(await statusOf(third)).toMatchObject({ failures: 0 });
  expect((await statusOf(third)).problem).toBeUndefined();
  expect((await statusOf(second)).waits.list).toBeGreaterThan(Date.now() + 29 * MINUTE);
  expect((await statusOf(scene.service)).waits.list ?? 0).toBe(0);
  expect(checksOf(second)).toBe(1);
  second.setFaults([]);
  scene.service.setFaults([]);
});

it('one that does not answer does not keep the others waiting', async () => {
  await scene.addAddress();
  const email = await addAddressOf(second);
  await createTestClient(second).sendMail({ to: email, subject: 'Hello', text: 'Hello' });
  const { checkedAt } = await statusOf(scene.service);
  scene.service.setFaults([{ kind: 'delay', delayMs: 2000 }]);
  scene.poller.wake();
  await until(async () => expect(await hasMail(email)).toBe(true));
  expect((await statusOf(scene.service)).checkedAt).toBe(checkedAt);
  await until(async () => expect((await statusOf(scene.service)).checkedAt).not.toBe(checkedAt));
});

it('one with nothing to ask leaves the alarm to those that have no plan yet', async () => {
  const clear = vi.spyOn(fakeBrowser.alarms, 'clear');
  const email = await addAddressOf(third);
  await createTestClient(third).sendMail({ to: email, subject: 'Hello', text: 'Hello' });
  scene.poller.wake();
  await until(async () => expect(await hasMail(email)).toBe(true));
  expect(clear).not.toHaveBeenCalled();
  clear.mockRestore();
});

it('each is asked with its own key alone', async () => {
  await Promise.all([scene.addAddress(), addAddressOf(second), addAddressOf(third)]);
  expect(await scene.poller.checkNow()).toBe(0);
  const keys = [scene.service, second, third].map((one) => [...new Set(one.requests().map(({ key }) => key))]);
  expect(keys).toEqual([['first'], ['second'], ['third']]);
});

it('“check now” fails only where no service answers', async () => {
  await scene.addAddress();
  const email = await addAddressOf(second);
  await createTestClient(second).sendMail({ to: email, subject: 'Hello', text: 'Hello' });
  scene.service.setFaults([{ kind: 'error', status: 503, times: 'always' }]);
  expect(await scene.poller.checkNow()).toBe(1);
  second.setFaults([{ kind: 'error', status: 503, times: 'always' }]);
  await disconnect(third.api);
  await expect(scene.poller.checkNow()).rejects.toMatchObject({ kind: 'service-fault' });
  scene.service.setFaults([]);
  second.setFaults([]);
});

it('“check now” fails where the only service with addresses does not answer', async () => {
  await scene.addAddress();
  scene.service.setFaults([{ kind: 'error', status: 503, times: 'always' }]);
  await expect(scene.poller.checkNow()).rejects.toMatchObject({ kind: 'service-fault' });
  expect(scene.checks).toHaveLength(3);
  scene.service.setFaults([]);
});

it('one that was removed is asked no more, its addresses stay, and the alarm is that of the others', async () => {
  await addAddressOf(second);
  const email = await addAddressOf(third);
  scene.poller.wake();
  await until(async () => expect((await statusOf(third)).nextCheckAt).toBeDefined());
  await disconnect(third.api);
  const asked = checksOf(third);
  await fakeBrowser.alarms.clear('poll');
  scene.poller.wake();
  await until(async () => expect(await readAlarm()).toBeDefined());
  expect(checksOf(third)).toBe(asked);
  expect(await readAddress(email)).toBeDefined();
  expect(await statusItem.read()).not.toHaveProperty(third.api);
});

it('of one that was removed, the habits are forgotten as well, and of no other', async () => {
  const email = await addAddressOf(second);
  await habitsItem.of(third.api).write({ ...habitsItem.initial, fillsPerDay: 9 });
  scene.poller.wake();
  await until(async () => expect(await habitsItem.read()).toHaveProperty([second.api]));
  expect(await readAddress(email)).toBeDefined();
  await disconnect(second.api);
  scene.poller.wake();
  await until(async () => expect(await habitsItem.read()).not.toHaveProperty([second.api]));
  await until(async () => expect((await statusOf(third)).quietMs).toBeDefined());
  expect(await habitsItem.of(third.api).read()).toMatchObject({ fillsPerDay: 9 });
});
