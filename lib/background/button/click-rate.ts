import { maybe, z } from '../../storage/schema.ts';

/** How many presses count at once: a user who is refused by a form presses again. */
const AT_ONCE = { tab: 4, all: 20 };

/** After so long another one counts. */
const REFILL_MS = { tab: 15_000, all: 5000 };

/** It is not said more often that presses do not count. */
const SAID_AGAIN_MS = 60_000;

/** A tab that was quiet for so long has all its presses again, and is forgotten. */
const FORGOTTEN_MS = AT_ONCE.tab * REFILL_MS.tab;

/** @property left presses that still count, with what has come back of the next one @property at epoch ms */
const allowanceSchema = z.object({ left: z.number(), at: z.number() });

type Allowance = z.infer<typeof allowanceSchema>;

/**
 * What is left in each tab that the button was pressed in, and in all of them together.
 * @property saidAt when the user was told last that a press did not count; epoch ms
 */
export const pressesSchema = z.object({
  tabs: z.record(z.string(), allowanceSchema),
  all: maybe(allowanceSchema),
  saidAt: maybe(z.number()),
});

export type RecentClicks = z.infer<typeof pressesSchema>;

function refill(known: Allowance | undefined, atOnce: number, refillMs: number, now: number): Allowance {
  // A clock that was set back gives nothing, and takes nothing.
  const sinceMs = Math.max(0, now - (known?.at ?? now));
  return { left: Math.min(atOnce, (known?.left ?? atOnce) + sinceMs / refillMs), at: now };
}

const take = ({ left, at }: Allowance): Allowance => ({ left: left - 1, at });

/** @property isAnnounced whether the user is to be told that it does not count */
export type CountedClick = { isCounted: boolean; isAnnounced: boolean };

/**
 * Whether one more click on the button counts. No user clicks as often as a page does that has taken over its own process, and
 * presses in its place: each press may cost a request and an address.
 * @param now epoch ms
 */
export function countClick(
  presses: RecentClicks,
  tabId: number,
  now: number,
): CountedClick & { presses: RecentClicks } {
  const tab = refill(presses.tabs[tabId], AT_ONCE.tab, REFILL_MS.tab, now);
  const all = refill(presses.all, AT_ONCE.all, REFILL_MS.all, now);
  const isCounted = tab.left >= 1 && all.left >= 1;
  const isAnnounced = !isCounted && Math.abs(now - (presses.saidAt ?? 0)) > SAID_AGAIN_MS;
  const others = Object.entries(presses.tabs).filter(([, { at }]) => now - at < FORGOTTEN_MS);
  return {
    isCounted,
    isAnnounced,
    presses: {
      tabs: { ...Object.fromEntries(others), [tabId]: isCounted ? take(tab) : tab },
      all: isCounted ? take(all) : all,
      saidAt: isAnnounced ? now : presses.saidAt,
    },
  };
}
