import './eviction-notice.css';
import { text } from '../../../lib/i18n/text.ts';
import { type EvictionNotice as Evicted, evictionNoticeItem } from '../../../lib/mailbox/quota.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useStoredItem } from '../../ui/use-stored.ts';

type EvictionNoticeProps = { notice: Evicted; onSettings: () => void; onClose: () => void };

/** Seen after contents of old messages were evicted, until it is closed. */
export function EvictionNotice({ notice, onSettings, onClose }: EvictionNoticeProps) {
  return (
    <div class="eviction-notice" role="status">
      <p>
        {notice.isFull && `${text('keep.browserFull')} `}
        {text('keep.madeRoom')}{' '}
        <button type="button" class="text-button" onClick={onSettings}>
          {text('do.openSettings')}
        </button>
      </p>
      <IconButton icon="close" label={text('do.close')} onClick={onClose} />
    </div>
  );
}

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
