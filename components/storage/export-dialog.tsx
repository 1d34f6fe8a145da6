import './export.css';
import { useEffect, useRef } from 'preact/hooks';
import { plural, text } from '../../lib/i18n/text.ts';
import { Button } from '../ui/button.tsx';
import { type ExportState, useExport } from './use-export.ts';

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

export type ExportViewProps = {
  /** how many messages are exported */
  count: number;
  state: ExportState;
  onSave: () => void;
  /** also stops a running export */
  onClose: () => void;
};

/** What is exported, the export's progress, and its result. */
export function ExportView({ count, state, onSave, onClose }: ExportViewProps) {
  return (
    <div class="export">
      <h2>{text('export.title')}</h2>
      <p class="soft tabular">{plural('address.messages', count)}</p>
      {state.step === 'ready' && count > 1 && <p class="soft">{text('export.note')}</p>}
      {state.step === 'writing' && (
        <p class="tabular">
          <progress max={count} value={state.done} aria-label={text('export.title')} />
          {text('export.progress', { done: state.done, total: count })}
        </p>
      )}
      <div role="status">
        {state.step === 'saved' && <p>{text('export.saved')}</p>}
        {state.step === 'saved' && state.composed > 0 && (
          <p class="soft">{text('export.composed', { messages: plural('address.messages', state.composed) })}</p>
        )}
        {state.step === 'failed' && <p>{text('export.failed')}</p>}
      </div>
      <div class="export-actions">
        <Button kind="button plain" onClick={onClose} text={text(state.step === 'saved' ? 'do.close' : 'do.cancel')} />
        {state.step !== 'saved' && (
          <Button kind="button primary" isBusy={state.step === 'writing'} onClick={onSave} text={text('do.save')} />
        )}
      </div>
    </div>
  );
}
