import './eviction-notice.css';
import { useEffect, useState } from 'preact/hooks';
import { text } from '../../../lib/i18n/text.ts';
import {
  readUnstoredNote,
  type UnstoredNote,
  watchUnstoredNote,
  writeUnstoredNote,
} from '../../../lib/mailbox/open-stores.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Seen where the browser stores nothing for Mayfly. @param onClose absent where it stays */
export function UnstoredNotice({ onClose }: { onClose?: () => void }) {
  return (
    <div class="eviction-notice" role="status">
      <p>{text('mail.unstored')}</p>
      {onClose && <IconButton icon="close" label={text('do.close')} onClick={onClose} />}
    </div>
  );
}

/** The notice with its data, until it is closed; nothing where the browser stores what it should. */
export function UnstoredNoticeLine() {
  const note = useUnstoredNote();
  if (!note || note.isClosed) return null;
  return <UnstoredNotice onClose={() => void writeUnstoredNote({ ...note, isClosed: true })} />;
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
