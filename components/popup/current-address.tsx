import { text } from '../../lib/language/text.ts';
import type { Address } from '../../lib/mailbox/address.ts';
import { CopyButton } from '../copy-button.tsx';
import { EmailText } from '../email-text.tsx';
import { formatTimeLeft } from '../format/format-time-left.ts';
import { LifeBar } from './life-bar.tsx';

type CurrentAddressProps = { address: Address; now: number; onCopy: () => Promise<boolean> };

/** The newest address that mail can still come to: the first thing that is looked for. */
export function CurrentAddress({ address, now, onCopy }: CurrentAddressProps) {
  const place = address.label ?? address.site;
  return (
    <section class="current-address" aria-label={text('address.yours')}>
      <div class="current-address-line">
        <EmailText email={address.email} />
        <CopyButton label={text('do.copyAddress')} onCopy={onCopy} />
      </div>
      <p class="current-address-life soft tabular">
        {place && <span class="current-address-place cut">{place}</span>}
        <span class="whole" data-snapshot="aging">
          {text('address.timeLeft', { time: formatTimeLeft(address.expiresAt - now) ?? '' })}
        </span>
        <LifeBar address={address} now={now} />
      </p>
    </section>
  );
}
