import { shareLeft } from '../../../lib/i18n/format-time-left.ts';
import type { Address } from '../../../lib/mailbox/address.ts';

/** A code that is asked for now may still come in time, hardly more. */
const LAST_MS = 10 * 60_000;

/** Whether it is known to be in its last minutes: then its time left changes colour. */
export function isEnding(
  { expiresAt, isLifeUnknown }: Pick<Address, 'expiresAt' | 'isLifeUnknown'>,
  now: number,
): boolean {
  return !isLifeUnknown && expiresAt - now < LAST_MS;
}

/** How much of an address's life is left; the text beside it says the same. */
export function LifeBar({ address, now }: { address: Address; now: number }) {
  return (
    <span class="life-bar" data-short={isEnding(address, now)} aria-hidden="true">
      <span style={{ inlineSize: `${shareLeft(address, now) * 100}%` }} />
    </span>
  );
}
