import { allowedAt } from '../../../lib/api/allowed-at.ts';
import { RateLimitedError } from '../../../lib/api/errors.ts';
import { nextStatus } from '../../../lib/api/next-status.ts';
import { statusItem } from '../../../lib/api/status.ts';
import { learnDelay, learnFills, NO_HABITS } from '../../../lib/background/poll/habits.ts';
import { computeRequestShare, type Pace, type PollingState } from '../../../lib/background/poll/planner.ts';
import type { WatchedAddress } from '../../../lib/background/poll/watched-address.ts';
import { SECOND } from '../../../lib/i18n/time.ts';
import type { LimitedService } from './limited-service.ts';
import { AWAITED_FOR_MS, type Fill, type MailKind, TTL_MS } from './month.ts';
import type { Planner } from './planner.ts';
import type { Random } from './random.ts';

export const LATENCY_MS = 150;
/** What browsers give: timers while the worker lives, alarms not sooner than this. */
const TIMER_AT_MOST_MS = 25 * SECOND;
const ALARM_AT_LEAST_MS = 30 * SECOND;
/** A notification is followed: message read, popup open for a moment. */
const OPENS_AFTER_MS = 3 * SECOND;
const OPEN_FOR_MS = 20 * SECOND;
/** Some delete the address once they are done with it. */
const DELETED_SHARE = 0.2;
const DELETED_AFTER_MS = 60 * SECOND;

/**
 * @property delayMs from arrival until the service answered with it; latency is not counted
 * @property notBefore, seenAfter since the fill: the last answer without the mail (0 for none), and the one with it
 */
export type Sight = { kind: MailKind; delayMs: number; notBefore: number; seenAfter: number };

/** @property checksPerFill requests for an address from its fill until its first mail was seen, or for 30 minutes */
export type Life = {
  sights: Sight[];
  checksPerFill: number[];
  checks: number;
  /** Awaited mails that came to an address that was made, seen or not. */
  awaited: number;
  bodies: number;
  refused: { own: number; pressed: number };
};

type Polled = { fill: Fill; seen: number; place: number; answeredAt: number };

/**
 * Lives through a month: fills, waits as a browser waits, asks when the planner says so, reads what came. The service answers
 * half of the latency after each question.
 */
export function live(
  fills: Fill[],
  planner: Planner,
  service: LimitedService,
  random: Random,
  pace: Pace = 'normal',
): Life {
  const events: { at: number; happen: () => void }[] = [];
  const plan = (at: number, happen: () => void) => {
    const place = events.findLastIndex((event) => event.at >= at);
    events.splice(place + 1, 0, { at, happen });
  };
  let status = { ...statusItem.initial, jitter: random() };
  let addresses: WatchedAddress[] = [];
  let habits = NO_HABITS;
  const polled = new Map<string, Polled>();
  const life: Life = {
    sights: [],
    checksPerFill: [],
    checks: 0,
    awaited: 0,
    bodies: 0,
    refused: { own: 0, pressed: 0 },
  };
  let now = fills[0]?.at ?? 0;
  let openViews = 0;

  const readState = (): PollingState => ({ ...status, addresses, habits, watchedNow: openViews > 0, pace });

  /** @param seenAt when the answer is read: what goes on beside is taken as answered at once */
  function ask(who: keyof Life['refused'], seenAt = now): { answeredAt: number; refused: boolean } {
    const answeredAt = now + LATENCY_MS / 2;
    const { refused, rateLimit } = service.ask(answeredAt);
    if (refused) life.refused[who]++;
    const seen = rateLimit && { ...rateLimit, seenAt };
    const error = refused ? new RateLimitedError('', { status: 429 }, rateLimit ?? {}) : undefined;
    status = nextStatus(status, { error, rateLimit: seen, now: seenAt, jitter: random() });
    return { answeredAt, refused };
  }

  function watch(from: number, to: number): void {
    plan(from, () => openViews++);
    plan(to, () => openViews--);
  }

  fills.forEach((fill, place) => {
    plan(fill.at, () => {
      // The user learns that the limit is reached, and takes an address of their own.
      if (ask('pressed').refused) return;
      life.checksPerFill[place] = 0;
      life.awaited += fill.mails.filter(({ kind }) => kind !== 'later').length;
      const email = `${place}@example.com`;
      polled.set(email, { fill, seen: 0, place, answeredAt: fill.at });
      addresses = addresses.filter(({ expiresAt }) => expiresAt > now);
      habits = learnFills(habits, [now], now);
      addresses.push({ email, createdAt: now, filledAt: now, expiresAt: now + TTL_MS });
    });
    if (fill.watched) watch(fill.watched.from, fill.watched.to);
  });

  /** Of its own accord: what a user waits for, if anything is left; a newsletter, if it is to spare. */
  function fetchBody(isUpkeep: boolean): void {
    const { quietMs } = computeRequestShare(readState(), now);
    if (allowedAt({ ...status, quietMs }, isUpkeep ? 'upkeep' : 'mail', now) !== now) return;
    life.bodies++;
    ask('own');
  }

  function read(address: WatchedAddress, { fill, seen, answeredAt: before }: Polled, answeredAt: number): number {
    let count = seen;
    for (let mail = fill.mails[count]; mail && mail.at <= answeredAt; mail = fill.mails[++count]) {
      const between = { notBefore: before - fill.at, seenAfter: answeredAt - fill.at };
      life.sights.push({ kind: mail.kind, delayMs: answeredAt - mail.at, ...between });
    }
    if (count > seen) {
      for (let nth = seen; nth < count; nth++) fetchBody(fill.mails[nth]?.kind === 'later');
      if (seen === 0) {
        // Where between two answers it came is not known.
        habits = learnDelay(habits, (Math.max(before, fill.at) + answeredAt) / 2 - fill.at);
        if (random() < DELETED_SHARE) plan(now + DELETED_AFTER_MS, () => void ask('pressed'));
        watch(now + OPENS_AFTER_MS, now + OPENS_AFTER_MS + OPEN_FOR_MS);
      }
      address.lastMessageAt = now;
    }
    return count;
  }

  function check(address: WatchedAddress, known: Polled): void {
    const { answeredAt, refused } = ask('own', now + LATENCY_MS);
    life.checks++;
    if (known.seen === 0 && now - known.fill.at < AWAITED_FOR_MS) {
      life.checksPerFill[known.place] = (life.checksPerFill[known.place] ?? 0) + 1;
    }
    now += LATENCY_MS;
    if (refused) return;
    address.checkedAt = now;
    known.seen = read(address, known, answeredAt);
    known.answeredAt = answeredAt;
  }

  const endAt = (fills.at(-1)?.at ?? 0) + TTL_MS;
  while (now < endAt) {
    const next = planner(readState(), now);
    const waitMs = next ? Math.max(0, next.dueAt - now) : Number.POSITIVE_INFINITY;
    const wakeAt = now + (waitMs <= TIMER_AT_MOST_MS ? waitMs : Math.max(waitMs, ALARM_AT_LEAST_MS));
    const event = events.at(-1);
    if (event && event.at <= wakeAt) {
      events.pop();
      now = Math.max(now, event.at);
      event.happen();
    } else if (!next || wakeAt > now) {
      if (!next) break;
      now = wakeAt;
    } else {
      const address = addresses.find(({ email }) => email === next.email);
      const known = polled.get(next.email);
      if (!address || !known) throw new Error(`The planner named ${next.email}, which has no fill`);
      check(address, known);
    }
  }
  return life;
}
