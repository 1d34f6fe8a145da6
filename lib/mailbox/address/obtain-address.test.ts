import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type AddressScene, CREATE, startAddressScene, TRACE } from '../../../test/addresses/address-scene.ts';
import { type Service, startService } from '../../../test/service/service.ts';
import { until } from '../../../test/until.ts';
import { MINUTE } from '../../i18n/time.ts';

let scene: AddressScene;

const DOMAINS = [
  { name: 'mayfly.test', type: 'public' },
  { name: 'relay.test', type: 'premium' },
  { name: 'own.test', type: 'custom' },
] as const;

beforeEach(async () => {
  scene = await startAddressScene();
});

describe('a new address', () => {
  it('is in the mailbox with its origin, by the name that was chosen for it, and pending no more', async () => {
    const email = await scene.obtain();
    expect(email).toMatch(/^[a-z]{8}\d{4}@mayfly\.test$/);
    expect(scene.service.addresses()).toEqual([email]);
    expect(await scene.readAddresses()).toEqual([
      {
        ...TRACE,
        email,
        service: scene.service.api,
        keyMark: expect.any(String),
        createdAt: expect.any(Number),
        othersUntilAt: expect.any(Number),
        expiresAt: expect.any(Number),
      },
    ]);
    expect(await scene.worker.readUnclear()).toEqual([]);
  });

  it('is stored as pending before the service is asked', async () => {
    const prepared = scene.prepare();
    await until(async () => expect(JSON.stringify([...scene.stored])).toContain(TRACE.site));
    expect(scene.createRequests()).toBe(0);
    await prepared.giveUp();
  });

  it('is as short as the field has room for', async () => {
    const prepared = scene.prepare();
    expect(await prepared.fitInto(19)).toBe(true);
    const { email, stored } = await prepared.obtain();
    await stored;
    expect(email).toMatch(/^[a-z]{3}\d{4}@mayfly\.test$/);
    expect(scene.service.addresses()).toEqual([email]);
    await scene.restart();
    expect(await scene.worker.readUnclear()).toEqual([]);
  });

  it('does not fit where its name would be too short to be its own', async () => {
    const prepared = scene.prepare();
    expect(await prepared.fitInto(16)).toBe(false);
    await prepared.giveUp();
    expect(scene.createRequests()).toBe(0);
    await scene.restart();
    expect(await scene.worker.readUnclear()).toEqual([]);
  });

  it('has samples on all domains of the service, one of them with the name that it would have', async () => {
    const samplesOf = async (email?: string) => {
      const prepared = scene.prepare(email);
      const samples = await prepared.listSamples();
      await prepared.giveUp();
      return samples;
    };
    expect(await samplesOf()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^[a-z]{8}\d{4}@mayfly\.test$/), 'MAILBOX@mayfly.test']),
    );
    const email = await scene.obtain();
    expect(await samplesOf(email)).toEqual([]);
    await scene.worker.capabilitiesItem.of(scene.service.api).write({ takesDomains: false });
    expect(await samplesOf()).toEqual([]);
  });

  it('has a usual length where the service names it', async () => {
    await scene.worker.capabilitiesItem.of(scene.service.api).write({ takesNames: false });
    const [fits, doesNot] = [scene.prepare(), scene.prepare()];
    expect(await fits.fitInto(40)).toBe(true);
    expect(await doesNot.fitInto(20)).toBe(false);
    await Promise.all([fits.giveUp(), doesNot.giveUp()]);
  });

  it('that the service refuses by its name is made by another one', async () => {
    scene.service.setFaults([{ kind: 'error', status: 400, code: 'validation_error', ...CREATE }]);
    expect(await scene.obtain()).toBe(scene.service.addresses()[0]);
    expect(await scene.readEmails()).toEqual(scene.service.addresses());
  });

  it('that the service refuses is another one too where it has a list for every address: it may be somebody else’s', async () => {
    scene.service.setFaults([
      { kind: 'error', status: 409, code: 'email_taken', ...CREATE },
      { kind: 'long-list', count: 0, times: 'always', method: 'GET', path: '/v1/emails/*/messages' },
    ]);
    expect(await scene.obtain()).toBe(scene.service.addresses()[0]);
    expect(scene.service.addresses()).toHaveLength(1);
  });

  it('that is in the mailbox is no failure because nothing else can be stored any more', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const isMade = () => scene.service.addresses().length > 0;
    const breakAfterwards = (object: typeof fakeBrowser.storage.local, name: 'get' | 'set') => {
      const real = object[name].bind(object) as (...args: unknown[]) => Promise<unknown>;
      vi.spyOn(object, name).mockImplementation(((...args: unknown[]) =>
        isMade() ? Promise.reject(new Error('storage is broken')) : real(...args)) as never);
    };
    breakAfterwards(fakeBrowser.storage.local, 'get');
    breakAfterwards(fakeBrowser.storage.local, 'set');
    const { read, write } = scene.memory;
    scene.memory.read = async (key) => (isMade() ? Promise.reject(new Error('storage is broken')) : read(key));
    scene.memory.write = async (key, value) =>
      isMade() ? Promise.reject(new Error('storage is broken')) : write(key, value);
    const { createAddress } = scene.worker;
    // It is passed over by this service, which is noted as well.
    scene.service.setFaults([{ kind: 'error', status: 400, code: 'validation_error', ...CREATE }]);
    const { email } = await createAddress();
    expect(await scene.readEmails()).toEqual([email]);
    expect(scene.createRequests()).toBe(2);
  });

  it('may be written into the page before it is in the mailbox, and an error in storing it is passed on', async () => {
    const goOn = scene.holdChanges();
    const obtained = await scene.prepare().obtain();
    expect(scene.service.addresses()).toEqual([obtained.email]);
    expect(await scene.readEmails()).toEqual([]);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new Error('no room');
    });
    goOn();
    await expect(obtained.stored).rejects.toThrow('no room');
  });
});

