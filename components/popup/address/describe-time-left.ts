import { formatTimeLeft } from '../../../lib/i18n/format-time-left.ts';
import { text } from '../../../lib/i18n/text.ts';
import type { Address } from '../../../lib/mailbox/address.ts';

/** How long an address still lives, in words, as far as the service has said. */
export function describeTimeLeft({ expiresAt, isLifeUnknown }: Address, now: number): string {
  if (isLifeUnknown) return text('address.lifeUnknown');
  return text('address.timeLeft', { time: formatTimeLeft(expiresAt - now) ?? '' });
}
