import { useEffect, useState } from 'preact/hooks';
import { text } from '../../../lib/i18n/text.ts';
import {
  readUnstoredNote,
  type UnstoredNote,
  watchUnstoredNote,
  writeUnstoredNote,
} from '../../../lib/mailbox/open-stores.ts';
import { StorageNotice } from './storage-notice.tsx';

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
