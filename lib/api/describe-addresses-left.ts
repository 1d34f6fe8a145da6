import { formatWhen } from '../i18n/format-time.ts';
import { text } from '../i18n/text.ts';
import type { Status } from './status.ts';

/** For how many new addresses what is left of the limit is enough, and until when. */
export function describeAddressesLeft(left: NonNullable<Status['addressesLeft']>, now: number): string {
  const count = left.count < 10 ? Math.floor(left.count) : Number(left.count.toPrecision(2));
  return text('status.addressesLeft', { count, time: formatWhen(left.resetAt, now) });
}
