import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AddressScene, startAddressScene } from '../../../test/addresses/address-scene.ts';
import { MINUTE } from '../../i18n/time.ts';
import { type Address, recreated } from '../address.ts';

const NAME = 'anna.maria';
const EMAIL = `${NAME}@mayfly.test`;

let scene: AddressScene;

beforeEach(async () => {
  scene = await startAddressScene({ ttlSeconds: 600, keys: ['mine', 'another'] });
  const { createAddress, openForAddress } = scene.worker;
  const wish = { name: NAME, domain: 'mayfly.test' };
  await createAddress(
    wish,
    { filledAt: 5, site: 'shop.example' },
    scene.book.add,
    openForAddress(wish, {}, 'press', scene.book),
  );
});

async function renew() {
  const { renewAddress } = await import('./renew-address.ts');
  const add = async (made: Address) => {
    const before = scene.kept.find(({ email }) => email === made.email);
    scene.kept = [...scene.kept.filter((one) => one !== before), before ? recreated(before, made) : made];
  };
  return renewAddress(EMAIL, { ...scene.book, add });
}

const expire = () => vi.setSystemTime(Date.now() + 11 * MINUTE);

describe('an expired address', () => {
  it('is made anew by the same name, with its label and its site, and waits for no mail of then', async () => {
    await scene.book.update(EMAIL, (one) => ({ ...one, label: 'Maps', lastMessageAt: 7, goneAt: 9 }));
    expire();
    await renew();
    expect(scene.service.addresses()).toEqual([EMAIL]);
    const [made] = scene.kept;
    expect(scene.kept).toHaveLength(1);
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
    expect(await scene.worker.isPending(EMAIL)).toBe(false);
  });

  it('that lives is left alone', async () => {
    await renew();
    expect(scene.createRequests()).toBe(1);
  });

  it('that somebody else has by now is refused, and stays as it is', async () => {
    expire();
    const before = scene.kept;
    const body = JSON.stringify({ email: EMAIL });
    await fetch(`${scene.service.api}/v1/emails`, { method: 'POST', headers: { 'X-API-Key': 'another' }, body });
    await expect(renew()).rejects.toMatchObject({ kind: 'refused' });
    expect(scene.kept).toEqual(before);
    expect(await scene.worker.isPending(EMAIL)).toBe(false);
  });

  it('that the service has still is used as it is', async () => {
    await scene.book.update(EMAIL, (one) => ({ ...one, goneAt: 9 }));
    await renew();
    expect(scene.kept).toMatchObject([{ email: EMAIL, isLifeUnknown: true }]);
  });
});
