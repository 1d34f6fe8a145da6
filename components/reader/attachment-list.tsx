import { useState } from 'preact/hooks';
import { plural, text } from '../../lib/i18n/text.ts';
import type { Attachment } from '../../lib/mailbox/message.ts';
import { Button } from '../ui/button.tsx';
import { AttachmentRow } from './attachment-row.tsx';
import { useReader } from './reader-context.ts';
import type { SavingAll } from './use-attachments.ts';

type SaveAllProps = {
  /** of the attachments */
  count: number;
  /** one of them is a program with a misleading name, as its row says */
  isMisleading: boolean;
  state: SavingAll;
  onSave: () => void;
};

/** Above a message's attachments, where there are several: all of them as one file. */
function SaveAll({ count, isMisleading, state: { isRunning, missing }, onSave }: SaveAllProps) {
  const name = text('attachment.saveAll', { count });
  return (
    <div class="save-all">
      <Button
        isBusy={isRunning}
        onClick={() => onSave()}
        icon="save"
        text={isMisleading ? `${name} – ${text('attachment.saveAnyway')}` : name}
      />
      <p class="attachment-risk" role="status">
        {missing > 0 && plural('attachment.missing', missing)}
      </p>
    </div>
  );
}

/** The sender decides how many attachments there are, and many rows are slow to draw. */
const PER_PAGE = 50;

/** A message's attachments, page by page. They can be saved; images can be shown too, in a sandbox. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const { state, actions } = useReader();
  const [limit, setLimit] = useState(PER_PAGE);
  return (
    <>
      {attachments.length > 1 && (
        <SaveAll
          count={attachments.length}
          isMisleading={[...state.attachments.values()].some(({ type }) => type.isMismatched && type.isActive)}
          state={state.savingAll}
          onSave={() => actions.saveAttachments(attachments)}
        />
      )}
      <ul class="attachment-list" aria-label={text('attachment.title')}>
        {attachments.slice(0, limit).map((attachment) => (
          <AttachmentRow
            key={attachment.id}
            attachment={attachment}
            progress={state.loading.get(attachment.id)}
            state={state.attachments.get(attachment.id)}
            onSave={() => actions.saveAttachment(attachment)}
            onPreview={() => actions.previewAttachment(attachment)}
          />
        ))}
      </ul>
      {attachments.length > limit && (
        <Button kind="button plain show-more" onClick={() => setLimit(limit + PER_PAGE)} text={text('do.showMore')} />
      )}
    </>
  );
}
