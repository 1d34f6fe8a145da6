import { z } from '../../storage/schema/z.ts';
import { storedItem } from '../../storage/stored-item.ts';

/**
 * A notification of many messages at once.
 * @property since epoch ms, when it was shown first
 * @property count how many messages came since
 * @property isShown whether it is still on screen: the person, or the browser after a moment, may have taken it away
 */
export type Summary = { since: number; count: number; isShown: boolean };

/** When the last summary was shown first, epoch ms; null before there was any. */
export const summarySinceItem = storedItem('summarySince', z._default(z.nullable(z.number()), null));

/** Each summary has an id of its own: what comes later is news again. */
export function summaryId(since: number): string {
  return `messages:${since}`;
}
