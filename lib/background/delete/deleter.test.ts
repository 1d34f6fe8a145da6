import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type ConnectedService, startConnectedService } from '../../../test/connected-service.ts';
import { openTestMailbox, writeRecords } from '../../../test/mailbox/open-test-mailbox.ts';
import { type Service, startService } from '../../../test/service/service.ts';
import { createTestClient } from '../../../test/service/test-client.ts';
import { until } from '../../../test/until.ts';
import { connect } from '../../api/connect.ts';
import { statusItem } from '../../api/status.ts';
import { HOUR, MINUTE, SECOND } from '../../i18n/time.ts';
import { createAddress } from '../../mailbox/address/create-address.ts';
import { countWaitingDeletions, readAddresses, readTrash } from '../../mailbox/read-messages.ts';
import { isPostponed, type Trashed, UNDO_MS } from '../../mailbox/trashed.ts';
import { readConnection } from '../../storage/connection.ts';
import { createDeleter, DELETION_ALARM, type Deleter } from './deleter.ts';

const DELETE_MESSAGE = 'DELETE /v1/messages/{id}';
const DELETE_ADDRESS = 'DELETE /v1/emails/{email}';

let service: ConnectedService;
let deleter: Deleter;

/** Something that was deleted, and can still be restored for a moment. */
function trashed(key: string, more: Partial<Trashed> = {}): Trashed {
  const now = Date.now();
  const address = { email: 'a@mayfly.test', createdAt: now, expiresAt: now + 60 * MINUTE, service: service.api };
  const timing = { untilAt: now + 50, nextTryAt: now + 50 };
  return { kind: 'message', key, ...timing, address, messages: [], isPurged: false, tries: 0, ...more };
}

async function receive(): Promise<{ email: string; id: string }> {
  const email = await service.createAddress();
  await service.sendMail({ to: email, subject: 'Hello', text: 'Hello' });
  return { email, id: (await service.listMessages(email))[0]?.id ?? '' };
}

const fillTrash = (...all: Trashed[]) =>
  writeRecords((transaction) => Promise.all(all.map((one) => transaction.put('trash', one))));

/** Longer than a busy machine takes. */
const untilEmpty = () => until(async () => expect(await readTrash()).toEqual([]));
const untilTried = () => until(async () => expect((await readTrash()).some(isPostponed)).toBe(true));
/** How often each deletion was tried that is not done, by its key. */
const readTries = async () => Object.fromEntries((await readTrash()).map(({ key, tries }) => [key, tries]));
const readAlarm = () => fakeBrowser.alarms.get(DELETION_ALARM);

beforeEach(async () => {
  service = await startConnectedService();
  openTestMailbox();
  deleter = createDeleter();
});

afterEach(async () => {
  // With an empty trash there is no timer.
  await writeRecords((transaction) => transaction.clear('trash'));
  deleter.wake();
  await until(async () => expect(await readAlarm()).toBeUndefined());
  await service.stop();
});

describe('all mail and addresses', () => {
  const store = (emails: string[]) =>
    writeRecords((transaction) =>
      Promise.all(
        emails.map((email) =>
          transaction.put('addresses', {
            email,
            createdAt: Date.now(),
            expiresAt: Date.now() + HOUR,
            service: service.api,
          }),
        ),
      ),
    );

  it('are gone here at once, and at the service, where a failure is made good', async () => {
    const emails = [await service.createAddress(), await service.createAddress(), await service.createAddress()];
    await store(emails.slice(1));
    await fillTrash(trashed(emails[0] ?? '', { kind: 'address', untilAt: Date.now() + HOUR }));
    service.setFaults([{ kind: 'error', status: 503, code: 'down', method: 'DELETE', times: 1 }]);
    await deleter.deleteAll(true);
    expect(await readAddresses()).toEqual([]);
    expect(await countWaitingDeletions()).toBe(3);
    await untilTried();
    deleter.retry();
    await untilEmpty();
    for (const email of emails) expect(await service.listMessages(email)).toBeUndefined();
  });

  it.each<[string, boolean[]]>([
    ['again', [true, true]],
    ['again, and this time not at the service', [true, false]],
    ['after one of them was', [false]],
    ['after one of them was, and then at the service', [false, true]],
  ])('are gone at the service as far as they were deleted there, if they are deleted %s', async (_, presses) => {
    const emails = [await service.createAddress(), await service.createAddress()];
    service.setFaults([{ kind: 'dropped', method: 'DELETE', times: 'always' }]);
    await store(emails);
    if (!presses[0]) await deleter.deleteAddresses(emails[0] ?? '');
    for (const alsoAtService of presses) await deleter.deleteAll(alsoAtService);
    await until(async () => expect((await readTrash()).length).toBe(presses[0] ? 2 : 1));
    await untilTried();
    service.setFaults([]);
    deleter.retry();
    await untilEmpty();
    expect(service.addresses()).toEqual(presses[0] ? [] : [emails[1]]);
  });

  it('stay at the service where the user wants that', async () => {
    const email = await service.createAddress();
    await store([email]);
    await deleter.deleteAll(false);
    expect(await readAddresses()).toEqual([]);
    expect(await readTrash()).toEqual([]);
    expect(await service.listMessages(email)).toEqual([]);
  });
});

