import { text } from '../../lib/language/text.ts';
import type { Attachment } from '../../lib/mailbox/message.ts';
import type { FileProgress } from '../hooks/use-files.ts';
import { AttachmentRow } from './attachment-row.tsx';
import type { AttachmentState } from './use-attachments.ts';

type AttachmentListProps = {
  attachments: readonly Attachment[];
  /** those on their way, by id */
  loading: ReadonlyMap<string, FileProgress>;
  /** what is known of those that were looked at, by id */
  states: Readonly<Record<string, AttachmentState>>;
  onSave: (attachment: Attachment) => void;
  onPreview: (attachment: Attachment) => void;
};

/** The files that came with a message. They are saved; only pictures are shown here too, in a cage. */
export function AttachmentList({ attachments, loading, states, onSave, onPreview }: AttachmentListProps) {
  return (
    <ul class="attachment-list" aria-label={text('attachment.title')}>
      {attachments.map((attachment) => (
        <AttachmentRow
          key={attachment.id}
          attachment={attachment}
          progress={loading.get(attachment.id)}
          state={states[attachment.id]}
          onSave={() => onSave(attachment)}
          onPreview={() => onPreview(attachment)}
        />
      ))}
    </ul>
  );
}
