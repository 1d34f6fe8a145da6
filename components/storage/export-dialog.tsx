import { useEffect, useRef } from 'preact/hooks';
import { text } from '../../lib/i18n/text.ts';
import { ExportView } from './export-view.tsx';
import { useExport } from './use-export.ts';

type ExportDialogProps = {
  /** the ids of the messages to export; absent for all messages */
  ids?: ReadonlySet<string> | undefined;
  /** how many messages are exported */
  count: number;
  onClose: () => void;
};

/** Exports messages into a file. */
export function ExportDialog({ ids, count, onClose }: ExportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { state, run } = useExport(ids);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog class="export-dialog" ref={dialog} aria-label={text('export.title')} onClose={onClose}>
      <ExportView count={count} state={state} onSave={() => void run()} onClose={() => dialog.current?.close()} />
    </dialog>
  );
}
