import { useId } from 'preact/hooks';
import type { Attachment } from '../../lib/mailbox/message.ts';
import { cleanAttachmentName, isActiveExtension } from '../../lib/message/attachment-name.ts';
import { sizeInWords } from '../../lib/message/attachment-size.ts';
import { Icon } from '../icon.tsx';

type AttachmentListProps = {
  attachments: readonly Attachment[];
  /** ids of those on their way */
  loading: ReadonlySet<string>;
  onSave: (id: string, name: string) => void;
};

/** The files that came with a message. They are only ever saved, never opened here. */
export function AttachmentList({ attachments, loading, onSave }: AttachmentListProps) {
  return (
    <ul class="attachment-list" aria-label="Attachments">
      {attachments.map((attachment) => (
        <AttachmentRow
          key={attachment.id}
          attachment={attachment}
          isLoading={loading.has(attachment.id)}
          onSave={() => onSave(attachment.id, attachment.name)}
        />
      ))}
    </ul>
  );
}

type AttachmentRowProps = { attachment: Attachment; isLoading: boolean; onSave: () => void };

function AttachmentRow({ attachment, isLoading, onSave }: AttachmentRowProps) {
  const id = useId();
  const { name, extension, isDisguised } = cleanAttachmentName(attachment.name);
  const facts = [extension.toUpperCase(), sizeInWords(attachment.size)].filter(Boolean).join(' · ');
  const isRisky = isDisguised || isActiveExtension(extension);
  return (
    <li class="attachment-row">
      <Icon name={isRisky ? 'warning' : 'file'} />
      <div>
        <p class="attachment-name" id={id}>
          {name}
        </p>
        <p class="soft tabular">{facts}</p>
        {isRisky && (
          <p class="attachment-risk">
            {isDisguised ? 'Its name hides what it is. ' : ''}It can run as a program: open it only if you trust the
            sender.
          </p>
        )}
      </div>
      <button
        type="button"
        class="button"
        aria-describedby={id}
        aria-busy={isLoading}
        onClick={() => !isLoading && onSave()}
      >
        {isLoading && <Icon name="busy" />}
        {isLoading ? 'Saving …' : 'Save'}
      </button>
    </li>
  );
}