describe('what was deleted', () => {
  it('is gone here first and then on the service, once it cannot be restored any more', async () => {
    const { email, id } = await receive();
    service.setFaults([{ kind: 'delay', delayMs: 200, method: 'DELETE' }]);
    const later = Date.now() + UNDO_MS;
    await fillTrash(trashed(id, { untilAt: later, nextTryAt: later }));
    deleter.wake();
    await until(async () => expect(await readAlarm()).toBeDefined());
    expect(await readTrash()).toMatchObject([{ isPurged: false }]);
    await fillTrash(trashed(id));
    deleter.wake();
    await until(() => expect(service.countRequests(DELETE_MESSAGE)).toBe(1));
    expect(await readTrash()).toMatchObject([{ isPurged: true }]);
    await untilEmpty();
    expect(await service.listMessages(email)).toEqual([]);
    await until(async () => expect(await readAlarm()).toBeUndefined());
  });

  it('is not asked of the service as long as the user looks at the offer to undo', async () => {
    const { id } = await receive();
    const soon = Date.now() + 300;
    await fillTrash(trashed(id, { untilAt: soon, nextTryAt: soon }));
    deleter.wake();
    await deleter.extendUndo([{ kind: 'message', key: id }]);
    await until(() => expect(Date.now()).toBeGreaterThan(soon + 100));
    expect(await readTrash()).toMatchObject([{ isPurged: false }]);
    expect(await deleter.undo([{ kind: 'message', key: id }])).toBe(0);
    expect(service.countRequests(DELETE_MESSAGE)).toBe(0);
  });

  it('counts a failed request for that item alone: neither a network that comes back nor another item counts', async () => {
    const { email, id } = await receive();
    const other = await receive();
    service.setFaults([{ kind: 'delay', delayMs: 3000, method: 'DELETE' }]);
    const address = { email, createdAt: 0, expiresAt: Date.now() + MINUTE, service: service.api, isPrivate: true };
    await fillTrash(trashed(id, { address, isPurged: true, tries: 1, nextTryAt: Date.now() + MINUTE }));
    await fillTrash(trashed(other.id, { address, isPurged: true, nextTryAt: Date.now() + MINUTE }));
    for (let changes = 0; changes < 7; changes++) {
      deleter.retry();
      await until(async () => expect((await readTrash()).every(({ nextTryAt }) => nextTryAt <= Date.now())).toBe(true));
    }
    expect((await readTrash()).map(({ tries }) => tries).sort()).toEqual([0, 1]);
  });

  it.each(['message', 'address'] as const)('waits, a %s, for the key that it belongs to', async (kind) => {
    await service.stop();
    service = await startConnectedService({ keys: ['own', 'other'] });
    const { email, id } = await receive();
    const { keyMark = '' } = (await readConnection()) ?? {};
    const address = { email, createdAt: 0, expiresAt: Date.now() + 60 * MINUTE, service: service.api, keyMark };
    const key = kind === 'message' ? id : email;
    await connect(service.api, 'other');
    await fillTrash(trashed(key, { kind, address, isPurged: true, untilAt: 0, nextTryAt: 0 }));
    deleter.wake();
    await untilTried();
    expect((await service.listMessages(email)).map((one) => one.id)).toEqual([id]);
    await connect(service.api, 'own');
    deleter.retry();
    await untilEmpty();
    expect([service.addresses(), await service.listMessages(email)]).toEqual(
      kind === 'message' ? [[email], []] : [[], undefined],
    );
  });

  it('may be an address', async () => {
    const { email } = await receive();
    await fillTrash(trashed(email, { kind: 'address' }));
    deleter.wake();
    await untilEmpty();
    expect(service.addresses()).toEqual([]);
  });

  it('goes on where a worker that died has left it', async () => {
    const { id } = await receive();
    await fillTrash(trashed(id, { isPurged: true, untilAt: 0, nextTryAt: 0 }));
    deleter.wake();
    await untilEmpty();
    expect(service.countRequests(DELETE_MESSAGE)).toBe(1);
  });

  it.each<[string, Partial<Trashed>]>([
    ['can be undone', {}],
    ['waits for the service', { isPurged: true, untilAt: 0, nextTryAt: Date.now() + MINUTE, tries: 1 }],
  ])('is kept at the service if it is an address that is in use again, while its deletion %s', async (_, more) => {
    const domain = (await service.createAddress()).split('@')[1];
    const make = () => createAddress({ name: 'oak', domain });
    const { email } = await make();
    await deleter.deleteAddresses(email);
    const address = (await readTrash())[0]?.address;
    await fillTrash(trashed(email, { kind: 'address', address, untilAt: Date.now() + MINUTE, ...more }));
    expect((await make()).email).toBe(email);
    expect(await readTrash()).toEqual([]);
    deleter.retry();
    await until(async () => expect(await readAlarm()).toBeUndefined());
    expect(service.addresses()).toContain(email);
    expect((await readAddresses()).map((one) => one.email)).toEqual([email]);
  });

  it('can be undone for as long as ever after the clock was set back', async () => {
    const { id } = await receive();
    const ahead = Date.now() + 60 * MINUTE;
    await fillTrash(trashed(id, { untilAt: ahead, nextTryAt: ahead }));
    const before = Date.now();
    deleter.wake();
    await until(async () => expect((await readTrash())[0]?.untilAt).toBeLessThan(ahead));
    const [left] = await readTrash();
    expect(left).toMatchObject({ isPurged: false, nextTryAt: left?.untilAt });
    expect(left?.untilAt).toBeGreaterThanOrEqual(before + UNDO_MS);
    expect(await deleter.undo([{ kind: 'message', key: id }])).toBe(0);
    expect(service.countRequests(DELETE_MESSAGE)).toBe(0);
  });

  it('is not asked of the service after the address expired', async () => {
    const { email, id } = await receive();
    const address = { email, createdAt: 0, expiresAt: Date.now() - 1, service: service.api };
    await fillTrash(trashed(id, { address }));
    deleter.wake();
    await untilEmpty();
    expect(service.countRequests(DELETE_MESSAGE)).toBe(0);
  });

  it('is not asked of another service', async () => {
    const { email, id } = await receive();
    const address = { email, createdAt: 0, expiresAt: Date.now() + MINUTE, service: 'https://other.example' };
    await fillTrash(trashed(id, { address }));
    deleter.wake();
    await untilTried();
    expect(await readTrash()).toMatchObject([{ isPurged: true }]);
    expect(service.countRequests(DELETE_MESSAGE)).toBe(0);
  });
});

