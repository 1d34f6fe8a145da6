import { text } from '../../../lib/language/text.ts';
import type { Address } from '../../../lib/mailbox/address.ts';
import { formatTimeLeft } from '../../ui/format/format-time-left.ts';

/** How long an address still lives, in words, as far as the service has said. */
export function describeTimeLeft({ expiresAt, isLifeUnknown }: Address, now: number): string {
  if (isLifeUnknown) return text('address.lifeUnknown');
  return text('address.timeLeft', { time: formatTimeLeft(expiresAt - now) ?? '' });
}
