import { useEffect, useState } from 'preact/hooks';
import { readUnstoredNote, type UnstoredNote, watchUnstoredNote } from '../../lib/mailbox/unstored-note.ts';

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
