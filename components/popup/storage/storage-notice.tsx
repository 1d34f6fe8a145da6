import './storage-notice.css';
import { useEffect, useState } from 'preact/hooks';
import { text } from '../../../lib/i18n/text.ts';
import {
  readUnstoredNote,
  type UnstoredNote,
  watchUnstoredNote,
  writeUnstoredNote,
} from '../../../lib/mailbox/open-stores.ts';
import { evictionNoticeItem } from '../../../lib/mailbox/quota.ts';
import { storageLostItem } from '../../../lib/storage/connection.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useStoredItem } from '../../ui/use-stored.ts';

type StorageNoticeProps = {
  what: string;
  /** absent where nothing can be done there */
  onSettings?: () => void;
  /** absent where it stays */
  onClose?: () => void;
};

/** Says what became of what is stored. */
export function StorageNotice({ what, onSettings, onClose }: StorageNoticeProps) {
  return (
    <div class="storage-notice" role="status">
      <p>
        {what}{' '}
        {onSettings && (
          <button type="button" class="text-button" onClick={onSettings}>
            {text('do.openSettings')}
          </button>
        )}
      </p>
      {onClose && <IconButton icon="close" label={text('do.close')} onClick={onClose} />}
    </div>
  );
}

/** Seen after contents of old messages were evicted, until it is closed. */
export function EvictionNoticeLine({ onSettings }: { onSettings: () => void }) {
  const notice = useStoredItem(evictionNoticeItem);
  if (!notice || notice.evicted === 0) return null;
  const what = [notice.isFull ? text('keep.browserFull') : '', text('keep.madeRoom')].filter(Boolean).join(' ');
  const onClose = () => void evictionNoticeItem.write({ evicted: 0, isFull: false });
  return <StorageNotice what={what} onSettings={onSettings} onClose={onClose} />;
}

/** Seen after the browser deleted everything, until it is closed. */
export function StorageLostLine() {
  if (!useStoredItem(storageLostItem)) return null;
  return <StorageNotice what={text('keep.lost')} onClose={() => void storageLostItem.write(false)} />;
}

/** Seen where the browser stores nothing for Mayfly, until it is closed. */
export function UnstoredNoticeLine() {
  const note = useUnstoredNote();
  if (!note || note.isClosed) return null;
  return (
    <StorageNotice what={text('mail.unstored')} onClose={() => void writeUnstoredNote({ ...note, isClosed: true })} />
  );
}

/** Undefined where the browser stores what it should, and until that is known. */
export function useUnstoredNote(): UnstoredNote | undefined {
  const [note, setNote] = useState<UnstoredNote>();
  useEffect(() => {
    const watching = new AbortController();
    const read = () =>
      void readUnstoredNote().then(
        (read) => watching.signal.aborted || setNote(read),
        (error: unknown) => console.warn('It is not known whether mail is stored:', error),
      );
    watchUnstoredNote(read, watching.signal);
    read();
    return () => watching.abort();
  }, []);
  return note;
}
