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
  /** opens the settings; absent if they can't help */
  onSettings?: () => void;
  /** absent if the notice can't be closed */
  onClose?: () => void;
};

/** A notice about what happened to stored mail. */
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

/** Shown after contents of old messages were evicted, until the user closes it. */
export function EvictionNoticeLine({ onSettings }: { onSettings: () => void }) {
  const notice = useStoredItem(evictionNoticeItem);
  if (!notice || notice.evicted === 0) return null;
  const what = [notice.isFull ? text('keep.browserFull') : '', text('keep.madeRoom')].filter(Boolean).join(' ');
  const onClose = () => void evictionNoticeItem.write({ evicted: 0, isFull: false });
  return <StorageNotice what={what} onSettings={onSettings} onClose={onClose} />;
}

/** Shown after the browser deleted all stored data, until the user closes it. */
export function StorageLostLine() {
  if (!useStoredItem(storageLostItem)) return null;
  return <StorageNotice what={text('keep.lost')} onClose={() => void storageLostItem.write(false)} />;
}

/** Shown while the browser does not let Mayfly store mail on disk, until the user closes it. */
export function UnstoredNoticeLine() {
  const note = useUnstoredNote();
  if (!note || note.isClosed) return null;
  return (
    <StorageNotice what={text('mail.unstored')} onClose={() => void writeUnstoredNote({ ...note, isClosed: true })} />
  );
}

/** @returns undefined while the browser stores mail on disk, and until the note is read */
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
