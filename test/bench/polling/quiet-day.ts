import { type Pace, planNextCheck } from '../../../lib/background/poll/planner.ts';
import { HOUR, SECOND } from '../../../lib/i18n/time.ts';
import { CALM } from '../../polling/calm.ts';
import type { Random } from './random.ts';

const START_AT = Date.UTC(2026, 0, 1);

/** How often five addresses are asked within 24 hours in which nothing happens. */
export function countQuietDay(pace: Pace, random: Random): number {
  const addresses = Array.from({ length: 5 }, (_, place) => {
    const createdAt = START_AT - (place + 1) * HOUR;
    const lastMessageAt = createdAt + 10 * SECOND;
    const email = `${place}@example.com`;
    return {
      email,
      createdAt,
      filledAt: createdAt,
      lastMessageAt,
      checkedAt: START_AT,
      expiresAt: START_AT + 25 * HOUR,
    };
  });
  let count = 0;
  for (let now = START_AT; ; count++) {
    const next = planNextCheck({ ...CALM, addresses, pace, jitter: random() }, now);
    const address = addresses.find(({ email }) => email === next?.email);
    if (!next || !address) return count;
    now = Math.max(now, next.dueAt);
    if (now > START_AT + 24 * HOUR) return count;
    address.checkedAt = now;
  }
}