it('reads the trash a few times, however much is in it', async () => {
  const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  onTestFinished(() => getAll.mockRestore());
  const keys = Array.from({ length: 30 }, (_, at) => `${at}`);
  await fillTrash(...keys.map((key) => trashed(key, { untilAt: 0, nextTryAt: 0 })));
  deleter.wake();
  await until(() => expect(service.countRequests(DELETE_MESSAGE)).toBe(30));
  await until(async () => expect(await readAlarm()).toBeUndefined());
  const reads = getAll.mock.contexts.filter((store) => (store as IDBObjectStore).name === 'trash');
  expect(reads.length).toBeLessThan(8);
});

describe('when the service fails', () => {
  it('waits with all that is to be asked, and leaves an alarm', async () => {
    await fillTrash(...['1', '2', '3', '4'].map((key) => trashed(key, { isPurged: true, untilAt: 0, nextTryAt: 0 })));
    service.setFaults([{ kind: 'error', status: 503, times: 'always' }]);
    const before = Date.now();
    deleter.wake();
    await until(async () => expect((await readTrash()).every(isPostponed)).toBe(true));
    const trash = await readTrash();
    for (const { nextTryAt } of trash) expect(nextTryAt).toBeGreaterThanOrEqual(before + MINUTE);
    await until(async () =>
      expect((await readAlarm())?.scheduledTime).toBe(Math.min(...trash.map(({ nextTryAt }) => nextTryAt))),
    );
    // The first may fail for itself alone.
    expect(service.countRequests(DELETE_MESSAGE)).toBe(2);
  });

  it('with one deletion alone, the others go on', async () => {
    const [one, two] = [await receive(), await receive()];
    await fillTrash(...[one, two].map(({ id }) => trashed(id, { isPurged: true, untilAt: 0, nextTryAt: 0 })));
    service.setFaults([{ kind: 'error', status: 500, path: `/v1/messages/${one.id}`, times: 'always' }]);
    deleter.wake();
    await until(async () => expect(await readTries()).toEqual({ [one.id]: 1 }));
    expect((await statusItem.of(service.api).read()).failures).toBe(0);
  });

  it('waits as long as a rate limit asks for', async () => {
    await fillTrash(trashed('1', { isPurged: true, untilAt: 0, nextTryAt: 0 }));
    service.setFaults([{ kind: 'rate-limited', retryAfterSeconds: 600 }]);
    const before = Date.now();
    deleter.wake();
    await untilTried();
    expect((await readTrash())[0]?.nextTryAt).toBeGreaterThanOrEqual(before + 600 * SECOND);
  });

  it('tries at once when the service may be back', async () => {
    const { email } = await receive();
    await fillTrash(trashed(email, { kind: 'address', isPurged: true, untilAt: 0, nextTryAt: 0 }));
    service.setFaults([{ kind: 'dropped', method: 'DELETE' }]);
    deleter.wake();
    await untilTried();
    deleter.retry();
    await untilEmpty();
    expect(service.countRequests(DELETE_ADDRESS)).toBe(2);
  });
});

