import type { ListedMessage } from '../../lib/api/wire.ts';
import { MINUTE } from '../../lib/i18n/time.ts';

/**
 * A list of so many summaries, in an order that says nothing: `0` is the newest, and came a minute ago; each other one a minute earlier than
 * the one before it.
 * @param count no multiple of 7
 */
export function listSummaries(count: number, now: number): ListedMessage[] {
  return Array.from({ length: count }, (_, at) => {
    const nth = (at * 7) % count;
    const [id, createdAt] = [String(nth), now - (nth + 1) * MINUTE];
    const dated = new Date(createdAt).toISOString();
    return { id, created_at: createdAt, dated, element: { id, created_at: dated } };
  });
}
