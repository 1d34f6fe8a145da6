import { maybe, withDefault, z } from '../../storage/schema.ts';

/** How many presses count at once, as a user who is refused by a form presses again, and after how long another one counts. */
const OF_TAB = { atOnce: 4, againMs: 15_000 };
const OF_ALL = { atOnce: 20, againMs: 5000 };

/** It is not said more often that presses do not count. */
const SAID_AGAIN_MS = 60_000;

/**
 * @property fullAt epoch ms: when all presses count again, for each tab that the button was pressed in, and for `all` of them together
 * @property saidAt when the user was told last that a press did not count; epoch ms
 */
export const pressesSchema = z.object({
  fullAt: withDefault(z.record(z.string(), z.number()), {}),
  saidAt: maybe(z.number()),
});

export type RecentClicks = z.infer<typeof pressesSchema>;

/** @property isAnnounced whether the user is to be told that it does not count */
export type CountedClick = { isCounted: boolean; isAnnounced: boolean };

/**
 * Whether one more click on the button counts. No user clicks as often as a page does that has taken over its own process, and
 * presses in its place: each press may cost a request and an address.
 */
export function countClick(
  { fullAt, saidAt = 0 }: RecentClicks,
  tabId: number,
  now: number,
): CountedClick & { presses: RecentClicks } {
  const limits = { [tabId]: OF_TAB, all: OF_ALL };
  const waits = Object.entries(limits).map(([key, { atOnce, againMs }]) => {
    // After the clock was set back, no more is waited for than can have been used up.
    const ms = Math.min(Math.max(0, (fullAt[key] ?? 0) - now), atOnce * againMs);
    return { key, ms, againMs, counts: ms <= (atOnce - 1) * againMs };
  });
  const isCounted = waits.every(({ counts }) => counts);
  const isAnnounced = !isCounted && Math.abs(now - saidAt) > SAID_AGAIN_MS;
  const others = Object.entries(fullAt).filter(([, at]) => at > now);
  const own = waits.map(({ key, ms, againMs }) => [key, now + ms + (isCounted ? againMs : 0)]);
  return {
    isCounted,
    isAnnounced,
    presses: { fullAt: Object.fromEntries([...others, ...own]), saidAt: isAnnounced ? now : saidAt },
  };
}
