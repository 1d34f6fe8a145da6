import { useId, useState } from 'preact/hooks';
import { type Address, isLive } from '../../lib/mailbox/address.ts';
import { CopyButton } from '../copy-button.tsx';
import { EmailParts } from '../email-parts.tsx';
import { formatAge } from '../format/format-age.ts';
import { formatTimeLeft } from '../format/format-time-left.ts';
import { IconButton } from '../icon-button.tsx';
import { LifeBar } from './life-bar.tsx';

type AddressRowProps = {
  address: Address;
  messages: number;
  unread: number;
  now: number;
  onCopy: () => Promise<boolean>;
  onDelete: () => void;
  /** absent where there is no page to fill, or no mail comes to it any more */
  onFill?: () => void;
};

/** One address: where it was used, what came, how long it lives. Deleting asks once, in the row itself, as it can't be undone. */
export function AddressRow({ address, messages, unread, now, onCopy, onDelete, onFill }: AddressRowProps) {
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const isExpired = !isLive(address, now);
  const place = [address.label, address.site].filter(Boolean).join(' · ');

  return (
    <li class="address-row" data-expired={isExpired}>
      <p class="address-row-email" id={id}>
        <EmailParts email={address.email} />
      </p>
      <p class="address-row-facts soft tabular">
        {place && <span>{place}</span>}
        <span>
          {messages === 0 ? 'No mail' : messages === 1 ? '1 message' : `${messages} messages`}
          {unread > 0 && (
            <>
              , <b class="unread-count">{unread} unread</b>
            </>
          )}
        </span>
        <span>
          {isExpired
            ? `Expired ${formatAge(Math.min(address.expiresAt, address.goneAt ?? address.expiresAt), now)}`
            : `${formatTimeLeft(address.expiresAt - now)} left`}
        </span>
      </p>
      {!isExpired && <LifeBar address={address} now={now} />}
      {isAsking ? (
        <div class="address-row-ask">
          <p>
            Delete this address{messages > 0 && ' and its mail'}, here and on the service? It can’t be brought back.
          </p>
          <div>
            <button type="button" class="button" onClick={() => setAsking(false)}>
              Keep
            </button>
            <button type="button" class="button danger" aria-describedby={id} onClick={onDelete}>
              Delete
            </button>
          </div>
        </div>
      ) : (
        <div class="address-row-actions">
          {onFill && <IconButton icon="fill" label="Fill this address" describedBy={id} onClick={onFill} />}
          <CopyButton label="Copy address" describedBy={id} onCopy={onCopy} />
          <IconButton icon="delete" label="Delete address" describedBy={id} onClick={() => setAsking(true)} />
        </div>
      )}
    </li>
  );
}
