import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AddressScene, startAddressScene } from '../../../test/addresses/address-scene.ts';
import { MINUTE } from '../../i18n/time.ts';

const NAME = 'anna.maria';
const EMAIL = `${NAME}@mayfly.test`;

let scene: AddressScene;

beforeEach(async () => {
  scene = await startAddressScene({ ttlSeconds: 600, keys: ['mine', 'another'] });
  const { createAddress } = scene.worker;
  await createAddress({ name: NAME, domain: 'mayfly.test' }, { filledAt: 5, site: 'shop.example' });
});

async function renew() {
  const { renewAddress } = await import('./create-address.ts');
  return renewAddress(EMAIL);
}

const expire = () => vi.setSystemTime(Date.now() + 11 * MINUTE);

describe('an expired address', () => {
  it('is made anew by the same name, with its label and its site, and waits for no mail of then', async () => {
    await scene.worker.updateAddress(EMAIL, (one) => ({ ...one, label: 'Maps', lastMessageAt: 7, goneAt: 9 }));
    expire();
    await renew();
    expect(scene.service.addresses()).toEqual([EMAIL]);
    const [made] = await scene.readAddresses();
    expect(await scene.readAddresses()).toHaveLength(1);
    expect(made).toMatchObject({
      email: EMAIL,
      createdAt: Date.now(),
      label: 'Maps',
      site: 'shop.example',
      isReused: true,
      lastMessageAt: 7,
    });
    expect(made).not.toHaveProperty('filledAt');
    expect(made).not.toHaveProperty('goneAt');
    expect(await scene.worker.readUnclear()).toEqual([]);
  });

  it('that lives is left alone', async () => {
    await renew();
    expect(scene.createRequests()).toBe(1);
  });

  it('that somebody else has by now is refused, and stays as it is', async () => {
    expire();
    const before = await scene.readAddresses();
    const body = JSON.stringify({ email: EMAIL });
    await fetch(`${scene.service.api}/v1/emails`, { method: 'POST', headers: { 'X-API-Key': 'another' }, body });
    await expect(renew()).rejects.toMatchObject({ kind: 'refused' });
    expect(await scene.readAddresses()).toEqual(before);
    expect(await scene.worker.readUnclear()).toEqual([]);
  });

  it('that the service has still is used as it is', async () => {
    await scene.worker.updateAddress(EMAIL, (one) => ({ ...one, goneAt: 9 }));
    await renew();
    expect(await scene.readAddresses()).toMatchObject([{ email: EMAIL, isLifeUnknown: true }]);
  });
});

it('a refused address that cannot be removed either is told as the refusal', async () => {
  const taken = 'taken@mayfly.test';
  const body = JSON.stringify({ email: taken });
  await fetch(`${scene.service.api}/v1/emails`, { method: 'POST', headers: { 'X-API-Key': 'another' }, body });
  const { createAddress, openForAddress } = scene.worker;
  const opening = openForAddress({ name: 'taken', domain: 'mayfly.test' }, {});
  await opening;
  vi.spyOn(scene.memory, 'write').mockRejectedValue(new Error('No room'));
  await expect(createAddress({}, {}, undefined, opening)).rejects.toMatchObject({ kind: 'refused' });
});
