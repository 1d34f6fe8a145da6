import './eviction-notice.css';
import { text } from '../../lib/language/text.ts';
import type { EvictionNotice as Made } from '../../lib/mailbox/eviction-notice-item.ts';
import { IconButton } from '../ui/icon-button.tsx';

type EvictionNoticeProps = { made: Made; onSettings: () => void; onClose: () => void };

/** Seen after texts of old messages had to make room, until it is closed. */
export function EvictionNotice({ made, onSettings, onClose }: EvictionNoticeProps) {
  return (
    <div class="made-room" role="status">
      <p>
        {made.isFull && `${text('keep.browserFull')} `}
        {text('keep.madeRoom', { count: made.cleared })}{' '}
        <button type="button" class="text-button" onClick={onSettings}>
          {text('do.openSettings')}
        </button>
      </p>
      <IconButton icon="close" label={text('do.close')} onClick={onClose} />
    </div>
  );
}
