import { text } from '../../lib/language/text.ts';
import type { HeldContent } from '../../lib/message/remote-content.ts';
import { Icon } from '../icon.tsx';
import { describeHeld } from './describe-held.ts';

type HeldBackProps = { held: HeldContent; onShow?: (() => void) | undefined };

/** Seen above a message that would have loaded something from elsewhere: pictures come when the reader asks, trackers never. */
export function HeldBack({ held, onShow }: HeldBackProps) {
  const words = describeHeld(held);
  if (!words) return null;
  return (
    <div class="held-back">
      <Icon name="shield" />
      <p title={held.hosts.join(', ')}>{words}</p>
      {onShow && held.images > 0 && (
        <button type="button" class="text-button" onClick={onShow}>
          {text('message.showImages')}
        </button>
      )}
    </div>
  );
}