describe('of two services', () => {
  let second: Service;
  beforeEach(async () => {
    second = await startService({ keys: ['second'] });
    await connect(second.api, 'second');
  });
  afterEach(() => second.stop());

  /** A message of the second service that is to be deleted there. */
  async function trashedOfSecond(): Promise<Trashed> {
    const client = createTestClient(second);
    const email = await client.createAddress();
    await client.sendMail({ to: email, subject: 'Hello', text: 'Hello' });
    const id = (await client.listMessages(email))[0]?.id ?? '';
    const address = { email, createdAt: 0, expiresAt: Date.now() + 60 * MINUTE, service: second.api };
    return trashed(id, { address, isPurged: true, untilAt: 0, nextTryAt: 0 });
  }
  const ofFirst = (key: string) => trashed(key, { isPurged: true, untilAt: 0, nextTryAt: 0 });

  it('a slow one keeps neither the other waiting nor what is deleted here', async () => {
    const { id } = await receive();
    service.setFaults([{ kind: 'delay', delayMs: 3000, method: 'DELETE' }]);
    const [there, later] = [await trashedOfSecond(), await trashedOfSecond()];
    await fillTrash(ofFirst(id), there, { ...later, isPurged: false });
    deleter.wake();
    await until(async () => expect(Object.keys(await readTries())).toEqual([id]));
    await untilEmpty();
    expect(service.countRequests(DELETE_MESSAGE)).toBe(1);
  });
});

it('goes on at the next wake after its storage failed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { id } = await receive();
  await fillTrash(trashed(id, { isPurged: true, untilAt: 0, nextTryAt: 0 }));
  const removal = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  deleter.wake();
  await until(() => expect(warn).toHaveBeenCalled());
  removal.mockRestore();
  deleter.wake();
  await untilEmpty();
});
