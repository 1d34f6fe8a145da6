import { useEffect, useRef, useState } from 'preact/hooks';
import { text } from '../../../lib/i18n/text.ts';
import type { ExportFormat } from '../../../lib/mailbox/export/export-mail.ts';
import { ExportView } from './export-view.tsx';
import { useExport } from './use-export.ts';

type ExportDialogProps = {
  /** the ids of the messages to export; absent for all messages */
  ids?: ReadonlySet<string> | undefined;
  /** how many messages are exported */
  count: number;
  onClose: () => void;
};

/** Asks for a file format, and exports messages in it. */
export function ExportDialog({ ids, count, onClose }: ExportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [format, setFormat] = useState<ExportFormat>('eml');
  const { state, run } = useExport(ids);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog class="export-dialog" ref={dialog} aria-label={text('export.title')} onClose={onClose}>
      <ExportView
        count={count}
        format={format}
        state={state}
        onFormat={setFormat}
        onSave={() => void run(format)}
        onClose={() => dialog.current?.close()}
      />
    </dialog>
  );
}
