import { formatAge } from '../format/format-age.ts';
import type { ShownStatus } from './shown-status.ts';

const MINUTE = 60_000;

/**
 * When mail was last looked for; or when it will be, where the service's limit makes that long.
 * @param locale BCP 47; the browser's own when absent
 */
export function describeChecks(status: ShownStatus, now: number, locale?: string): string {
  const { checkedAt, nextCheckAt, heldBy } = status;
  const isHeldByLimit = heldBy === 'limit' || heldBy === 'reserve';
  if (isHeldByLimit && nextCheckAt !== undefined && nextCheckAt - now > MINUTE) {
    const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(nextCheckAt);
    return `Next check at ${time}`;
  }
  return checkedAt === undefined ? 'Not checked yet' : `Checked ${formatAge(checkedAt, now, locale)}`;
}