describe('an address of the mailbox', () => {
  it('is used again with a new trace, and the service is not asked', async () => {
    const email = await scene.obtain();
    vi.setSystemTime(Date.now() + MINUTE);
    const { stored } = await scene.worker
      .prepareAddress({ email }, Promise.resolve({ filledAt: 9, site: 'other.example' }), Promise.resolve())
      .obtain();
    await stored;
    expect(await scene.readAddresses()).toHaveLength(1);
    expect((await scene.readAddresses())[0]).toMatchObject({
      email,
      filledAt: 9,
      site: 'other.example',
      isShared: true,
    });
    expect(scene.createRequests()).toBe(1);
  });

  it('that is gone from it is replaced by a new one', async () => {
    const email = await scene.obtain('gone@mayfly.test');
    expect(email).not.toBe('gone@mayfly.test');
    expect(await scene.readEmails()).toEqual([email]);
  });
});

describe('the domain', () => {
  beforeEach(async () => {
    scene = await startAddressScene({ domains: DOMAINS });
  });

  it('of a fill is one that is open to all, and none that the site has refused', async () => {
    expect(await scene.obtain()).toMatch(/@mayfly\.test$/);
    await scene.refuse('mayfly.test');
    expect(await scene.obtain()).toMatch(/@relay\.test$/);
    await scene.refuse('relay.test');
    expect(await scene.obtain()).toMatch(/@mayfly\.test$/);
  });

  it('is the one that was asked for', async () => {
    expect(await scene.obtain(undefined, 'own.test')).toMatch(/@own\.test$/);
    expect(scene.createRequests()).toBe(1);
  });

  it('is asked for without a name where the service makes up its own', async () => {
    await scene.worker.capabilitiesItem.of(scene.service.api).write({ takesNames: false });
    await scene.refuse('mayfly.test');
    expect(await scene.obtain()).toMatch(/@relay\.test$/);
    expect(await scene.obtain(undefined, 'own.test')).toMatch(/@own\.test$/);
    expect(scene.createRequests()).toBe(2);
  });
});

describe('a name that was chosen', () => {
  const create = (options: { name?: string; domain?: string }) => scene.worker.createAddress(options);

  it('that is in the mailbox is refused without a request', async () => {
    await create({ name: 'anna' });
    await expect(create({ name: 'anna' })).rejects.toMatchObject({ kind: 'refused' });
    expect(scene.createRequests()).toBe(1);
  });

  it('that somebody else has is refused, and no other is made', async () => {
    scene.service.setFaults([{ kind: 'error', status: 422, code: 'validation_error', ...CREATE }]);
    await expect(create({ name: 'anna' })).rejects.toMatchObject({ kind: 'refused' });
    expect(scene.service.addresses()).toEqual([]);
    expect(await scene.worker.readUnclear()).toEqual([]);
  });

  it('that the service passes over is not offered again', async () => {
    scene = await startAddressScene({
      choosesAlone: true,
      domains: DOMAINS,
    });
    expect((await create({ name: 'anna', domain: 'relay.test' })).email).not.toContain('anna');
    expect(await scene.worker.capabilitiesItem.of(scene.service.api).read()).toMatchObject({ takesNames: false });
    await create({ domain: 'relay.test' });
    expect(await scene.worker.capabilitiesItem.of(scene.service.api).read()).toMatchObject({ takesDomains: false });
  });
});

it('the domain that the user prefers is taken, unless the site has refused it', async () => {
  scene = await startAddressScene({
    domains: DOMAINS,
  });
  await scene.worker.settingsItem.update((settings) => ({ ...settings, newDomain: 'relay.test' }));
  expect(await scene.obtain()).toMatch(/@relay\.test$/);
  await scene.refuse('relay.test');
  expect(await scene.obtain()).toMatch(/@mayfly\.test$/);
});

describe('with several services', () => {
  let second: Service;

  beforeEach(async () => {
    second = await startService({ domains: [{ name: 'second.test', type: 'public' }] });
    onTestFinished(() => second.stop());
    await scene.worker.connect(second.api, second.keys[0] ?? '');
  });

  it('the first makes the address, unless another is chosen', async () => {
    expect(await scene.obtain()).toMatch(/@mayfly\.test$/);
    const { email } = await scene.worker.createAddress({ service: second.api });
    expect(email).toMatch(/@second\.test$/);
    expect(await scene.worker.readAddress(email)).toMatchObject({ service: second.api });
    expect(second.addresses()).toEqual([email]);
  });

  it('a shorter name is asked of the service that was chosen', async () => {
    const { prepareAddress } = scene.worker;
    const prepared = prepareAddress({ service: second.api }, Promise.resolve(TRACE), Promise.resolve());
    expect(await prepared.fitInto(20)).toBe(true);
    expect((await prepared.obtain()).email).toMatch(/^[a-z0-9]{1,8}@second\.test$/);
  });
});
