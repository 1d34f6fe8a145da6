import './made-room.css';
import { text } from '../../lib/language/text.ts';
import type { MadeRoom as Made } from '../../lib/mailbox/room-item.ts';
import { IconButton } from '../icon-button.tsx';

type MadeRoomProps = { made: Made; onSettings: () => void; onClose: () => void };

/** Seen after texts of old messages had to make room, until it is closed. */
export function MadeRoom({ made, onSettings, onClose }: MadeRoomProps) {
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
