import type { Status } from '../../../lib/api/status.ts';
import { formatTime } from '../../../lib/language/format-time.ts';
import { text } from '../../../lib/language/text.ts';

const DAY = 24 * 60 * 60 * 1000;

/** For how many new addresses what is left of the limit is enough, and until when. */
export function describeAddressesLeft({ fillsLeft, resetAt }: NonNullable<Status['outlook']>, now: number): string {
  const day = resetAt - now < DAY ? {} : ({ day: 'numeric', month: 'short' } as const);
  const count = fillsLeft < 10 ? Math.floor(fillsLeft) : Number(fillsLeft.toPrecision(2));
  return text('status.addressesLeft', { count, time: formatTime(resetAt, day) });
}
