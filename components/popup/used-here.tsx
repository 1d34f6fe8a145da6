import { useId } from 'preact/hooks';
import type { Address } from '../../lib/mailbox/address.ts';
import { EmailParts } from '../email-parts.tsx';
import { formatTimeLeft } from '../format/format-time-left.ts';
import { Icon } from '../icon.tsx';

type UsedHereProps = {
  address: Address;
  /** it stands above already, with the time it has left */
  isCurrent: boolean;
  unread: number;
  now: number;
  isFilling: boolean;
  onFill: () => void;
};

/** Seen on a site on which an address was used that still takes mail: to log in, the same one is wanted again. */
export function UsedHere({ address, isCurrent, unread, now, isFilling, onFill }: UsedHereProps) {
  const id = useId();
  return (
    <section class="used-here" aria-label="Used here before">
      <div id={id}>
        <p class="used-here-facts soft tabular">
          <span>Used here before</span>
          {!isCurrent && <span>{formatTimeLeft(address.expiresAt - now)} left</span>}
          {unread > 0 && <b class="unread-count">{unread} unread</b>}
        </p>
        {!isCurrent && (
          <p class="used-here-email">
            <EmailParts email={address.email} />
          </p>
        )}
      </div>
      <button
        type="button"
        class="button"
        aria-describedby={id}
        aria-busy={isFilling}
        onClick={() => !isFilling && onFill()}
      >
        <Icon name={isFilling ? 'busy' : 'fill'} />
        Fill again
      </button>
    </section>
  );
}
