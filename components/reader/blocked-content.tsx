import { formatList } from '../../lib/language/format-list.ts';
import { text, textParts } from '../../lib/language/text.ts';
import type { BlockedCounts } from '../../lib/message/body/remote-content.ts';
import { Icon } from '../ui/icon.tsx';
import { describeBlocked } from './describe-blocked.ts';

/** The rest are in the line's title. */
const MOST_NAMED = 3;

type BlockedContentProps = { held: BlockedCounts; onShow?: (() => void) | undefined };

/** Seen above a message that would have loaded something from elsewhere: pictures come when the reader asks, trackers never. */
export function BlockedContent({ held, onShow }: BlockedContentProps) {
  const words = describeBlocked(held);
  if (!words) return null;
  const named = formatList(held.hosts.slice(0, MOST_NAMED), 'comma') + (held.hosts.length > MOST_NAMED ? ' …' : '');
  return (
    <div class="held-back">
      <Icon name="shield" />
      <div title={formatList(held.hosts, 'comma')}>
        <p>{words}</p>
        {named && <p class="held-hosts">{textParts('held.from', { hosts: <bdi dir="ltr">{named}</bdi> })}</p>}
      </div>
      {onShow && held.images > 0 && (
        <button type="button" class="text-button" onClick={onShow}>
          {text('message.showImages')}
        </button>
      )}
    </div>
  );
}
