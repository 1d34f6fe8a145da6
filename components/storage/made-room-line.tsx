import { madeRoomItem } from '../../lib/mailbox/room-item.ts';
import { useStoredItem } from '../hooks/use-stored-item.ts';
import { MadeRoom } from './made-room.tsx';

/** What had to go to make room, if anything did that was not said yet. */
export function MadeRoomLine({ onSettings }: { onSettings: () => void }) {
  const made = useStoredItem(madeRoomItem);
  if (!made || made.cleared === 0) return null;
  return (
    <MadeRoom
      made={made}
      onSettings={onSettings}
      onClose={() => void madeRoomItem.write({ cleared: 0, isFull: false })}
    />
  );
}
