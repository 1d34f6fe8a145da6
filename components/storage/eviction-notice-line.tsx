import { evictionNoticeItem } from '../../lib/mailbox/eviction-notice-item.ts';
import { useStoredItem } from '../hooks/use-stored-item.ts';
import { EvictionNotice } from './eviction-notice.tsx';

/** What had to go to make room, if anything did that was not said yet. */
export function EvictionNoticeLine({ onSettings }: { onSettings: () => void }) {
  const made = useStoredItem(evictionNoticeItem);
  if (!made || made.cleared === 0) return null;
  return (
    <EvictionNotice
      made={made}
      onSettings={onSettings}
      onClose={() => void evictionNoticeItem.write({ cleared: 0, isFull: false })}
    />
  );
}
