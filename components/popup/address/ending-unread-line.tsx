import './ending-unread-line.css';
import { plural } from '../../../lib/i18n/text.ts';
import { ShortEmail } from '../../ui/email-text.tsx';
import { formatRoute } from '../route.ts';
import { describeTimeLeft } from './describe-time-left.ts';
import type { EndingUnread } from './find-ending-unread.ts';

/** Shown in the last minutes of another address than the one above it, as long as it has unread mail. It leads to that mail. */
export function EndingUnreadLine({ ending: { address, unread }, now }: { ending: EndingUnread; now: number }) {
  return (
    <p class="ending-unread">
      <a href={formatRoute({ view: 'address', id: address.email })} title={address.email}>
        <ShortEmail email={address.email} />
      </a>
      <span class="whole tabular">
        {describeTimeLeft(address, now)} · {plural('address.unread', unread)}
      </span>
    </p>
  );
}
