import type { Address } from '../../../lib/mailbox/address.ts';
import { shareLeft } from '../../ui/format/format-time-left.ts';

/** Below this share the bar changes colour. */
const SHORT = 0.1;

/** How much of an address's life is left; the text beside it says the same. */
export function LifeBar({ address, now }: { address: Address; now: number }) {
  const share = shareLeft(address, now);
  return (
    <span class="life-bar" data-short={share < SHORT} data-snapshot="relative-time" aria-hidden="true">
      <span style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}
