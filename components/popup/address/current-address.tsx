import './current-address.css';
import { formatAge } from '../../../lib/i18n/format-time.ts';
import { plural, text } from '../../../lib/i18n/text.ts';
import { type Address, isLive } from '../../../lib/mailbox/address.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ServiceMark } from '../../ui/service-mark.tsx';
import { useCopied } from '../../ui/use-copied.ts';
import { describeTimeLeft } from './describe-time-left.ts';
import { isEnding, LifeBar } from './life-bar.tsx';

type CurrentAddressProps = {
  address: Address;
  now: number;
  /** of its messages */
  unread: number;
  isCreating: boolean;
  onCopy: () => Promise<boolean>;
  /** creates another address; absent where another button does */
  onNew?: (() => void) | undefined;
  /** opens the form for another address */
  onChoose: () => void;
};

/** The address in use, which a click copies, with its time left. */
export function CurrentAddress({ address, now, unread, isCreating, onCopy, onNew, onChoose }: CurrentAddressProps) {
  const { isCopied, onCopy: copy } = useCopied(onCopy);
  const { expiresAt, goneAt = expiresAt } = address;
  const usedFor = address.label ?? address.site;
  return (
    <section class="current-address" aria-label={text('address.yours')}>
      <div class="current-address-line">
        <button
          type="button"
          class="current-address-copy"
          title={text('do.copyAddress')}
          aria-label={text('connect.of', { what: text('do.copyAddress'), service: address.email })}
          onClick={copy}
        >
          <ServiceMark email={address.email} />
          <EmailText email={address.email} />
          <Icon name={isCopied ? 'done' : 'copy'} />
        </button>
        {onNew && (
          <IconButton icon="plus" label={text('do.newAddress')} isBusy={isCreating} onClick={onNew} onHold={onChoose} />
        )}
      </div>
      <p class="current-address-life soft tabular">
        {usedFor && <span class="current-address-use cut">{usedFor}</span>}
        <span class="whole time-left" data-short={isEnding(address, now)}>
          {isLive(address, now)
            ? describeTimeLeft(address, now)
            : text('address.expiredAgo', { age: formatAge(Math.min(expiresAt, goneAt), now) })}
          {unread > 0 && isLive(address, now) && isEnding(address, now) && ` · ${plural('address.unread', unread)}`}
        </span>
        {!address.isLifeUnknown && <LifeBar address={address} now={now} />}
      </p>
    </section>
  );
}
