import { formatTime } from '../i18n/format-time.ts';
import { text } from '../i18n/text.ts';
import { DAY } from '../i18n/time.ts';
import type { Status } from './status.ts';

/** For how many new addresses what is left of the limit is enough, and until when. */
export function describeAddressesLeft(left: NonNullable<Status['addressesLeft']>, now: number): string {
  const day = left.resetAt - now < DAY ? {} : ({ day: 'numeric', month: 'short' } as const);
  const count = left.count < 10 ? Math.floor(left.count) : Number(left.count.toPrecision(2));
  return text('status.addressesLeft', { count, time: formatTime(left.resetAt, day) });
}
