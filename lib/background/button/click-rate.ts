import { MINUTE } from '../../i18n/time.ts';
import { maybe, withDefault, z } from '../../storage/schema.ts';
import { storedItem } from '../../storage/stored-item.ts';

/** How many clicks are accepted at once, as users click again when a form refuses an address, and how long until the next is accepted. */
const OF_TAB = { atOnce: 4, againMs: 15_000 };
const OF_ALL = { atOnce: 20, againMs: 5000 };

/** The user is notified at most this often that clicks are not accepted. */
const NOTIFY_EVERY_MS = MINUTE;

const recentClicksSchema = z.object({
  /** Epoch ms: when the full number of clicks is accepted again, for each tab with a click and for `all` tabs together. */
  fullAt: withDefault(z.record(z.string(), z.number()), {}),
  /** Epoch ms: when the user was last notified that a click was not accepted. */
  notifiedAt: maybe(z.number()),
});

export type RecentClicks = z.infer<typeof recentClicksSchema>;

export const recentClicksItem = storedItem('recentClicks', z.prefault(recentClicksSchema, {}), 'session');

export type CountedClick = {
  isCounted: boolean;
  /** Whether to notify the user that the click was not accepted. */
  shouldNotify: boolean;
};

/**
 * Decides whether one more click on the button is accepted. Each click may cost a request and an address. A compromised page process can
 * forge clicks, but makes more of them than a user does.
 */
export function countClick(
  { fullAt, notifiedAt = 0 }: RecentClicks,
  tabId: number,
  now: number,
): CountedClick & { clicks: RecentClicks } {
  const limits = { [tabId]: OF_TAB, all: OF_ALL };
  const waits = Object.entries(limits).map(([key, { atOnce, againMs }]) => {
    // After the clock was set back, the wait is at most that of all clicks used up.
    const ms = Math.min(Math.max(0, (fullAt[key] ?? 0) - now), atOnce * againMs);
    return { key, ms, againMs, counts: ms <= (atOnce - 1) * againMs };
  });
  const isCounted = waits.every(({ counts }) => counts);
  const shouldNotify = !isCounted && Math.abs(now - notifiedAt) > NOTIFY_EVERY_MS;
  const others = Object.entries(fullAt).filter(([, at]) => at > now);
  const own = waits.map(({ key, ms, againMs }) => [key, now + ms + (isCounted ? againMs : 0)]);
  return {
    isCounted,
    shouldNotify,
    clicks: { fullAt: Object.fromEntries([...others, ...own]), notifiedAt: shouldNotify ? now : notifiedAt },
  };
}
