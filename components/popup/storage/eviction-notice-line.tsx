import { evictionNoticeItem } from '../../../lib/mailbox/quota.ts';
import { useStoredItem } from '../../ui/use-stored-item.ts';
import { EvictionNotice } from './eviction-notice.tsx';

/** The eviction notice with its data; nothing if there is nothing to say. */
export function EvictionNoticeLine({ onSettings }: { onSettings: () => void }) {
  const notice = useStoredItem(evictionNoticeItem);
  if (!notice || notice.evicted === 0) return null;
  return (
    <EvictionNotice
      notice={notice}
      onSettings={onSettings}
      onClose={() => void evictionNoticeItem.write({ evicted: 0, isFull: false })}
    />
  );
}
