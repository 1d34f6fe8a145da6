import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { nextStep, retryAfterMs } from '../../lib/background/delete/plan-deletions.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../lib/i18n/time.ts';
import { RECONCILE_ALARM } from '../../lib/mailbox/address/reconcile-pending.ts';
import type { Address } from '../../lib/mailbox/address.ts';
import { afterFailure, afterNotFound, retryAtOf } from '../../lib/mailbox/address-failure.ts';
import { type Trashed, UNDO_MS } from '../../lib/mailbox/trashed.ts';
import { CREATE, startAddressScene } from './address-scene.ts';

const NOW = 1_790_000_000_000;
const BACK_MS = [2 * MINUTE, 50 * MINUTE, 3 * HOUR, 20 * HOUR, 9 * DAY, 400 * DAY];
const backMs = fc.integer({ min: MINUTE, max: 400 * DAY });
const address: Address = { email: 'oak@mayfly.test', createdAt: 0, expiresAt: NOW + DAY, service: 'https://a.example' };

it('no deletion waits for longer than before the clock was set back', () => {
  const deletion = fc.record({
    isPurged: fc.boolean(),
    tries: fc.integer({ min: 0, max: 12 }),
    heldMs: fc.integer({ min: 0, max: 40 * DAY }),
  });
  fc.assert(
    fc.property(deletion, backMs, ({ isPurged, tries, heldMs }, back) => {
      const untilAt = NOW + UNDO_MS;
      const waitMs = tries === 0 ? UNDO_MS : Math.max(retryAfterMs(tries - 1), heldMs);
      const tried = tries > 0 && { triedAt: NOW };
      const about = { kind: 'message' as const, key: '1', address, messages: [], isPurged, tries };
      const stored: Trashed = { ...about, ...tried, untilAt, nextTryAt: NOW + waitMs };
      expect(nextStep(stored, NOW - back).at).toBeLessThanOrEqual(NOW - back);
    }),
  );
});

it('no address that failed waits for longer than before the clock was set back', () => {
  const fail = fc.constantFrom<(one: Address, now: number) => Address>(
    (one, now) => afterNotFound(one, [], { keyMark: undefined, now }),
    (one, now) => afterFailure(one, 'too-large', { keyMark: undefined, now }),
    (one, now) => afterFailure(one, 'refused', { keyMark: undefined, now }),
  );
  fc.assert(
    fc.property(fail, fc.integer({ min: 1, max: 3 }), backMs, (failOnce, times, back) => {
      let failed = address;
      for (let time = 0; time < times; time++) failed = failOnce(failed, NOW);
      expect(retryAtOf(failed, { keyMark: undefined, now: NOW - back })).toBeLessThanOrEqual(NOW - back);
    }),
  );
});

it.each(BACK_MS)(
  'the list of domains is renewed soon after the next start, after the clock was set back by %d ms',
  async (back) => {
    const scene = await startAddressScene();
    // The list of domains is old, and could not be renewed.
    vi.setSystemTime(Date.now() + 3 * DAY);
    scene.service.setFaults([{ kind: 'error', path: '/v1/domains', times: 'always' }]);
    await scene.worker.syncDomains();
    vi.setSystemTime(Date.now() - back);
    await scene.restart();
    await scene.worker.resumeDomains();
    const renewedAt = (await scene.worker.domainsItem.of(scene.service.api).read())?.renewedAt ?? 0;
    const dueAt = renewedAt > Date.now() ? Date.now() : Math.max(Date.now(), renewedAt + DAY);
    expect(await scene.alarmAt(scene.worker.DOMAINS_ALARM)).toBeLessThanOrEqual(dueAt + HOUR);
  },
);

it.each(BACK_MS)(
  'an address that may have been made is asked about, though the clock went back by %d ms',
  async (back) => {
    const scene = await startAddressScene();
    scene.service.setFaults([{ kind: 'dropped', when: 'after', ...CREATE }]);
    await expect(scene.prepare().obtain()).rejects.toThrow();
    scene.service.setFaults([{ kind: 'error', times: 'always' }]);
    vi.setSystemTime(Date.now() - back);
    await scene.restart();
    await scene.worker.reconcilePending();
    const alarmAt = await scene.alarmAt(RECONCILE_ALARM);
    expect(alarmAt).toBeLessThanOrEqual(Date.now() + MINUTE + SECOND);
  },
);
