import { formatAge, formatTime } from '../../../lib/i18n/format-time.ts';
import { localeInUse } from '../../../lib/i18n/language-in-use.ts';
import { text } from '../../../lib/i18n/text.ts';
import { MINUTE } from '../../../lib/i18n/time.ts';
import type { ShownStatus } from './shown-status.ts';

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
