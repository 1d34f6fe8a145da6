import { describeAddressesLeft } from '../../../lib/api/describe-addresses-left.ts';
import { text } from '../../../lib/i18n/text.ts';
import type { ShownStatus } from './shown-status.ts';

/** Of what a period allows, less than this is few. */
const FEW_SHARE = 0.1;

/** Where the service does not say what it allows. */
const FEW = 20;

/** How much of the service's limit is left. @returns undefined as long as it is enough, or unknown */
export function describeLeft({ rateLimit, addressesLeft }: ShownStatus, now: number): string | undefined {
  if (addressesLeft?.isShort && addressesLeft.resetAt > now) return describeAddressesLeft(addressesLeft, now);
  const { remaining, limit } = rateLimit ?? {};
  if (remaining === undefined || remaining >= (limit === undefined ? FEW : limit * FEW_SHARE)) return undefined;
  return text('status.left', { count: remaining });
}
