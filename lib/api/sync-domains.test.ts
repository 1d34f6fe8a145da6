import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type AddressScene, startAddressScene } from '../../test/addresses/address-scene.ts';
import { startService } from '../../test/service/service.ts';
import { until } from '../../test/until.ts';
import { DAY, HOUR } from '../i18n/time.ts';

let scene: AddressScene;

beforeEach(async () => {
  scene = await startAddressScene();
});

const countLists = () => scene.service.requestCounts()[scene.service.keys[0] ?? '']?.['GET /v1/domains'] ?? 0;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

it('the domains are kept when a service is connected, and renewed once they are a day old', async () => {
  const { syncDomains, domainsItem, DOMAINS_ALARM } = scene.worker;
  const connectedAt = Date.now();
  expect(await domainsItem.of(scene.service.api).read()).toEqual({
    renewedAt: connectedAt,
    list: [{ name: 'mayfly.test', type: 'public' }],
  });
  later(DAY - HOUR);
  await syncDomains();
  expect(countLists()).toBe(1);
  expect(await scene.alarmAt(DOMAINS_ALARM)).toBe(connectedAt + DAY);

  later(HOUR);
  await Promise.all([syncDomains(), syncDomains()]);
  expect(countLists()).toBe(2);
  expect(await scene.alarmAt(DOMAINS_ALARM)).toBe(Date.now() + DAY);
});

it('after a refusal they may be no older than an hour', async () => {
  const { syncDomains, OLD_AFTER_REFUSAL_MS } = scene.worker;
  await syncDomains(OLD_AFTER_REFUSAL_MS);
  expect(countLists()).toBe(1);
  later(HOUR);
  await syncDomains(OLD_AFTER_REFUSAL_MS);
  expect(countLists()).toBe(2);
});

it('a list that can’t be had now is asked for later, when requests of this kind are allowed', async () => {
  const { syncDomains, domainsItem, DOMAINS_ALARM, statusItem } = scene.worker;
  later(DAY);
  scene.service.setFaults([{ kind: 'error', path: '/v1/domains' }]);
  await syncDomains();
  expect(await scene.alarmAt(DOMAINS_ALARM)).toBe(Date.now() + HOUR);
  expect((await domainsItem.of(scene.service.api).read())?.list).toHaveLength(1);

  const untilAt = Date.now() + 2 * HOUR;
  await statusItem.of(scene.service.api).update((status) => ({ ...status, waits: { other: untilAt } }));
  const before = countLists();
  await syncDomains();
  expect(countLists()).toBe(before);
  expect(await scene.alarmAt(DOMAINS_ALARM)).toBe(untilAt);
});

it('a slow service keeps no other waiting, and a removed one keeps no list', async () => {
  const { connect, disconnect, syncDomains, domainsItem, DOMAINS_ALARM } = scene.worker;
  const second = await startService({ keys: ['second'] });
  onTestFinished(() => second.stop());
  await connect(second.api, 'second');
  const readRenewed = async (api: string) => (await domainsItem.of(api).read())?.renewedAt ?? 0;
  later(DAY);
  const now = Date.now();
  scene.service.setFaults([{ kind: 'delay', delayMs: 2500, path: '/v1/domains' }]);
  const keeping = syncDomains();
  await until(async () => expect(await readRenewed(second.api)).toBeGreaterThanOrEqual(now));
  later(HOUR);
  const again = syncDomains(0, second.api);
  await until(async () => expect(await readRenewed(second.api)).toBeGreaterThanOrEqual(now + HOUR));
  expect(await readRenewed(scene.service.api)).toBeLessThan(now);
  expect(await scene.alarmAt(DOMAINS_ALARM)).toBeLessThanOrEqual(Date.now() + HOUR);
  await disconnect(scene.service.api);
  await Promise.all([keeping, again]);
  expect(await domainsItem.read()).not.toHaveProperty(scene.service.api);
});

it('a clock that goes back by a year does not keep the list for as long', async () => {
  const { resumeDomains, syncDomains, DOMAINS_ALARM } = scene.worker;
  await syncDomains();
  later(-365 * DAY);
  await resumeDomains();
  expect(countLists()).toBe(2);
  expect(await scene.alarmAt(DOMAINS_ALARM)).toBe(Date.now() + DAY);
});

it('a worker that starts waits for the alarm of the one before', async () => {
  const { syncDomains, resumeDomains, DOMAINS_ALARM } = scene.worker;
  await resumeDomains();
  expect(await scene.alarmAt(DOMAINS_ALARM)).toBeDefined();
  later(DAY);
  scene.service.setFaults([{ kind: 'error', path: '/v1/domains' }]);
  await syncDomains();
  const before = countLists();
  await resumeDomains();
  expect(countLists()).toBe(before);
});

it('the alarm is that of the services that are left', async () => {
  const { connect, disconnect, syncDomains, DOMAINS_ALARM } = scene.worker;
  const first = Date.now();
  later(HOUR);
  const second = await startService({ keys: ['second'] });
  onTestFinished(() => second.stop());
  await connect(second.api, 'second');
  await syncDomains();
  expect(await scene.alarmAt(DOMAINS_ALARM)).toBe(first + DAY);
  await disconnect(scene.service.api);
  await syncDomains();
  expect(await scene.alarmAt(DOMAINS_ALARM)).toBe(first + HOUR + DAY);
  await disconnect(second.api);
  await syncDomains();
  expect(await scene.alarmAt(DOMAINS_ALARM)).toBeUndefined();
});
