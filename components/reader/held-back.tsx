import { formatList } from '../../lib/language/format-list.ts';
import { text, textParts } from '../../lib/language/text.ts';
import type { HeldContent } from '../../lib/message/remote-content.ts';
import { Icon } from '../icon.tsx';
import { describeHeld } from './describe-held.ts';

/** The rest are in the line's title. */
const MOST_NAMED = 3;

type HeldBackProps = { held: HeldContent; onShow?: (() => void) | undefined };

/** Seen above a message that would have loaded something from elsewhere: pictures come when the reader asks, trackers never. */
export function HeldBack({ held, onShow }: HeldBackProps) {
  const words = describeHeld(held);
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
