import { writeUnstoredNote } from '../../../lib/mailbox/unstored-note.ts';
import { useUnstoredNote } from '../use-unstored-note.ts';
import { UnstoredNotice } from './unstored-notice.tsx';

/** The notice with its data, until it is closed; nothing where the browser stores what it should. */
export function UnstoredNoticeLine() {
  const note = useUnstoredNote();
  if (!note || note.isClosed) return null;
  return <UnstoredNotice onClose={() => void writeUnstoredNote({ ...note, isClosed: true })} />;
}
