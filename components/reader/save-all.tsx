import { text } from '../../lib/i18n/text.ts';
import { Icon } from '../ui/icon.tsx';
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
export function SaveAll({ count, isMisleading, state: { isRunning, missing }, onSave }: SaveAllProps) {
  const name = text('attachment.saveAll', { count });
  return (
    <div class="save-all">
      <button type="button" class="button" aria-busy={isRunning} onClick={() => !isRunning && onSave()}>
        <Icon name={isRunning ? 'busy' : 'save'} />
        {isMisleading ? `${name} – ${text('attachment.saveAnyway')}` : name}
      </button>
      <p class="attachment-risk" role="status">
        {missing > 0 && text('attachment.missing', { count: missing })}
      </p>
    </div>
  );
}
