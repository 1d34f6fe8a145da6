import { formatTime } from '../../../lib/language/format-time.ts';
import { localeInUse } from '../../../lib/language/language-in-use.ts';
import { text } from '../../../lib/language/text.ts';
import { formatAge } from '../../ui/format/format-age.ts';
import type { ShownStatus } from './shown-status.ts';

const MINUTE = 60_000;

/**
 * When mail was last checked; or when it will be, if the rate limit delays that by more than a minute.
 * @param locale BCP 47; that of the language in use when absent
 */
export function describeChecks(status: ShownStatus, now: number, locale = localeInUse()): string {
  const { checkedAt, nextCheckAt, delayedBy } = status;
  const isHeldByLimit = delayedBy === 'limit' || delayedBy === 'reserve';
  if (isHeldByLimit && nextCheckAt !== undefined && nextCheckAt - now > MINUTE) {
    return text('status.nextCheck', { time: formatTime(nextCheckAt, {}, locale) });
  }
  return checkedAt === undefined
    ? text('status.notChecked')
    : text('status.checked', { age: formatAge(checkedAt, now, locale) });
}
