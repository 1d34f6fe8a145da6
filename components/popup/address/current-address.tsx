import { text } from '../../../lib/language/text.ts';
import type { Address } from '../../../lib/mailbox/address.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { formatTimeLeft } from '../../ui/format/format-time-left.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LifeBar } from './life-bar.tsx';

type CurrentAddressProps = {
  address: Address;
  now: number;
  isCreating: boolean;
  onCopy: () => Promise<boolean>;
  /** creates another address; absent where another button does */
  onNew?: (() => void) | undefined;
  /** opens the form for another address */
  onChoose: () => void;
};

/** The address in use, with its time left. */
export function CurrentAddress({ address, now, isCreating, onCopy, onNew, onChoose }: CurrentAddressProps) {
  const usedFor = address.label ?? address.site;
  return (
    <section class="current-address" aria-label={text('address.yours')}>
      <div class="current-address-line">
        <EmailText email={address.email} />
        <span class="current-address-actions">
          <CopyButton label={text('do.copyAddress')} onCopy={onCopy} />
          {onNew && (
            <IconButton
              icon="plus"
              label={text('do.newAddress')}
              isBusy={isCreating}
              onClick={onNew}
              onHold={onChoose}
            />
          )}
        </span>
      </div>
      <p class="current-address-life soft tabular">
        {usedFor && <span class="current-address-use cut">{usedFor}</span>}
        <span class="whole" data-snapshot="relative-time">
          {text('address.timeLeft', { time: formatTimeLeft(address.expiresAt - now) ?? '' })}
        </span>
        <LifeBar address={address} now={now} />
      </p>
    </section>
  );
}
