import { planNextCheck } from '../../../lib/background/poll/planner.ts';
import { HOUR, MINUTE } from '../../../lib/i18n/time.ts';
import { CALM } from '../../polling/calm.ts';
import { LATENCY_MS } from './live.ts';
import type { Random } from './random.ts';

const START_AT = Date.UTC(2026, 0, 1);

/**
 * How many requests for mail a minute takes, one after the other, of a service without a limit.
 * @param addresses one was filled as the minute begins, the others an hour before, with their mail
 * @param isWatched whether a popup is open all the time
 */
export function countMinute(addresses: number, isWatched: boolean, random: Random): number {
  const all = Array.from({ length: addresses }, (_, place) => {
    const filledAt = START_AT - (place === 0 ? 0 : HOUR);
    const expiresAt = START_AT + 24 * HOUR;
    const mail = place === 0 ? {} : { lastMessageAt: filledAt + 10_000 };
    return { email: `${place}@example.com`, createdAt: filledAt, filledAt, checkedAt: filledAt, expiresAt, ...mail };
  });
  let count = 0;
  let requestedAt = 0;
  for (let now = START_AT; ; ) {
    const next = planNextCheck({ ...CALM, addresses: all, requestedAt, watchedNow: isWatched, jitter: random() }, now);
    const address = all.find(({ email }) => email === next?.email);
    if (!next || !address) return count;
    now = Math.max(now, next.dueAt);
    if (now > START_AT + MINUTE) return count;
    count++;
    now += LATENCY_MS;
    requestedAt = now;
    address.checkedAt = now;
  }
}
