import './used-here.css';
import { useId } from 'preact/hooks';
import { plural, text } from '../../../lib/language/text.ts';
import type { Address } from '../../../lib/mailbox/address.ts';
import { EmailParts } from '../../ui/email-parts.tsx';
import { formatTimeLeft } from '../../ui/format/format-time-left.ts';
import { Icon } from '../../ui/icon.tsx';

type UsedHereProps = {
  address: Address;
  unread: number;
  now: number;
  isFilling: boolean;
  onFill: () => void;
};

/** Shown on a site where a live address was used: to log in there, the same address is needed. */
export function UsedHere({ address, unread, now, isFilling, onFill }: UsedHereProps) {
  const id = useId();
  return (
    <section class="used-here" data-snapshot="skip" aria-label={text('address.usedHere')}>
      <div id={id}>
        <p class="used-here-facts soft tabular">
          <span>{text('address.usedHere')}</span>
          <span>{text('address.timeLeft', { time: formatTimeLeft(address.expiresAt - now) ?? '' })}</span>
          {unread > 0 && <b class="unread-count">{plural('address.unread', unread)}</b>}
        </p>
        <p class="used-here-email">
          <EmailParts email={address.email} />
        </p>
      </div>
      <button
        type="button"
        class="button"
        aria-describedby={id}
        aria-busy={isFilling}
        onClick={() => !isFilling && onFill()}
      >
        <Icon name={isFilling ? 'busy' : 'fill'} />
        {text('do.fillAgain')}
      </button>
    </section>
  );
}
