import './storage-notice.css';
import { text } from '../../lib/i18n/text.ts';
import { evictionNoticeItem } from '../../lib/mailbox/quota.ts';
import { storageLostItem } from '../../lib/storage/connection.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { useStoredItem } from '../ui/use-stored.ts';

type StorageNoticeProps = {
  sentence: string;
  /** opens the settings; absent if they can't help */
  onSettings?: () => void;
  /** absent if the notice can't be closed */
  onClose?: () => void;
};

/** A notice about what happened to stored mail. */
export function StorageNotice({ sentence, onSettings, onClose }: StorageNoticeProps) {
  return (
    <div class="storage-notice" role="status">
      <p>
        {sentence} {onSettings && <Button kind="text-button" onClick={onSettings} text={text('do.openSettings')} />}
      </p>
      {onClose && <IconButton icon="close" label={text('do.close')} onClick={onClose} />}
    </div>
  );
}

/** Shown after contents of old messages were evicted, until the user closes it. */
export function EvictionNoticeLine({ onSettings }: { onSettings: () => void }) {
  const notice = useStoredItem(evictionNoticeItem);
  if (!notice || notice.evicted === 0) return null;
  const sentence = [notice.isFull ? text('keep.browserFull') : '', text('keep.madeRoom')].filter(Boolean).join(' ');
  const onClose = () => void evictionNoticeItem.write({ evicted: 0, isFull: false });
  return <StorageNotice sentence={sentence} onSettings={onSettings} onClose={onClose} />;
}

/** Shown after the browser deleted all stored data, until the user closes it. */
export function StorageLostLine() {
  if (!useStoredItem(storageLostItem)) return null;
  return <StorageNotice sentence={text('keep.lost')} onClose={() => void storageLostItem.write(false)} />;
}
