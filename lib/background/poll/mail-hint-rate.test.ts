import { describe, expect, it } from 'vitest';
import { CALM } from '../../../test/polling/calm.ts';
import { HOUR, MINUTE, SECOND } from '../../i18n/time.ts';
import { applyHint, type MailHint } from './mail-hint.ts';
import { type PollingState, planNextCheck } from './planner.ts';

const NOW = Date.UTC(2026, 0, 1, 12);

/** Filled hours ago, its mail came at once, and it was asked two minutes ago. */
const quiet = (parts: { hint?: MailHint; lastMessageAt?: number; checkedAt?: number } = {}) => ({
  email: 'a@example.com',
  createdAt: NOW - 5 * HOUR,
  filledAt: NOW - 5 * HOUR,
  lastMessageAt: NOW - 5 * HOUR + 10 * SECOND,
  checkedAt: NOW - 2 * MINUTE,
  expiresAt: NOW + 24 * HOUR,
  ...parts,
});

const waitMs = (address: ReturnType<typeof quiet>, parts: Partial<PollingState> = {}, now = NOW) =>
  (planNextCheck({ ...CALM, addresses: [address], ...parts }, now)?.dueAt ?? Number.NaN) - now;

const hinted = (parts: Parameters<typeof quiet>[0] = {}) => quiet({ hint: { at: NOW, count: 1 }, ...parts });

describe('a hint of mail', () => {
  it('has it asked as often as after a fill, which decays', () => {
    const waitAfter = (ms: number) => waitMs(hinted({ checkedAt: NOW + ms }), {}, NOW + ms);
    expect(waitAfter(SECOND)).toBeLessThan(3 * SECOND);
    expect(waitAfter(10 * MINUTE)).toBeGreaterThan(5 * SECOND);
    expect(waitAfter(10 * HOUR)).toBeGreaterThan(4 * MINUTE);
  });

  it('in the future came before the clock was set back', () => {
    expect(waitMs(quiet({ hint: { at: NOW + 5 * HOUR, count: 3 }, checkedAt: NOW }))).toBeGreaterThan(MINUTE);
    expect(applyHint(quiet({ hint: { at: NOW + 5 * HOUR, count: 3 } }), NOW)).toEqual({ at: NOW, count: 4 });
  });
});

describe('applyHint', () => {
  const sixth = { at: NOW - 5 * MINUTE, count: 6 };

  it('counts a page’s hints ever more rarely: eleven in a day', () => {
    let address = quiet();
    const countedAt: number[] = [];
    for (let at = NOW; at < NOW + 24 * HOUR; at += SECOND) {
      const hint = applyHint(address, at);
      if (!hint) continue;
      countedAt.push((at - NOW) / MINUTE);
      address = { ...address, hint };
    }
    expect(countedAt.slice(0, 5)).toEqual([0, 1, 3, 7, 15]);
    expect(countedAt).toHaveLength(11);
  });

  it.each<[string, Parameters<typeof quiet>[0] & { filledAt?: number }, MailHint | undefined]>([
    ['counts the first one', {}, { at: NOW, count: 1 }],
    ['does not count one right after the mail', { lastMessageAt: NOW - 20 * SECOND }, undefined],
    ['does not count one right after another', { hint: { at: NOW - 30 * SECOND, count: 1 } }, undefined],
    ['counts one a minute after another', { hint: { at: NOW - MINUTE, count: 1 } }, { at: NOW, count: 2 }],
    ['begins anew after a mail', { hint: sixth, lastMessageAt: NOW - 2 * MINUTE }, { at: NOW, count: 1 }],
    ['begins anew after a fill', { hint: sixth, filledAt: NOW - MINUTE }, { at: NOW, count: 1 }],
  ])('%s', (_, parts, expected) => {
    expect(applyHint(quiet(parts), NOW)).toEqual(expected);
  });
});
